import { createRequire } from 'node:module';
import tseslint from 'typescript-eslint';
import { defaultExports, drawing, homes, ownRules, remote, scripts, tests } from './shared/build/src/lint-preset.mjs';
import { noTextInMarkup, restrictedImports } from './shared/build/src/lint-restrictions.mjs';
import { domainProcessesZones, filingsZones, gatewayZones, uiZones, zones } from './shared/build/src/lint-layers.mjs';

const require = createRequire(import.meta.url);
const remotes = require('./shared/build/src/workspaces.cjs').remoteNames();

/**
 * What oxlint does not have: the portal's own rules, and who may import what. Plain mistakes, cycles, hooks and rules
 * that need types are oxlint's (.oxlintrc.json); shared/build/src/lint-rules.test.ts holds that none is lost between
 * the two.
 */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.cache/**',
      '.data/**',
      '**/*.generated.ts',
      'shared/create-remote/template/**',
      'shared/create-remote/template-filing/**',
      'coverage/**',
      'bench/results/**',
      'test-results/**',
      'playwright-report/**',
      // a partner's program, typed by the served document: compiled by gateway/test/openapi-document.test.ts
      'gateway/openapi/typed-client/**',
    ],
  },
  ownRules,
  homes,
  // of @eslint/js the one that oxlint lacks; an ES module with an octal number is not even parsed
  { files: ['**/*.{cjs,js}'], rules: { 'no-octal': 'error' } },
  { rules: { 'import-x/no-restricted-paths': ['error', { zones: zones(remotes) }] } },
  {
    files: ['gateway/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones(remotes), ...gatewayZones, ...filingsZones] }],
    },
  },
  {
    files: ['shared/domain/src/processes/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones(remotes), ...domainProcessesZones] }] },
  },
  {
    files: ['shared/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones(remotes), ...uiZones] }] },
  },
  drawing(['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/{ui,runtime,testing}/src/**/*.{ts,tsx}']),

  // Homes of the packages that have one.
  { files: ['shared/ui/src/**/*.{ts,tsx}'], rules: restrictedImports('antd') },
  { files: ['shell/src/**/*.{ts,tsx}'], rules: restrictedImports('gatewayClient') },
  { files: ['shell/src/remotes/**/*.{ts,tsx}'], rules: restrictedImports('federation', 'gatewayClient') },
  { files: ['shell/src/services/socket.ts'], rules: restrictedImports('stomp', 'gatewayClient') },
  { files: ['shared/{runtime,gateway-client}/src/**/*.{ts,tsx}'], rules: restrictedImports('gatewayClient') },

  remote(['mf-*/src/**/*.{ts,tsx}']),
  { files: ['mf-auth/src/**/*.{ts,tsx}'], rules: noTextInMarkup },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['shell/src/boot.ts', 'shell/src/services/session*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'sessionStorage',
          message: 'The session service gets it from boot.ts; nobody else touches the tokens.',
        },
      ],
    },
  },

  defaultExports,
  tests(['**/*.test.{ts,tsx}', '**/src/testing/**', 'gateway/test/**', 'comparisons/**', 'shared/testing/**']),
  // as e2e/playwright.config.ts has them
  tests(['e2e/**'], { test: 300_000, wait: 30_000, waiters: { eventually: 30_000 } }),
  scripts,
);
