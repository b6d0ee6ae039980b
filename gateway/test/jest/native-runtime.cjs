/**
 * Stands where jest-runtime stands: loads a test file with Node itself instead of in a context of its own. Test files
 * of one worker share what they import; each still gets its own tests, hooks and results from jest-circus.
 */
const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { ModuleMocker } = require('jest-mock');

/** Under this symbol of the process the file that is loaded finds `test`, `expect` and the rest. */
const GLOBALS = 'gateway.test.globals';
const ROOT = path.resolve(__dirname, '../../..');
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

const bundleOf = (testFile) =>
  path.join(process.env.GATEWAY_TESTS_BUNDLE, path.relative(ROOT, testFile).replace(/\.ts$/, '.mjs'));

/** Jest shows where in the sources a test failed: the map of every file of the bundle. */
let known;
function maps() {
  const bundle = process.env.GATEWAY_TESTS_BUNDLE;
  known ??= new Map(
    fs
      .readdirSync(bundle, { recursive: true })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => [pathToFileURL(path.join(bundle, file)).href, path.join(bundle, `${file}.map`)]),
  );
  return known;
}

class NativeRuntime {
  #jest = new ModuleMocker(globalThis);

  /** jest-circus keeps the tests of one file in the module itself: each file gets a fresh one. */
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[CIRCUS_HANDLERS];
    return require(file);
  }

  setGlobalsForRuntime(globals) {
    const { fn, mocked, spyOn, clearAllMocks, resetAllMocks, restoreAllMocks } = this.#jest;
    const jest = Object.fromEntries(
      Object.entries({ fn, mocked, spyOn, clearAllMocks, resetAllMocks, restoreAllMocks }).map(([name, method]) => [
        name,
        method.bind(this.#jest),
      ]),
    );
    globalThis[Symbol.for(GLOBALS)] = { ...globals, jest };
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(file) {
    return import(pathToFileURL(bundleOf(file)).href);
  }

  requireModule(file) {
    return require(file);
  }

  getSourceMaps() {
    return maps();
  }

  clearAllMocks() {
    this.#jest.clearAllMocks();
  }
  resetAllMocks() {
    this.#jest.resetAllMocks();
  }
  restoreAllMocks() {
    this.#jest.restoreAllMocks();
  }

  // What jest-runtime does here concerns modules of a context of its own.
  enterTestCode() {}
  leaveTestCode() {}
  resetModules() {}
  teardown() {
    this.#jest.restoreAllMocks();
  }
  getAllCoverageInfoCopy() {
    return {};
  }
}

module.exports = { default: NativeRuntime, __esModule: true, GLOBALS };
