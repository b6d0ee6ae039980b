const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ConsumeSharedPlugin, ProvideSharedPlugin } = require('@module-federation/enhanced');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./base-config.cjs');
const { FirstViewPlugin } = require('./first-view-plugin.cjs');
const { FontsPlugin, FONTS_CSS } = require('./fonts-plugin.cjs');
const { GivenNamesPlugin } = require('./given-names-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { PreloadsPlugin } = require('./preloads-plugin.cjs');
const { ProvidedNamesPlugin } = require('./provided-names-plugin.cjs');
const { ProvidesPlugin } = require('./provides-plugin.cjs');
const { ReleaseFilesPlugin } = require('./release-files-plugin.cjs');
const { providedPart, sharedByShell } = require('./shared-modules.cjs');
const { pageGroups } = require('./vendor-groups.cjs');
const { HOT_CLIENT, hotPlugins, refreshEntries } = require('./watch-mode.cjs');
const { ROOT, versionOf } = require('./workspaces.cjs');

const SHELL = path.join(ROOT, 'shell');

/** @param {import('webpack').PathData['chunk']} chunk */
const runsFirst = (chunk) => chunk !== undefined && 'hasRuntime' in chunk && chunk.hasRuntime();

const withoutZodLocales = new NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, (resource) => {
  if (/[\\/]zod[\\/]/.test(resource.context)) resource.request = require.resolve('./provided/no-zod-locales.js');
});

/** Of what it gives in part the shell itself uses no more than that part. */
const givenPartsOnly = new NormalModuleReplacementPlugin(/^(zod|react-router-dom)$/, (resource) => {
  const part = providedPart(resource.request);
  if (part !== undefined && resource.contextInfo.issuer !== part) resource.request = part;
});

/**
 * What lends the runtime to the remotes asks for it in CommonJS, the rest of the shell in ES modules: without this the
 * shell would carry the runtime twice, and lend the copy that it does not use itself.
 */
const oneFederationRuntime = {
  '@module-federation/runtime-tools/runtime-core$': '@module-federation/runtime-tools/dist/runtime-core.js',
};

/** @param {string} dir */
const page = (dir) =>
  new HtmlWebpackPlugin({
    template: path.join(dir, 'src/index.html'),
    scriptLoading: 'defer',
    minify: { collapseWhitespace: true, removeComments: true },
  });

/** @param {string} dir */
const preloads = (dir) =>
  new PreloadsPlugin({
    dir,
    routes: 'src/pages/routes.tsx',
    pages: 'src/pages/app',
    words: ['src/locales', path.join('..', 'shared/i18n/src/locales')],
  });

/**
 * The shell: one page, no remotes known at build time. It must not expose anything itself, otherwise it could not
 * lend its federation runtime to the remotes.
 *
 * @param {{ dir?: string, watch?: boolean }} [options]
 * @returns {import('webpack').Configuration}
 */
function shellConfig({ dir = SHELL, watch = process.env['REGISTRAR_WATCH'] === '1' } = {}) {
  const version = watch ? 'dev' : versionOf('shell');
  const release = version.replaceAll(/[^A-Za-z0-9]/g, '_');
  const uniqueName = `shell_${release}`;
  const base = baseConfig({ name: 'shell', uniqueName, dir, watch, refresh: watch });
  const given = new GivenNamesPlugin();
  return {
    ...base,
    entry: { shell: [...(watch ? [...refreshEntries(), HOT_CLIENT] : []), FONTS_CSS, './src/main.ts'] },
    output: {
      ...base.output,
      // Its own for every version: an open tab finds its files while a newer shell is live.
      publicPath: watch ? '/shell/' : `/shell/${version}/`,
      // Module Federation asks for the name of the file with the runtime before its content hash exists ("Path variable
      // [contenthash] not implemented in this context"), so that one file carries the hash of the sources instead.
      filename: ({ chunk }) =>
        watch ? '[name].js' : runsFirst(chunk) ? `[name].${release}.js` : '[name].[contenthash:10].js',
    },
    resolve: { ...base.resolve, alias: oneFederationRuntime },
    optimization: { ...base.optimization, splitChunks: pageGroups },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      // Of nothing: it brings what tells remotes of the shared modules.
      new ConsumeSharedPlugin({ shareScope: 'default', consumes: {} }),
      new ProvideSharedPlugin({ shareScope: 'default', provides: sharedByShell(dir) }),
      givenPartsOnly,
      withoutZodLocales,
      new ProvidedNamesPlugin(),
      given,
      new FontsPlugin(),
      new ProvidesPlugin(dir),
      page(dir),
      ...(watch
        ? hotPlugins()
        : [
            preloads(dir),
            new FirstViewPlugin(dir),
            new ReleaseFilesPlugin({ name: 'shell', dir, version, requires: {}, given }),
            new PrecompressPlugin(),
          ]),
    ],
  };
}

/**
 * The shell that a remote is developed in: React for development, whose components can be replaced in place, and
 * nothing that looks for a newer build of the shell itself.
 *
 * @param {{ output: string }} options
 * @returns {import('webpack').Configuration}
 */
function devShellConfig({ output }) {
  const config = shellConfig({ watch: true });
  return {
    ...config,
    devtool: false,
    entry: { shell: [...refreshEntries(), FONTS_CSS, './src/main.ts'] },
    output: { ...config.output, path: output },
    cache: false,
  };
}

module.exports = { shellConfig, devShellConfig, page, SHELL };
