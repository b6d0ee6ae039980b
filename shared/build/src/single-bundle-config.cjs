const path = require('node:path');
const { baseConfig } = require('./base-config.cjs');
const { FontsPlugin, FONTS_CSS } = require('./fonts-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { page, SHELL } = require('./shell-config.cjs');
const { vendorGroups } = require('./vendor-groups.cjs');
const { ROOT, remoteNames } = require('./workspaces.cjs');

/** The seam: the shell's only file that knows how a remote's files come. */
const FEDERATION = path.join(SHELL, 'src/remotes/federation.ts');

/**
 * The same shell and the same pages as one application with lazy pages: what the portal would be without federation,
 * and what the bench measures it against.
 *
 * @param {{ output: string }} options
 * @returns {import('webpack').Configuration}
 */
function singleBundleConfig({ output }) {
  const base = baseConfig({ name: 'single-bundle', uniqueName: 'single_bundle', dir: SHELL, watch: false });
  return {
    ...base,
    entry: { shell: [FONTS_CSS, './src/main.ts'] },
    output: { ...base.output, path: output, publicPath: '/shell/' },
    resolve: {
      ...base.resolve,
      alias: Object.fromEntries(remoteNames().map((name) => [`${name}/app`, path.join(ROOT, name, 'src/app.tsx')])),
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: (file) => file === FEDERATION, enforce: 'pre', use: require.resolve('./bundled-transport-loader.cjs') },
      ],
    },
    optimization: { ...base.optimization, splitChunks: vendorGroups },
    plugins: [...base.plugins, new FontsPlugin(), page(SHELL), new PrecompressPlugin()],
  };
}

module.exports = { singleBundleConfig };
