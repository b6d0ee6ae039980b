const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./base-config.cjs');
const { NoOwnCopyPlugin } = require('./no-own-copy-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { PreloadsPlugin } = require('./preloads-plugin.cjs');
const { ProvidedNamesPlugin } = require('./provided-names-plugin.cjs');
const { ReleaseFilesPlugin } = require('./release-files-plugin.cjs');
const { sharedByRemote } = require('./shared-modules.cjs');
const { TakenNamesPlugin } = require('./taken-names-plugin.cjs');
const { remoteGroups } = require('./vendor-groups.cjs');
const { hotPlugins, refreshByShell } = require('./watch-mode.cjs');
const { versionOf } = require('./workspaces.cjs');

/** @param {string} dir */
const hotApp = (dir) => ({
  include: path.join(dir, 'src/app.tsx'),
  enforce: /** @type {const} */ ('pre'),
  use: require.resolve('./hot-entry-loader.cjs'),
});

/**
 * The whole build of a remote; its webpack.config.js only says its name.
 *
 * @param {object} options
 * @param {string} options.name folder and name of the remote, e.g. `mf-payments`
 * @param {string} options.dir
 * @param {boolean} [options.watch]
 * @param {string} [options.version] `pr-231` for the build of a pull request
 * @returns {import('webpack').Configuration}
 */
function remoteConfig({
  name,
  dir,
  watch = process.env['REGISTRAR_WATCH'] === '1',
  version = process.env['REGISTRAR_VERSION'],
}) {
  const container = name.replaceAll('-', '_');
  const release = watch ? 'dev' : (version ?? versionOf(name));
  // Two builds with one global name would run each other's code: the loader of chunks is found by this name.
  const uniqueName = `${container}_${release.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
  const base = baseConfig({ name, uniqueName, dir, watch, refresh: watch, scoped: true });
  const taken = new TakenNamesPlugin();
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    resolve: { ...base.resolve, ...(watch ? { alias: refreshByShell() } : {}) },
    ...(watch ? {} : { optimization: { ...base.optimization, splitChunks: remoteGroups } }),
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...(watch ? [hotApp(dir)] : [])] },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/app.tsx' },
        shared: sharedByRemote(dir),
        manifest: { additionalData: ({ stats }) => void (stats.metaData.buildInfo.buildVersion = release) },
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new NoOwnCopyPlugin(),
      new ProvidedNamesPlugin(),
      taken,
      ...(watch
        ? []
        : [
            new PreloadsPlugin({
              dir,
              routes: 'src/routes.tsx',
              exposed: '__federation_expose_app',
              words: ['src/locales'],
            }),
          ]),
      new ReleaseFilesPlugin({ name, dir, version: release, taken }),
      ...(watch ? hotPlugins() : [new PrecompressPlugin()]),
    ],
  };
}

module.exports = { remoteConfig };
