const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { buildIdentity } = require('./build-identity.cjs');
const { loadTypescript } = require('./load-typescript.cjs');
const { ROOT } = require('./project-root.cjs');
const { sharedRanges } = require('./shared-modules.cjs');

/** The contract a remote built by this preset keeps; see shared/contract. */
const CONTRACT = 1;
const MANIFEST = 'mf-manifest.json';

/** @typedef {{ remote: string, routes: readonly { screenCodes?: readonly string[] }[] }} Routes */

/**
 * @param {string} dir
 * @param {string} name
 * @returns {{ routes: Routes, warnings: readonly string[] }} the warnings are of screens that these packages do not
 *   know
 */
function readRoutes(dir, name) {
  const routes = /** @type {Routes} */ (JSON.parse(fs.readFileSync(path.join(dir, 'routes.json'), 'utf8')));
  const { routesDocumentProblems } = /** @type {{ routesDocumentProblems(value: unknown): string[] }} */ (
    loadTypescript(require.resolve('@registrar/contract/routes'))
  );
  const { unknownScreens, unknownScreenWarning } = /** @type {typeof import('@registrar/contract/route-rules')} */ (
    loadTypescript(require.resolve('@registrar/contract/route-rules'))
  );
  const { screenCodes } = /** @type {{ screenCodes: readonly string[] }} */ (
    loadTypescript(require.resolve('@registrar/domain/screen-codes'))
  );
  const problems = routesDocumentProblems(routes);
  if (routes.remote !== name) problems.push(`remote is "${routes.remote}", the folder is ${name}`);
  if (problems.length > 0) throw new Error(`${name}/routes.json:\n  ${problems.join('\n  ')}`);
  return { routes, warnings: unknownScreens(routes.routes, screenCodes).map(unknownScreenWarning) };
}

/**
 * Adds the two files that make a folder of scripts a release: `routes.json`, checked, and `meta.json` with the hash
 * of every file, which the publisher compares after the upload.
 */
class ReleaseFilesPlugin {
  /**
   * @param {object} release
   * @param {string} release.name
   * @param {string} release.dir
   * @param {string} release.version
   * @param {Readonly<Record<string, string>>} [release.requires]
   * @param {import('./taken-names-plugin.cjs').TakenNamesPlugin} [release.taken] of a remote
   * @param {import('./given-names-plugin.cjs').GivenNamesPlugin} [release.given] of the shell
   */
  constructor(release) {
    this.release = release;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { name, dir, version, requires = sharedRanges(), taken, given } = this.release;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ReleaseFilesPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(dir, 'routes.json'));
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tap({ name: 'ReleaseFilesPlugin', stage }, (assets) => {
        try {
          const { routes, warnings } = readRoutes(dir, name);
          compilation.emitAsset('routes.json', new RawSource(JSON.stringify(routes)));
          for (const warning of warnings) compilation.warnings.push(new compiler.webpack.WebpackError(warning));
        } catch (error) {
          compilation.errors.push(
            new compiler.webpack.WebpackError(error instanceof Error ? error.message : String(error)),
          );
          return;
        }
        const names = {
          ...(taken === undefined ? {} : { takes: taken.takes }),
          ...(given === undefined ? {} : { gives: given.gives }),
        };
        nameInManifest(compilation, RawSource, names);
        const files = Object.fromEntries(
          Object.keys(assets)
            .sort()
            .map((file) => {
              const content = assets[file]?.buffer() ?? Buffer.alloc(0);
              return [
                file,
                { bytes: content.length, sha256: crypto.createHash('sha256').update(content).digest('hex') },
              ];
            }),
        );
        const meta = {
          name,
          version,
          contract: CONTRACT,
          requires,
          ...names,
          build: buildIdentity([dir, path.join(ROOT, 'shared')]),
          files,
        };
        compilation.emitAsset('meta.json', new RawSource(`${JSON.stringify(meta, null, 2)}\n`));
      });
    });
  }
}

/**
 * The loader of the shell reads the manifest first, so there it learns what the remote takes without another request.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {typeof import('webpack').sources.RawSource} RawSource
 * @param {object} names
 */
function nameInManifest(compilation, RawSource, names) {
  const manifest = compilation.getAsset(MANIFEST);
  if (manifest === undefined) return;
  compilation.updateAsset(
    MANIFEST,
    new RawSource(JSON.stringify({ ...JSON.parse(manifest.source.source().toString()), ...names })),
  );
}

module.exports = { CONTRACT, ReleaseFilesPlugin, readRoutes };
