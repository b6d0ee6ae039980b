const fs = require('node:fs');
const path = require('node:path');
const { providedPart, SHARED } = require('./shared-modules.cjs');

/** @param {string} file @returns {ReadonlySet<string>} */
function namesIn(file) {
  const lists = fs.readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm);
  return new Set([...lists].flatMap(([, list]) => (list ?? '').split(',').map((name) => name.trim()).filter(Boolean)));
}

/** Of some packages the shell gives a part. Fails the build of a remote that would find `undefined` in a browser. */
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
            const { request, name } = importedName(dependency);
            const part = request === undefined ? undefined : parts.get(request);
            if (part === undefined || name === undefined || part.names.has(name)) continue;
            const from = module.nameForCondition() ?? '';
            compilation.errors.push(
              new compiler.webpack.WebpackError(`${from} imports ${name} of ${request}, which the shell does not give. See ${path.basename(part.file)} in shared/build/src/provided.`),
            );
          }
        }
      });
    });
  }
}

/**
 * @param {import('webpack').Dependency} dependency
 * @returns {{ request?: string, name?: string }}
 */
function importedName(dependency) {
  const ids = 'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids : [];
  const request = 'request' in dependency && typeof dependency.request === 'string' ? dependency.request : undefined;
  return { request, name: ids[0] };
}

module.exports = { ProvidedNamesPlugin };
