const path = require('node:path');
const { ROOT } = require('./workspaces.cjs');

/** Watched builds live apart from the real ones: `npm start` after `npm run dev` must not serve development code. */
const watchFolder = (/** @type {string} */ name) => path.join(ROOT, '.cache', 'watch', name);

/** First modules of a watched entry: the refresh runtime must be there before React draws for the first time. */
const hotEntry = () => [
  path.join(__dirname, 'refresh-hook.js'),
  require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry'),
  path.join(__dirname, 'hot-client.js'),
];

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

/** @param {string} library tells the refresh runtimes of several builds on one page apart */
function hotPlugins(library) {
  const { HotModuleReplacementPlugin } = require('webpack');
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({ overlay: false, library, exclude: /node_modules|shared[\\/]build/ }),
    new HotBuildPlugin(),
  ];
}

module.exports = { watchFolder, hotEntry, hotPlugins };
