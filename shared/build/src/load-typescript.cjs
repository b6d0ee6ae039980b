const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const esbuild = require('esbuild');

/**
 * Loads a TypeScript module of this repository into the build, so that the build checks by the very same code as the
 * shell and the host.
 *
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function loadTypescript(file) {
  const built = esbuild.buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  /** @type {{ exports: Record<string, unknown> }} */
  const loaded = { exports: {} };
  const code = built.outputFiles[0]?.text ?? '';
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(
    loaded,
    loaded.exports,
    createRequire(file),
  );
  return loaded.exports;
}

module.exports = { loadTypescript };
