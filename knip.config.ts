import type { KnipConfig } from 'knip';

/**
 * Code that nothing calls: files, exports and packages (npm run lint:unused). Tests do not count as callers: only what
 * the patterns with `!` name is looked at, and they name no test. What teams elsewhere are promised (shared/*\/api.md)
 * is called by them; of the packages that only this repository imports, each export needs its caller here.
 */
const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'dependencies'],
  exclude: ['duplicates', 'unlisted', 'unresolved', 'binaries'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // what tests begin with
    'shared/domain/src/testing/**': ['exports', 'types'],
    // written before their callers; each line goes when its caller comes, or its code goes (2026-11-27)
    // what the tests of the ledger draw and compare
    'shared/domain/src/share-ledger/index.ts': ['exports', 'types'],
    'shared/domain/src/share-ledger/reserve.ts': ['exports'],
    'shared/domain/src/enumerations/shares.ts': ['exports', 'types'],
    'shared/domain/src/processes/questions/item-in-steps.ts': ['exports'],
    // a refund is stopped by nothing; certified copies will be the first requests about a company
    'gateway/src/filings/facts/gate/request-gate.ts': ['files'],
    'gateway/src/filings/facts/gate/blocker-tests.ts': ['exports'],
    'shared/domain/src/enumerations/deregistration.ts': ['exports'],
    // the public page of a notice will take claims and objections
    'gateway/src/proceedings/claims.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs!',
        'attack/src/{main,targets}.ts!',
        'scripts/portal/{exit-with-parent,build-workspace,lazy-source-maps}.mjs!',
      ],
      // the run of the tests, and what it installs for them
      project: [
        'scripts/**/*.mjs!',
        'attack/src/**/*.ts!',
        '!scripts/test/**!',
        '!scripts/portal/{nginx,poppler}.mjs!',
      ],
    },
    gateway: {
      // as scripts/portal/server-build.mjs bundles them, and what scripts/db-types.mjs runs
      entry: [
        'src/main.ts!',
        'src/**/*-{command,process}.ts!',
        'src/**/*-worker.mjs!',
        'src/migrations/*.ts!',
        'scripts/*.mjs!',
        'src/platform/database/write-types.ts!',
      ],
      project: ['src/**/*.{ts,mjs}!', 'scripts/*.mjs!', '!src/**/*.generated.ts!', '!src/**/*-kit.ts!'],
      // found by their place on disk
      ignoreDependencies: ['@expo-google-fonts/mukta', '@myriaddreamin/typst-ts-node-compiler'],
    },
    host: { entry: ['src/main.ts!'], project: ['src/**/*.ts!', '!src/{release-kit,test-configuration}.ts!'] },
    sandbox: { entry: ['src/main.ts!', 'src/**/*-process.ts!'], project: ['src/**/*.ts!'] },
    shell: {
      entry: ['src/main.ts!', 'src/first-view/*!', 'src/provide-shared.ts!', 'src/filing-screens.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!'],
    },
    'mf-*': {
      entry: ['src/app.tsx!', 'src/routes.tsx!', 'src/filing-screens.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!'],
    },
    'shared/domain': {
      project: ['src/**/*.ts!', '!src/testing/**!'],
      includeEntryExports: true,
      // draws the operations of src/testing, which travels with the package
      ignoreDependencies: ['fast-check'],
    },
    'shared/gateway-client': { project: ['src/**/*.ts!', '!src/testing/**!'], includeEntryExports: true },
    'shared/ui': {
      entry: ['src/base/theme/component-styles.tsx!', 'fonts/*.mjs!'],
      project: ['src/**/*.{ts,tsx}!', '!src/testing/**!'],
      // shared/build reads the font and asks for the styles of components
      ignoreDependencies: ['@ant-design/cssinjs', '@expo-google-fonts/mukta'],
    },
    'shared/build': {
      entry: ['src/lint-layers.mjs!', 'src/{provided,refresh}/*.js!', 'src/hot-client.js!'],
      project: ['src/**/*.{mjs,cjs,js}!', '!src/*-kit.mjs!'],
    },
    'shared/testing': {
      entry: ['src/{jest-dom-setup.ts,asset-stub.cjs,no-style-rules.cjs,jest-dom-environment.cjs}!'],
      project: ['src/**/*.{ts,tsx,mjs,cjs}!'],
      // given to Jest by name
      ignoreDependencies: ['@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom'],
    },
    'shared/*': { project: ['src/**/*.{ts,tsx,mjs,cjs,js}!'] },
    bench: { entry: ['src/**/main.ts!', 'src/programs/*.ts!', '*.mjs!'], project: ['src/**/*.ts!', '*.mjs!'] },
  },
  // nothing in it runs in production
  ignoreWorkspaces: ['e2e'],
};
export default config;
