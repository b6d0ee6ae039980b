import { createRequire } from 'node:module';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { kebabCase } from './shared/build/src/lint-kebab-case.mjs';
import { noBrowserState, noTextInMarkup, noTextNorSignIn, restrictedImports } from './shared/build/src/lint-restrictions.mjs';
import { zones } from './shared/build/src/lint-rooms.mjs';

const require = createRequire(import.meta.url);
const remotes = require('./shared/build/src/workspaces.cjs').remoteNames();

const TESTS = ['**/*.test.{ts,tsx}', '**/src/testing/**', 'gateway/test/**', 'e2e/**', 'comparisons/**', 'shared/testing/**'];
const NODE_GLOBALS = Object.fromEntries(
  ['process', 'console', 'Buffer', 'URL', 'URLSearchParams', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'fetch', 'AbortSignal', 'AbortController', 'structuredClone', 'performance', 'TextEncoder', 'TextDecoder', 'WebSocket', 'FormData', 'Blob', 'Response', 'Headers', 'queueMicrotask']
    .map((name) => [name, 'readonly']),
);

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', '.data/**', '**/*.generated.ts', 'coverage/**', 'bench/results/**', 'test-results/**', 'playwright-report/**'] },
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
      'import-x/no-restricted-paths': ['error', { zones: zones(remotes) }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
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
  },
  {
    files: ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/{ui,runtime,testing}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error', ...noTextInMarkup },
  },

  // Homes of the packages that have one.
  { files: ['shared/ui/src/**/*.{ts,tsx}'], rules: restrictedImports('antd') },
  { files: ['shell/src/**/*.{ts,tsx}'], rules: restrictedImports('gatewayClient') },
  { files: ['shell/src/remotes/**/*.{ts,tsx}'], rules: restrictedImports('federation', 'gatewayClient') },
  { files: ['shell/src/services/socket.ts'], rules: restrictedImports('stomp', 'gatewayClient') },
  { files: ['shared/{runtime,gateway-client}/src/**/*.{ts,tsx}'], rules: restrictedImports('gatewayClient') },

  // A remote owns its pages and nothing else.
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: { ...noBrowserState, ...noTextNorSignIn } },
  { files: ['mf-auth/src/**/*.{ts,tsx}'], rules: noTextInMarkup },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['shell/src/boot.ts', 'shell/src/services/session*.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'sessionStorage', message: 'The session service gets it from boot.ts; nobody else touches the tokens.' }] },
  },

  // Default exports where a tool or React.lazy asks for them.
  {
    files: ['**/*-page.tsx', '**/*-panel.tsx', '**/*-dialog.tsx', '**/*-drawer.tsx', '**/*-menu.tsx', '**/captcha.tsx', '**/pages/**/*.tsx', '**/*.d.ts', '**/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },

  {
    files: TESTS,
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
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: NODE_GLOBALS },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
  { files: ['**/webpack.config.js'], rules: { 'import-x/no-restricted-paths': 'off' } },
  { files: ['shared/build/src/hot-client.js'], languageOptions: { globals: { window: 'readonly' } } },
  { files: ['**/*.cjs', '**/webpack.config.js'], languageOptions: { sourceType: 'commonjs', globals: { require: 'readonly', module: 'writable', __dirname: 'readonly', exports: 'writable' } } },
);
