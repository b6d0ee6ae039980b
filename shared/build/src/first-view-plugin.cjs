const fs = require('node:fs');
const path = require('node:path');
const { loadTypescript } = require('./load-typescript.cjs');

/** Relative to the shell: the words that all areas share, and its own. */
const WORDS = ['../shared/i18n/src/locales', 'src/locales'];
const MODULE = 'src/first-view/first-view.tsx';

/** Writes `first-view.json`: what the host puts into the page to be seen before the scripts run. */
class FirstViewPlugin {
  /** @param {string} dir of the shell */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('FirstViewPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'FirstViewPlugin', stage }, () => {
        const { firstViews } = /** @type {{ firstViews(words: object): object }} */ (
          loadTypescript(path.join(this.dir, MODULE))
        );
        compilation.emitAsset(
          'first-view.json',
          new RawSource(JSON.stringify(firstViews({ ne: wordsIn(this.dir, 'ne'), en: wordsIn(this.dir, 'en') }))),
        );
      });
    });
  }
}

/** @param {string} dir @param {string} language */
const wordsIn = (dir, language) =>
  Object.assign(
    {},
    ...WORDS.map((folder) => JSON.parse(fs.readFileSync(path.join(dir, folder, `${language}.json`), 'utf8'))),
  );

module.exports = { FirstViewPlugin };
