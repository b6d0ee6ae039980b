const fs = require('node:fs');
const path = require('node:path');
const { lockedVersions, readLock } = require('./locked-packages.cjs');

const OURS = '@registrar/';
/** What bundles a server, and what says how. */
const BUNDLER = { name: 'esbuild', from: 'shared/build' };
const BUNDLED_BY = 'scripts/portal/server-build.mjs';
/** Its pages are set in the portal's typeface. */
const FONTS_OF = { sandbox: ['shared/ui/fonts'] };

/** @param {string} root @param {string} workspace @returns {string[]} */
const dependenciesOf = (root, workspace) =>
  Object.keys(JSON.parse(fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).dependencies ?? {});

/**
 * What a server's build consists of: its folder, those of our packages that it needs, and the locked versions of
 * everybody else's. It is never published, so a folder too many costs one build here.
 *
 * @param {string} root
 * @param {string} name
 * @returns {{ files: string[], packages: string[] }} files and folders as absolute paths
 */
function serverInputs(root, name) {
  const folders = new Set([name]);
  /** @type {{ name: string, from: string }[]} */
  const packages = [BUNDLER];
  for (const folder of folders) {
    for (const wanted of dependenciesOf(root, folder)) {
      if (wanted.startsWith(OURS)) folders.add(`shared/${wanted.slice(OURS.length)}`);
      else packages.push({ name: wanted, from: folder });
    }
  }
  const beside = Object.entries(FONTS_OF).flatMap(([server, inputs]) => (server === name ? inputs : []));
  return {
    files: [...folders, BUNDLED_BY, ...beside].map((input) => path.join(root, input)),
    packages: lockedVersions(readLock(root), packages, () => false),
  };
}

module.exports = { serverInputs };
