const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { ASSETS } = require('./assets.cjs');

/**
 * @typedef {object} BuildMode
 * @property {boolean} refresh components are replaced on the page while somebody edits them
 * @property {boolean} scoped no style may reach outside the workspace's own elements
 */

/** @param {BuildMode} mode */
function scripts({ refresh }) {
  return {
    test: /\.[cm]?[jt]sx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          // swc registers components for refreshing only together with the development runtime.
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
      },
    },
  };
}

/**
 * `import styles from './x.module.css'`. Class names begin with the workspace's name: two remotes on one page, or two
 * versions of one, never share a rule.
 *
 * @param {string} prefix
 * @param {BuildMode} mode
 */
function styles(prefix, { scoped }) {
  return {
    test: /\.css$/,
    exclude: COMPONENT_STYLES,
    sideEffects: true,
    use: [
      // relative to the style sheet: the address of a version must not be kept in the cache of the next one's build
      { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } },
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            localIdentName: `${prefix}-[name]-[local]-[hash:base64:5]`,
            namedExport: false,
            exportLocalsConvention: 'as-is',
          },
        },
      },
      ...(scoped ? [{ loader: require.resolve('./scoped-styles-loader.cjs') }] : []),
    ],
  };
}

/** A sheet of its own, which is fetched while the scripts are and holds up no picture. */
const COMPONENT_STYLES = /[\\/]first-view[\\/]component-styles\.css$/;
const componentStyles = {
  test: COMPONENT_STYLES,
  type: 'asset/resource',
  use: require.resolve('./component-styles-loader.cjs'),
};

/** Some ES module packages name their own files without extension, which Node refuses and bundlers need not. */
const lenient = { test: /\.m?js$/, include: /node_modules/, resolve: { fullySpecified: false } };

const files = { test: new RegExp(`\\.(${ASSETS.join('|')})$|[\\\\/]LICENSE_FONT$`), type: 'asset/resource' };

/**
 * @param {string} prefix
 * @param {BuildMode} mode
 */
const rules = (prefix, mode) => [scripts(mode), lenient, styles(prefix, mode), componentStyles, files];

module.exports = { rules };
