const path = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { rules } = require('./rules.cjs');
const { watchFolder } = require('./watch-mode.cjs');
const { ROOT } = require('./workspaces.cjs');

/**
 * Both minifiers are native and use threads of their own; worker processes would only load the tools once more each.
 */
const minimizers = () => [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: false }),
];

/**
 * What every browser build of the repository has in common.
 *
 * @param {object} options
 * @param {string} options.name of the workspace; also the prefix of its CSS classes
 * @param {string} options.uniqueName different for every build, see docs/federation.md
 * @param {string} options.dir the workspace's folder
 * @param {boolean} options.watch
 * @param {boolean} [options.refresh] React refresh
 * @param {boolean} [options.scoped] no style may reach outside the workspace's own elements
 * @returns {import('webpack').Configuration & { plugins: NonNullable<import('webpack').Configuration['plugins']> }}
 */
function baseConfig({ name, uniqueName, dir, watch, refresh = false, scoped = false }) {
  // In watch mode names stay the same, so that a rebuild replaces its files instead of piling them up.
  const hash = watch ? '' : '.[contenthash:10]';
  return {
    name,
    mode: watch ? 'development' : 'production',
    context: dir,
    target: ['web', 'es2022'],
    // Never `eval` source maps: the portal is served without 'unsafe-eval', also while developing.
    devtool: watch ? 'source-map' : false,
    output: {
      path: watch ? watchFolder(name) : path.join(dir, 'dist'),
      clean: true,
      uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // `new URL('package/file', import.meta.url)` may name what a package exports to imports only.
      byDependency: { url: { conditionNames: ['import', 'browser', 'production', 'default'] } },
    },
    module: {
      rules: rules(name, { refresh, scoped }),
      // An import that does not exist is a mistake, not a warning.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
    ],
    optimization: {
      moduleIds: watch ? 'named' : 'deterministic',
      chunkIds: watch ? 'named' : 'deterministic',
      minimizer: minimizers(),
    },
    // The preset's own sources are build dependencies: a change in a rule must not meet yesterday's modules.
    cache: {
      type: 'filesystem',
      name: `${name}-${watch ? 'watch' : 'production'}`,
      cacheDirectory: path.join(ROOT, '.cache', 'webpack'),
      buildDependencies: { preset: [`${__dirname}${path.sep}`], lock: [path.join(ROOT, 'package-lock.json')] },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

module.exports = { baseConfig };
