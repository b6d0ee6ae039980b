const { TestEnvironment } = require('jest-environment-jsdom');

/** The parts of the platform that browsers and Node have and jsdom has not. */
const MISSING_IN_JSDOM = [
  'fetch',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];

class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of MISSING_IN_JSDOM) this.global[name] ??= globalThis[name];
    // Node's Request refuses jsdom's signals. The router only hands the signal on, so it may stand beside.
    this.global.Request ??= class extends globalThis.Request {
      #signal;
      constructor(input, { signal, ...init } = {}) {
        super(input, init);
        this.#signal = signal ?? super.signal;
      }
      get signal() {
        return this.#signal;
      }
    };
  }
}

module.exports = DomEnvironment;
