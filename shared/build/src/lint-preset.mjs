import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { clockInExpect } from './lint-clock-in-expect.mjs';
import { kebabCase } from './lint-kebab-case.mjs';
import {
  importsOfTests,
  noBrowserState,
  noLuckInTests,
  noTextInMarkup,
  noTextNorSignIn,
  restrictedImports,
} from './lint-restrictions.mjs';
import { retriedPress } from './lint-retried-press.mjs';
import { shortLimits } from './lint-short-limits.mjs';

const NODE_GLOBALS = Object.fromEntries(
  [
    'process',
    'console',
    'Buffer',
    'URL',
    'URLSearchParams',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'fetch',
    'AbortSignal',
    'AbortController',
    'structuredClone',
    'performance',
    'TextEncoder',
    'TextDecoder',
    'WebSocket',
    'FormData',
    'Blob',
    'Response',
    'Headers',
    'queueMicrotask',
  ].map((name) => [name, /** @type {const} */ ('readonly')]),
);

const portal = {
  rules: {
    'clock-in-expect': clockInExpect,
    'kebab-case': kebabCase,
    'retried-press': retriedPress,
    'short-limits': shortLimits,
  },
};

/** The portal's own rules: names of files, length of lines. No other linter has them. */
export const ownRules = tseslint.config({
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  plugins: { '@stylistic': stylistic, 'import-x': importX, portal },
  settings: {
    'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] })],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    'portal/kebab-case': 'error',
    // Prettier breaks code; what it cannot break is text of its own, and an address.
    '@stylistic/max-len': [
      'error',
      { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
    ],
  },
});

/** Cycles and plain mistakes. */
export const mistakes = tseslint.config(js.configs.recommended, {
  rules: {
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
  },
});

/** What names its home: packages that only one module may import, and exports with a name. */
export const homes = tseslint.config({
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser: tseslint.parser },
  rules: { ...restrictedImports(), 'import-x/no-default-export': 'error' },
});

/**
 * Strict TypeScript.
 *
 * @param {string} root folder of the tsconfig.json that knows every file
 */
export const typescript = (root) =>
  tseslint.config({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Fastify handlers and React event handlers may be async; both await or ignore the promise on purpose.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      // Stores and services are closures, and classes keep their state in #private fields: a lost `this` fails loudly.
      '@typescript-eslint/unbound-method': 'off',
    },
  });

/** @param {string[]} files what draws */
export const hooks = (files) =>
  tseslint.config({
    files,
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  });

/** @param {string[]} files what draws */
export const drawing = (files) => tseslint.config({ files, rules: noTextInMarkup });

/**
 * A remote owns its pages and nothing else.
 *
 * @param {string[]} files
 */
export const remote = (files) => tseslint.config({ files, rules: { ...noBrowserState, ...noTextNorSignIn } });

/** Default exports where a tool or React.lazy asks for them. */
export const defaultExports = tseslint.config({
  files: [
    '**/*-page.tsx',
    '**/*-panel.tsx',
    '**/*-dialog.tsx',
    '**/*-drawer.tsx',
    '**/*-menu.tsx',
    '**/captcha.tsx',
    '**/pages/**/*.tsx',
    '**/*.d.ts',
    '**/*.config.ts',
  ],
  rules: { 'import-x/no-default-export': 'off' },
});

/** The defaults of Jest's projects, in milliseconds: of a test, of one wait of the testing library, of `eventually`. */
const LIMITS = { test: 120_000, wait: 15_000, waiters: { eventually: 30_000 } };

/**
 * Tests and their kits. They pass or fail by what the program does, however busy the machine is.
 *
 * @param {string[]} files
 * @param {{ test: number, wait?: number, waiters?: Record<string, number> }} limits
 */
export const tests = (files, limits = LIMITS) =>
  tseslint.config(
    {
      files,
      rules: {
        ...importsOfTests({ timers: true }),
        ...noLuckInTests({ timers: true }),
        'portal/clock-in-expect': 'error',
        'portal/retried-press': 'error',
        'portal/short-limits': ['error', limits],
      },
    },
    {
      files: ['**/*.{test,spec}.{ts,tsx}'],
      rules: { ...importsOfTests({ timers: false }), ...noLuckInTests({ timers: false }) },
    },
  );

/**
 * Answers of a server under test are read as they come.
 *
 * @param {string[]} files
 */
export const answers = (files) =>
  tseslint.config({
    files,
    rules: {
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
    languageOptions: { globals: NODE_GLOBALS },
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['**/webpack.config.js'], rules: { 'import-x/no-restricted-paths': 'off' } },
  {
    files: ['**/*.cjs', '**/webpack.config.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', module: 'writable', __dirname: 'readonly', exports: 'writable' },
    },
  },
);

const TESTS_OF_A_REMOTE = ['**/*.test.{ts,tsx}', '**/src/testing/**'];

/**
 * The whole configuration of a remote in a repository of its own: the same rules that bind it in the portal's, where
 * oxlint holds a part of them (.oxlintrc.json).
 *
 * @param {{ root: string }} options
 */
export const remoteLint = ({ root }) =>
  tseslint.config(
    { ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', 'coverage/**', 'packages/**'] },
    ownRules,
    mistakes,
    homes,
    typescript(root),
    hooks(['**/*.{ts,tsx}']),
    drawing(['**/*.{ts,tsx}']),
    remote(['**/*.{ts,tsx}']),
    defaultExports,
    tests(TESTS_OF_A_REMOTE),
    answers(TESTS_OF_A_REMOTE),
    scripts,
    { files: ['**/*.{mjs,cjs,js}'], extends: [tseslint.configs.disableTypeChecked] },
  );
