const path = require('node:path');
const { ROOT } = require('./workspaces.cjs');

/** Watched builds live apart from the real ones: `npm start` after `npm run dev` must not serve development code. */
const watchFolder = (/** @type {string} */ name) => path.join(ROOT, '.cache', 'watch', name);

const HOT_CLIENT = path.join(__dirname, 'hot-client.js');

/**
 * First modules of the shell: the refresh runtime must be there before React draws for the first time. Functions,
 * because these packages are installed with the tools only, and a start goes without them.
 */
const refreshEntries = () => [
  require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry'),
  path.join(__dirname, 'refresh/provide-runtime.js'),
];

/** In a remote: what its components are refreshed by, and drawn with meanwhile, comes from the shell. */
const refreshByShell = () => ({
  [require.resolve('react-refresh')]: path.join(__dirname, 'refresh/shared-runtime.js'),
  'react-refresh/runtime$': path.join(__dirname, 'refresh/shared-runtime.js'),
  'react/jsx-dev-runtime$': path.join(__dirname, 'refresh/jsx-dev-runtime.js'),
});

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

/** Components are replaced in place, with what they hold; see docs/federation.md, "Development". */
function hotPlugins() {
  const { HotModuleReplacementPlugin } = require('webpack');
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|shared[\\/]build/ }),
    new HotBuildPlugin(),
  ];
}

module.exports = { watchFolder, refreshEntries, refreshByShell, HOT_CLIENT, hotPlugins };
