/** One run, three kinds of project: pure rules on Node, screens on jsdom, the gateway against a real database. */
const swc = (moduleType) => ['@swc/jest', {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
    // Node wants to read that an import is JSON; without this the words would be dropped.
    experimental: { keepImportAttributes: true },
  },
  module: { type: moduleType },
}];
const styles = { '\\.(css|svg|woff2?|ttf|webm|webp|vtt)$|LICENSE_FONT$': '<rootDir>/shared/testing/src/asset-stub.cjs' };

const node = {
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/shared/{domain,contract,build}/src/**/*.test.ts', '<rootDir>/{host,sandbox,bench}/src/**/*.test.ts'],
  transform: { '^.+\\.[tj]sx?$': swc('es6') },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};
const dom = {
  displayName: 'dom',
  testEnvironment: '<rootDir>/shared/testing/src/jest-dom-environment.cjs',
  testMatch: ['<rootDir>/{shell,mf-*}/src/**/*.test.{ts,tsx}', '<rootDir>/shared/{ui,runtime,gateway-client,i18n,testing}/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.[mc]?[tj]sx?$': swc('commonjs') },
  transformIgnorePatterns: ['/node_modules/(?!(@stomp|altcha|altcha-lib)/)'],
  // The sources name the ES modules, one component at a time; Jest reads the same files in CommonJS.
  moduleNameMapper: { ...styles, '^(antd|@ant-design/icons)/es/(.*)$': '$1/lib/$2' },
  setupFilesAfterEnv: ['<rootDir>/shared/testing/src/jest-dom-setup.ts'],
};
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
export default { projects: [node, dom, gateway], testTimeout: 120_000 };
