const path = require('node:path');
const { ENTRY_POINTS, GIVEN_FILES, GIVEN_PACKAGES, GIVEN_WORKSPACES } = require('./given-packages.cjs');
const { ROOT, inRepository } = require('./project-root.cjs');

/** Of a file or a folder in `shared`: where a team's own repository has it. @param {string} file */
const placeOf = (file) =>
  path.join(ROOT, inRepository ? file : file.replace(/^shared/, 'node_modules/@registrar').replace(/\.ts$/, '.js'));

const GIVEN_PATHS = [
  ...GIVEN_PACKAGES.map((name) => path.join(ROOT, 'node_modules', name) + path.sep),
  ...GIVEN_WORKSPACES.map((name) => placeOf(`shared/${name}`) + path.sep),
  ...GIVEN_FILES.map(placeOf),
];
const LISTS = new Set(ENTRY_POINTS.map(({ file }) => placeOf(file)));

/**
 * A subpath that is missing in the shared table would be bundled without a word. Fails the build instead, with the
 * import that caused it. Of the entry points of `shared/ui` everything has to come from a part that is given.
 */
class NoOwnCopyPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('NoOwnCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoOwnCopyPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          const given = GIVEN_PATHS.find((given) => file?.startsWith(given));
          if (file === null || given === undefined || LISTS.has(file)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          if (issuer === null || issuer === undefined) continue;
          if (!LISTS.has(issuer) && GIVEN_PATHS.some((given) => issuer.startsWith(given))) continue;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${path.relative(ROOT, issuer)} imports ${path.relative(ROOT, file)}, which the shell must provide. ` +
                'Import one of the paths in shared/build/src/shared-modules.cjs.',
            ),
          );
        }
      });
    });
  }
}

module.exports = { NoOwnCopyPlugin, placeOf };
