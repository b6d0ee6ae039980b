import { createRequire } from 'node:module';
import tseslint from 'typescript-eslint';
import { defaultExports, drawing, everywhere, remote, scripts, tests, typescript } from './shared/build/src/lint-preset.mjs';
import { noTextInMarkup, restrictedImports } from './shared/build/src/lint-restrictions.mjs';
import { zones } from './shared/build/src/lint-rooms.mjs';

const require = createRequire(import.meta.url);
const remotes = require('./shared/build/src/workspaces.cjs').remoteNames();

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', '.data/**', '**/*.generated.ts', 'shared/create-remote/template/**', 'coverage/**', 'bench/results/**', 'test-results/**', 'playwright-report/**',
    // a partner's program, typed by the served document: compiled by gateway/test/openapi-document.test.ts
    'gateway/openapi/typed-client/**'] },
  everywhere,
  { rules: { 'import-x/no-restricted-paths': ['error', { zones: zones(remotes) }] } },
  typescript(import.meta.dirname),
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
    rules: { 'no-restricted-globals': ['error', { name: 'sessionStorage', message: 'The session service gets it from boot.ts; nobody else touches the tokens.' }] },
  },

  defaultExports,
  tests(['**/*.test.{ts,tsx}', '**/src/testing/**', 'gateway/test/**', 'e2e/**', 'comparisons/**', 'shared/testing/**']),
  scripts,
  // a function of it runs in the page that is looked at
  { files: ['bench/run-lighthouse.mjs'], languageOptions: { globals: { sessionStorage: 'readonly', document: 'readonly' } } },
  { files: ['shared/build/src/hot-client.js'], languageOptions: { globals: { window: 'readonly' } } },
  { files: ['shared/build/src/refresh/*.js'], languageOptions: { globals: { window: 'readonly', require: 'readonly', module: 'writable', __react_refresh_library__: 'readonly' } } },
);
