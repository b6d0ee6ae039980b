const Module = require('node:module');
const path = require('node:path');
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
  const loaded = new Module(file);
  loaded.filename = file;
  loaded.paths = Module._nodeModulePaths(path.dirname(file));
  loaded._compile(built.outputFiles[0].text, file);
  return loaded.exports;
}

module.exports = { loadTypescript };
