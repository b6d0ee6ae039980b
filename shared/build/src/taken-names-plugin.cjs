const { imported, namesIn } = require('./provided-names-plugin.cjs');
const { providedPart, SHARED } = require('./shared-modules.cjs');

/** Taken without a name: the whole module as an object, by CommonJS. */
const WHOLE = '*';
/** The packages of the portal itself, whose exports come and go with its versions. */
const OWN = '@registrar/';

/**
 * What a remote imports from the shell, by module: the names in code that is still there after tree shaking, so that an
 * import nobody uses binds the remote to nothing. Of a part whose exports are objects the members too (`z.string`).
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
      const { request, names } = namesTaken(dependency);
      if (names.length === 0) continue;
      const connection = moduleGraph.getConnection(dependency);
      if (connection === undefined || connection.isActive(undefined) === false) continue;
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
 * @returns {{ request: string, names: readonly string[] }}
 */
function namesTaken(dependency) {
  const { request, ids } = imported(dependency);
  // `import 'x'` and the part of every import that only runs the module take no name.
  if (request === undefined || !(request in SHARED) || dependency.type === 'harmony side effect evaluation')
    return { request: '', names: [] };
  // of `const { y } = await import('x')` webpack knows that y is all that is wanted
  const wanted =
    'referencedExports' in dependency && Array.isArray(dependency.referencedExports)
      ? dependency.referencedExports.filter(Array.isArray)
      : [ids];
  return { request, names: wanted.map((path) => nameOf(request, path)) };
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
