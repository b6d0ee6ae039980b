/** One run, three kinds of project: pure rules on Node, screens on jsdom, the gateway against a real database. */
import { domProject, swc } from './shared/testing/src/jest-dom-project.mjs';

const node = {
  displayName: 'node',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/scripts/test/fixed-seed.cjs'],
  testMatch: [
    '<rootDir>/shared/{domain,contract,build,create-remote}/src/**/*.test.ts',
    '<rootDir>/{host,sandbox,bench}/src/**/*.test.ts',
    '<rootDir>/e2e/*.test.ts',
    '<rootDir>/scripts/**/*.test.ts',
  ],
  transform: { '^.+\\.[tj]sx?$': swc('es6') },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};
const dom = domProject({
  globalSetup: '<rootDir>/scripts/test/dom-libraries.mjs',
  resolver: '<rootDir>/scripts/test/dom-resolver.cjs',
  testMatch: [
    '<rootDir>/{shell,mf-*}/src/**/*.test.{ts,tsx}',
    '<rootDir>/shared/{ui,runtime,gateway-client,i18n,testing}/src/**/*.test.{ts,tsx}',
  ],
});
const gateway = {
  displayName: 'gateway',
  // The gateway and its tests are bundled once and loaded by Node itself: once in a worker, not once for each file.
  globalSetup: '<rootDir>/gateway/test/jest/bundle-tests.mjs',
  runtime: '<rootDir>/gateway/test/jest/native-runtime.cjs',
  testEnvironment: '<rootDir>/gateway/test/jest/native-environment.cjs',
  testMatch: ['<rootDir>/gateway/{src,test}/**/*.test.ts', '<rootDir>/comparisons/*.test.ts'],
  transform: {},
};

// a busy machine is no failure: the gateway's tests hash passwords and start databases
export default {
  projects: [node, dom, gateway],
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/test/longest-first.mjs',
};
