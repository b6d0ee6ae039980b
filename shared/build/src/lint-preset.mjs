import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { kebabCase } from './lint-kebab-case.mjs';
import { noBrowserState, noTextInMarkup, noTextNorSignIn, restrictedImports } from './lint-restrictions.mjs';

const NODE_GLOBALS = Object.fromEntries(
  ['process', 'console', 'Buffer', 'URL', 'URLSearchParams', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'fetch', 'AbortSignal', 'AbortController', 'structuredClone', 'performance', 'TextEncoder', 'TextDecoder', 'WebSocket', 'FormData', 'Blob', 'Response', 'Headers', 'queueMicrotask']
    .map((name) => [name, /** @type {const} */ ('readonly')]),
);

/** Names of files, cycles, plain mistakes. */
export const everywhere = tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { 'import-x': importX, portal: { rules: { 'kebab-case': kebabCase } } },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'portal/kebab-case': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
);

/**
 * Strict TypeScript, and the packages that have one home.
 *
 * @param {string} root folder of the tsconfig.json that knows every file
 */
export const typescript = (root) => tseslint.config({
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: root } },
  rules: {
    ...restrictedImports(),
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // Fastify handlers and React event handlers may be async; both await or ignore the promise on purpose.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    '@typescript-eslint/require-await': 'off',
    // Stores and services are closures, and classes keep their state in #private fields: a lost `this` fails loudly.
    '@typescript-eslint/unbound-method': 'off',
    'import-x/no-default-export': 'error',
  },
});

/** @param {string[]} files what draws */
export const drawing = (files) => tseslint.config({
  files,
  plugins: { 'react-hooks': reactHooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error', ...noTextInMarkup },
});

/**
 * A remote owns its pages and nothing else.
 *
 * @param {string[]} files
 */
export const remote = (files) => tseslint.config({ files, rules: { ...noBrowserState, ...noTextNorSignIn } });

/** Default exports where a tool or React.lazy asks for them. */
export const defaultExports = tseslint.config({
  files: ['**/*-page.tsx', '**/*-panel.tsx', '**/*-dialog.tsx', '**/*-drawer.tsx', '**/*-menu.tsx', '**/captcha.tsx', '**/pages/**/*.tsx', '**/*.d.ts', '**/*.config.ts'],
  rules: { 'import-x/no-default-export': 'off' },
});

/** @param {string[]} files */
export const tests = (files) => tseslint.config({
  files,
  rules: {
    ...restrictedImports('antd', 'federation', 'stomp', 'gatewayClient', 'testing'),
    'no-restricted-globals': 'off',
    'no-restricted-properties': 'off',
    'no-restricted-syntax': 'off',
    // Answers of a server under test are read as they come.
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
  },
});

/** Configurations and commands, which Node runs as they are. */
export const scripts = tseslint.config(
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: NODE_GLOBALS },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
  { files: ['**/webpack.config.js'], rules: { 'import-x/no-restricted-paths': 'off' } },
  { files: ['**/*.cjs', '**/webpack.config.js'], languageOptions: { sourceType: 'commonjs', globals: { require: 'readonly', module: 'writable', __dirname: 'readonly', exports: 'writable' } } },
);

/**
 * The whole configuration of a remote in a repository of its own: the same rules that bind it in the portal's.
 *
 * @param {{ root: string }} options
 */
export const remoteLint = ({ root }) => tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', 'coverage/**', 'packages/**'] },
  everywhere,
  typescript(root),
  drawing(['**/*.{ts,tsx}']),
  remote(['**/*.{ts,tsx}']),
  defaultExports,
  tests(['**/*.test.{ts,tsx}', '**/src/testing/**']),
  scripts,
);
