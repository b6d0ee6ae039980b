const fs = require('node:fs');
const { builtinModules } = require('node:module');
const path = require('node:path');
const { ASSETS } = require('./assets.cjs');

/**
 * @typedef {object} Reference
 * @property {string} request as it is written
 * @property {string} [file] relative to the root; absent where it leads into somebody else's package
 */

/** @typedef {ReadonlyMap<string, readonly Reference[]>} ModuleGraph each file and what it refers to */

const SCRIPT = /\.[cm]?[jt]sx?$/;
const OWN_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Not imports, and bundled all the same: workers and files by their address, loaders of the preset by their place. */
const ADDRESSES = [
  /new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url\s*\)/g,
  /require\.resolve\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** Files that are bundled as they are; CSS modules lead to what they are composed of. */
const LOADERS = {
  '.module.css': 'local-css',
  ...Object.fromEntries(ASSETS.map((extension) => [`.${extension}`, 'file'])),
};

/**
 * Follows the imports of our own files as webpack does, lazy ones, JSON, styles and assets among them, without building
 * anything. Packages of others are named and not entered.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {readonly string[]} options.entries relative to the root
 * @param {readonly string[]} options.outside names of packages that are not entered
 * @returns {ModuleGraph}
 */
function readModules({ root, entries, outside }) {
  /** @type {Map<string, Reference[]>} */
  const graph = new Map();
  for (let waiting = [...entries]; waiting.length > 0;) {
    const found = importsOf(root, waiting, outside);
    /** @type {string[]} */
    const further = [];
    for (const [file, references] of found) {
      if (graph.has(file)) continue;
      const addresses = SCRIPT.test(file) ? addressesIn(root, file) : [];
      graph.set(file, [...references, ...addresses]);
      further.push(...addresses.flatMap(({ file: named }) => (named === undefined ? [] : [named])));
    }
    for (const file of further) if (!SCRIPT.test(file) && !graph.has(file)) graph.set(file, []);
    waiting = further.filter((file) => !graph.has(file));
  }
  return graph;
}

/**
 * @param {string} root
 * @param {readonly string[]} entries
 * @param {readonly string[]} outside
 * @returns {[string, Reference[]][]}
 */
function importsOf(root, entries, outside) {
  const { metafile } = require('esbuild').buildSync({
    absWorkingDir: root,
    // one entry makes one output, however many workspaces have a module in common
    stdin: { contents: entries.map((entry) => `import ${JSON.stringify(`./${entry}`)};`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    outfile: path.join(root, '.cache', 'modules.js'),
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    // an import of types only is none, as in the build
    tsconfigRaw: {},
    resolveExtensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    external: [...outside, 'node:*', ...builtinModules],
    loader: LOADERS,
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) => {
    if (file.includes('node_modules/') || file.startsWith('<')) return [];
    const references = imports.flatMap(({ path: to, original, external }) =>
      to.startsWith('<') ? [] : [referenceTo(to, original ?? to, external === true)],
    );
    return [/** @type {[string, Reference[]]} */ ([file, references])];
  });
}

/** @param {string} to @param {string} request @param {boolean} external @returns {Reference} */
const referenceTo = (to, request, external) =>
  external || to.includes('node_modules/') ? { request } : { request, file: to };

/** @param {string} root @param {string} file @returns {Reference[]} */
function addressesIn(root, file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const requests = ADDRESSES.flatMap((address) => [...text.matchAll(address)].map(([, request]) => request ?? ''));
  return requests.flatMap((request) => {
    if (OWN_SCHEME.test(request)) return [];
    const named = path.posix.join(path.posix.dirname(file), request);
    if (fs.existsSync(path.join(root, named))) return [{ request, file: named }];
    return request.startsWith('.') ? [] : [{ request }];
  });
}

module.exports = { readModules };
