const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { ROOT } = require('./workspaces.cjs');

const FONTS = path.join(ROOT, '.cache', 'fonts');
/** Entry of the page's own typeface: its files become assets of the shell, cached like every other. */
const FONTS_CSS = path.join(FONTS, 'fonts.css');

/** Cuts the typeface to the two scripts of the portal before anything is compiled; does nothing when that is done. */
class FontsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const build = async () => {
      const { buildFonts } = await import(pathToFileURL(path.join(ROOT, 'shared/ui/fonts/build-fonts.mjs')).href);
      await buildFonts(FONTS);
    };
    compiler.hooks.beforeRun.tapPromise('FontsPlugin', build);
    compiler.hooks.watchRun.tapPromise('FontsPlugin', build);
  }
}

module.exports = { FontsPlugin, FONTS_CSS };
