const path = require('node:path');
const { createRequire } = require('node:module');
const { buildSync } = require('esbuild');
const { ROOT } = require('./workspaces.cjs');

const SOURCE = path.join(ROOT, 'shared/ui/src/base/theme/component-styles.tsx');

/**
 * What `component-styles.tsx`, which is written in modules for browsers, writes in this process; with the files it is
 * made of, packages left out.
 *
 * @returns {{ sheet: string, inputs: readonly string[] }}
 */
function runComponentStyles() {
  const {
    outputFiles: [bundle],
    metafile,
  } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    absWorkingDir: ROOT,
  });
  const inputs = Object.keys(metafile.inputs)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => path.resolve(ROOT, file));
  /** @type {{ exports: any }} */
  const module = { exports: {} };
  new Function('module', 'exports', 'require', bundle?.text ?? '')(module, module.exports, createRequire(SOURCE));
  return { sheet: module.exports.componentStyles(), inputs };
}

module.exports = { runComponentStyles };
