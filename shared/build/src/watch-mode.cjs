const path = require('node:path');
const { ROOT } = require('./workspaces.cjs');

/** Watched builds live apart from the real ones: `npm start` after `npm run dev` must not serve development code. */
const watchFolder = (/** @type {string} */ name) => path.join(ROOT, '.cache', 'watch', name);

/** The refresh runtime must be there before React draws for the first time, hence the first module of the shell. */
const REFRESH_ENTRY = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry');
const HOT_CLIENT = path.join(__dirname, 'hot-client.js');

/** Tells the client which build is the newest. */
class HotBuildPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('HotBuildPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'HotBuildPlugin', stage }, () => {
        compilation.emitAsset('hot-build.json', new RawSource(JSON.stringify({ hash: compilation.hash })));
      });
    });
  }
}

/**
 * Components of the shell are replaced in place. A remote reloads the page: React's renderer belongs to the shell, and
 * a refresh runtime in another build does not find it.
 *
 * @param {{ refresh: boolean }} options
 */
function hotPlugins({ refresh }) {
  const { HotModuleReplacementPlugin } = require('webpack');
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new HotModuleReplacementPlugin(),
    ...(refresh ? [new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|shared[\\/]build/ })] : []),
    new HotBuildPlugin(),
  ];
}

module.exports = { watchFolder, REFRESH_ENTRY, HOT_CLIENT, hotPlugins };
