const { ENTRY_POINTS } = require('./given-packages.cjs');
const { placeOf } = require('./no-own-copy-plugin.cjs');
const { imported, namesIn } = require('./provided-names-plugin.cjs');
const { providedPart, SHARED } = require('./shared-modules.cjs');

/** Taken without a name: the whole module as an object, by CommonJS. */
const WHOLE = '*';
const CONSUMED = 'consume-shared-module';
/** The packages of the portal itself, whose exports come and go with its versions. */
const OWN = '@registrar/';
const LISTS = new Map(ENTRY_POINTS.map(({ request, file }) => [placeOf(file), request]));

/**
 * What a remote imports from the shell, by module: the names in code that is still there after tree shaking, so that an
 * import nobody uses binds the remote to nothing. Of a part whose exports are objects the members too (`z.string`).
 * What is imported by an entry point counts for the part that the entry point has it from.
 * Whoever takes a module of the portal whole does not say what of it is needed, so that build fails.
 */
class TakenNamesPlugin {
  constructor() {
    /** @type {Readonly<Record<string, readonly string[]>>} */
    this.takes = {};
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TakenNamesPlugin', (compilation) => {
      // To take a part for a name of another one would fetch it for nothing.
      compilation.hooks.finishModules.tap('TakenNamesPlugin', (modules) => {
        for (const module of modules) if (module.type === CONSUMED) module.getSideEffectsConnectionState = () => false;
      });
      // The last moment at which every module still stands by itself; afterwards some are joined into one.
      compilation.hooks.afterChunks.tap('TakenNamesPlugin', () => {
        this.takes = takenBy(compilation);
        for (const [request, names] of Object.entries(this.takes)) {
          if (!request.startsWith(OWN) || !names.includes(WHOLE)) continue;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${request} is taken as a whole. Name what is needed: const { Part } = await import('${request}').`,
            ),
          );
        }
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function takenBy({ modules, moduleGraph, chunkGraph }) {
  /** @type {Map<string, Set<string>>} */
  const taken = new Map();
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const dependency of dependenciesOf(module)) {
      const connection = moduleGraph.getConnection(dependency);
      if (connection === undefined || connection.isActive(undefined) === false) continue;
      const { request, names } = namesTaken(dependency, connection.module, moduleGraph);
      if (names.length === 0) continue;
      taken.set(request, new Set([...(taken.get(request) ?? []), ...names]));
    }
  }
  return Object.fromEntries(
    [...taken].sort(([one], [other]) => (one < other ? -1 : 1)).map(([request, names]) => [request, [...names].sort()]),
  );
}

/**
 * @param {import('webpack').AsyncDependenciesBlock | import('webpack').Module} block
 * @returns {readonly import('webpack').Dependency[]}
 */
function dependenciesOf(block) {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

/**
 * @param {import('webpack').Dependency} dependency
 * @param {import('webpack').Module} module what it leads to
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {{ request: string, names: readonly string[] }}
 */
function namesTaken(dependency, module, moduleGraph) {
  const none = { request: '', names: [] };
  // `import 'x'` and the part of every import that only runs the module take no name.
  if (dependency.type === 'harmony side effect evaluation') return none;
  // of `const { y } = await import('x')` webpack knows that y is all that is wanted
  const wanted =
    'referencedExports' in dependency && Array.isArray(dependency.referencedExports)
      ? dependency.referencedExports.filter(Array.isArray)
      : [idsOf(dependency, moduleGraph)];
  const list = LISTS.get(module.nameForCondition() ?? '');
  // what it has from its parts is found at its own exports
  if (list !== undefined) return wanted.some(({ length }) => length === 0) ? { request: list, names: [WHOLE] } : none;
  const request = shareKeyOf(module);
  return request in SHARED ? { request, names: wanted.map((path) => nameOf(request, path)) } : none;
}

/**
 * As webpack leads an import past an entry point, the names are those of the part.
 *
 * @param {import('webpack').Dependency} dependency
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {readonly string[]}
 */
const idsOf = (dependency, moduleGraph) =>
  'getIds' in dependency && typeof dependency.getIds === 'function'
    ? dependency.getIds(moduleGraph)
    : imported(dependency).ids;

/** @param {import('webpack').Module} module */
function shareKeyOf(module) {
  const options = module.type === CONSUMED && 'options' in module ? module.options : undefined;
  return typeof options === 'object' && options !== null && 'shareKey' in options ? String(options.shareKey) : '';
}

/**
 * @param {string} request
 * @param {readonly string[]} path
 */
function nameOf(request, [name, member]) {
  if (name === undefined) return WHOLE;
  const part = providedPart(request);
  const isObject = part !== undefined && member !== undefined && namesIn(part).has(`${name}.${member}`);
  return isObject ? `${name}.${member}` : name;
}

module.exports = { TakenNamesPlugin, WHOLE };
