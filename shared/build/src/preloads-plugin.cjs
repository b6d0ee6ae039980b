const fs = require('node:fs');
const path = require('node:path');
const { pageImports } = require('./page-imports.cjs');
const { pageOutlines } = require('./page-outlines.cjs');
const { SHARED } = require('./shared-modules.cjs');

/**
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 * @typedef {{ files: readonly string[], parts: readonly string[] }} Needed
 * @typedef {{ ne: readonly string[], en: readonly string[] }} Words
 * @typedef {{ start: Needed & { words: Words, fonts?: Words },
 *   pages: Readonly<Record<string, Needed & { words?: Words, outline?: import('./page-outlines.cjs').Outlines }>>,
 *   parts: Readonly<Record<string, Needed>> }} Preloads
 */

const CODE_OR_STYLE = /\.(js|css)$/;
const HOT = /\.hot-update\./;
/** Text in English has no letter of Devanagari; text in Nepali has spaces, signs and names in Latin. */
const FONT = /(?:^|\/)mukta-[^/]+\.woff2$/;
const FONT_OF_NEPALI = /(?:^|\/)mukta-devanagari-/;

/**
 * Writes `preloads.json`: which files lead to the first picture of each page. The host names them in the head of the
 * page, so that a visitor waits for the line once and not once for each step of the chain.
 */
class PreloadsPlugin {
  /**
   * @param {object} options
   * @param {string} options.dir
   * @param {string} options.routes the table of the pages, relative to the folder
   * @param {string} [options.exposed] name of the chunk that a remote exposes
   * @param {string} [options.pages] module that the shell's own pages begin with, relative to the folder
   * @param {readonly string[]} options.words folders of words that the start fetches
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('PreloadsPlugin', (compilation) => {
      // after the names carry their hashes, before the release is listed
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 50;
      compilation.hooks.processAssets.tapPromise({ name: 'PreloadsPlugin', stage }, async () => {
        compilation.emitAsset('preloads.json', new RawSource(JSON.stringify(await this.preloads(compilation))));
      });
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @returns {Promise<Preloads>}
   */
  async preloads(compilation) {
    const { dir, routes, exposed, pages, words } = this.options;
    const groups = groupsByModule(compilation);
    const table = path.join(dir, routes);
    const ofModule = (/** @type {string} */ file) => groups.get(file) ?? [];
    const wordsIn = (/** @type {string} */ folder) => ({
      ne: filesOf(ofModule(path.join(dir, folder, 'ne.json'))),
      en: filesOf(ofModule(path.join(dir, folder, 'en.json'))),
    });
    const own =
      exposed === undefined ? [] : [compilation.namedChunkGroups.get(exposed)].filter((group) => group !== undefined);
    // The shell's own pages are behind one import more, with words of their own.
    const before = pages === undefined ? [] : ofModule(path.join(dir, pages));
    const ownWords = pages === undefined ? {} : { words: wordsIn(path.join(path.dirname(pages), 'locales')) };
    const imports = fs.existsSync(table) ? await pageImports(table) : {};
    const outlines = pageOutlines(
      dir,
      path.join(dir, pages === undefined ? (words[0] ?? '') : path.join(path.dirname(pages), 'locales')),
    );
    for (const pattern of Object.keys(outlines))
      if (!(pattern in imports)) throw new Error(`outlines.json has ${pattern}, which is no page`);
    return {
      start: {
        ...neededBy(compilation, own),
        ...(exposed === undefined && { files: componentStylesOf(compilation) }),
        words: both(words.map(wordsIn)),
        ...fontsOf(compilation),
      },
      pages: Object.fromEntries(
        Object.entries(imports).map(([pattern, files]) => [
          pattern,
          {
            ...neededBy(compilation, [...before, ...files.flatMap(ofModule)]),
            ...ownWords,
            ...(outlines[pattern] && { outline: outlines[pattern] }),
          },
        ]),
      ),
      parts: exposed === undefined ? lazyParts(compilation) : {},
    };
  }
}

/** @param {readonly Words[]} words @returns {Words} */
const both = (words) => ({ ne: words.flatMap(({ ne }) => ne), en: words.flatMap(({ en }) => en) });

/**
 * What a lazy import of a module brings, by the module's file; of scripts without their extension.
 *
 * @param {import('webpack').Compilation} compilation
 */
function groupsByModule({ modules, moduleGraph, chunkGraph }) {
  /** @type {Map<string, ChunkGroup[]>} */
  const groups = new Map();
  for (const module of modules) {
    for (const block of module.blocks) {
      const [dependency] = block.dependencies;
      const imported = dependency === undefined ? null : moduleGraph.getModule(dependency);
      const group = chunkGraph.getBlockChunkGroup(block);
      const file = imported?.nameForCondition();
      if (group && file) groups.set(file.replace(/\.[jt]sx?$/, ''), [group]);
    }
  }
  return groups;
}

/** @param {readonly ChunkGroup[]} groups */
const filesOf = (groups) =>
  [...new Set(groups.flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files])))].filter(
    (file) => CODE_OR_STYLE.test(file) && !HOT.test(file),
  );

/**
 * What the shell fetches by itself before it draws anything.
 *
 * @param {import('webpack').Compilation} compilation
 */
const componentStylesOf = (compilation) =>
  compilation
    .getAssets()
    .filter(({ info }) => info.sourceFilename?.endsWith('component-styles.css'))
    .map(({ name }) => name);

/**
 * The typeface, which the browser would ask for only when it draws the first text in it, and then draw that text again.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {{ fonts?: Words }}
 */
function fontsOf(compilation) {
  const files = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => FONT.test(name));
  return files.length === 0 ? {} : { fonts: { ne: files, en: files.filter((name) => !FONT_OF_NEPALI.test(name)) } };
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {readonly ChunkGroup[]} groups
 * @returns {Needed}
 */
function neededBy({ chunkGraph }, groups) {
  const taken = groups.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].map(lazyPartOf)),
  );
  return { files: filesOf(groups), parts: [...new Set(taken)].filter((part) => part !== undefined).sort() };
}

/**
 * The part of the shell that a module stands for, if it is one that is fetched late.
 *
 * @param {import('webpack').Module} module
 */
function lazyPartOf(module) {
  if (module.type !== 'consume-shared-module' && module.type !== 'provide-module') return undefined;
  const identity = module.libIdent({ context: '' }) ?? '';
  return Object.keys(SHARED).find(
    (name) =>
      SHARED[name]?.lazy === true && (identity.endsWith(`/default/${name}`) || identity.includes(`/default/${name}/`)),
  );
}

/**
 * Of the shell: the files of each part that it lends late.
 *
 * @param {import('webpack').Compilation} compilation
 */
function lazyParts(compilation) {
  /** @type {Record<string, Needed>} */
  const parts = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const name = lazyPartOf(module);
    const [block] = module.blocks;
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    if (name === undefined || !group) continue;
    const { files, parts: others } = neededBy(compilation, [group]);
    parts[name] = { files, parts: others.filter((other) => other !== name) };
  }
  return parts;
}

module.exports = { PreloadsPlugin };
