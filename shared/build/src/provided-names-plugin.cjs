const fs = require('node:fs');
const path = require('node:path');
const { providedPart, SHARED } = require('./shared-modules.cjs');

/**
 * The names a part exports, and as `z.string` the members of those it exports as an object.
 *
 * @param {string} file
 * @returns {ReadonlySet<string>}
 */
function namesIn(file) {
  const text = fs.readFileSync(file, 'utf8');
  const listed = (/** @type {string | undefined} */ list) =>
    (list ?? '')
      .split(',')
      .map((entry) => (entry.split(':')[0] ?? '').trim())
      .filter(Boolean);
  const exported = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) => listed(list));
  const objects = [...text.matchAll(/^export const (\w+) = \{([^}]*)\}/gm)];
  return new Set([
    ...exported,
    ...objects.flatMap(([, object, list]) => [object ?? '', ...listed(list).map((member) => `${object}.${member}`)]),
  ]);
}

/**
 * @param {ReadonlySet<string>} names
 * @param {readonly string[]} ids as they are read: name, member, member of that…
 */
function isGiven(names, [name = '', member]) {
  if (!names.has(name)) return false;
  const hasMembers = [...names].some((given) => given.startsWith(`${name}.`));
  return member === undefined || !hasMembers || names.has(`${name}.${member}`);
}

/** Of some packages the shell gives a part. Fails the build that would find `undefined` in a browser. */
class ProvidedNamesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const parts = new Map(
      Object.keys(SHARED).flatMap((request) => {
        const file = providedPart(request);
        return file === undefined ? [] : [/** @type {const} */ ([request, { file, names: namesIn(file) }])];
      }),
    );
    compiler.hooks.compilation.tap('ProvidedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ProvidedNamesPlugin', (modules) => {
        for (const module of modules) {
          for (const dependency of module.dependencies) {
            const { request, ids } = imported(dependency);
            const part = request === undefined ? undefined : parts.get(request);
            if (part === undefined || ids.length === 0 || isGiven(part.names, ids)) continue;
            const from = module.nameForCondition() ?? '';
            compilation.errors.push(
              new compiler.webpack.WebpackError(
                `${from} uses ${ids.slice(0, 2).join('.')} of ${request}, which the shell does not give. See ${path.basename(part.file)} in shared/build/src/provided.`,
              ),
            );
          }
        }
      });
    });
  }
}

/**
 * @param {import('webpack').Dependency} dependency
 * @returns {{ request?: string, ids: readonly string[] }}
 */
function imported(dependency) {
  const ids = 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids : [];
  const request = 'request' in dependency && typeof dependency.request === 'string' ? dependency.request : undefined;
  return { request, ids };
}

module.exports = { ProvidedNamesPlugin, imported, namesIn, isGiven };
