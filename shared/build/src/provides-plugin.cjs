const fs = require('node:fs');
const path = require('node:path');
const { loadTypescript } = require('./load-typescript.cjs');
const { installedVersion, packageNameOf, rangedName, SHARED } = require('./shared-modules.cjs');

/**
 * What this shell gives: the contracts it keeps, the versions of the shared packages, and the addresses of its own
 * pages.
 *
 * @param {string} dir
 * @returns {{ contracts: readonly number[], packages: Record<string, string>, paths: readonly string[] }}
 */
function providedBy(dir) {
  const { supportedContracts } = /** @type {{ supportedContracts: readonly number[] }} */ (
    loadTypescript(require.resolve('@registrar/contract/remote-app'))
  );
  const packages = Object.fromEntries(
    Object.keys(SHARED).map((request) => [rangedName(request), installedVersion(packageNameOf(request), dir) ?? '']),
  );
  /** @type {{ routes: readonly { path: string }[] }} */
  const { routes } = JSON.parse(fs.readFileSync(path.join(dir, 'routes.json'), 'utf8'));
  return { contracts: supportedContracts, packages, paths: routes.map(({ path: address }) => address) };
}

/** Writes `provides.json` beside the shell: by it the host knows which releases this shell can show. */
class ProvidesPlugin {
  /** @param {string} dir */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ProvidesPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(this.dir, 'routes.json'));
      compilation.hooks.processAssets.tap(
        { name: 'ProvidesPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset('provides.json', new RawSource(`${JSON.stringify(providedBy(this.dir), null, 2)}\n`));
        },
      );
    });
  }
}

module.exports = { ProvidesPlugin, providedBy };
