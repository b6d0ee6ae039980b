require('../../../scripts/test/fixed-seed.cjs');

/** The process itself is where the tests run; what Jest changes in it for a file is put back after the file. */
class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  fakeTimersModern = null;
  #exit = process.exit;
  #console = globalThis.console;
  #stackTraceLimit = Error.stackTraceLimit;

  async setup() {}

  async teardown() {
    process.exit = this.#exit;
    globalThis.console = this.#console;
    Error.stackTraceLimit = this.#stackTraceLimit;
  }

  exportConditions() {
    return ['node'];
  }

  /** Jest asks whether it is there. */
  getVmContext() {
    return null;
  }
}

module.exports = NativeEnvironment;
