const fs = require('node:fs');
const path = require('node:path');
const { hashOfSources } = require('./source-hash.cjs');

/** The repository's root, three folders above this file. */
const ROOT = path.resolve(__dirname, '../../..');

/** Bundled into each remote; everything else in `shared` comes from the shell at run time. */
const BUNDLED_INTO_REMOTES = ['contract', 'domain', 'i18n', 'build'];

/** @param {string} name */
const shared = (name) => path.join(ROOT, 'shared', name);

/** @returns {string[]} names of all remotes: folders `mf-*` with a routes.json */
function remoteNames() {
  return fs
    .readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(ROOT, name, 'routes.json')))
    .sort();
}

/**
 * All that decides the content of a workspace's build.
 *
 * @param {string} name folder of the workspace
 * @returns {string[]}
 */
function buildInputs(name) {
  const own = path.join(ROOT, name);
  const lock = path.join(ROOT, 'package-lock.json');
  if (name.startsWith('mf-')) return [own, ...BUNDLED_INTO_REMOTES.map(shared), lock];
  if (name === 'shell') {
    const all = fs.readdirSync(path.join(ROOT, 'shared')).filter((folder) => folder !== 'testing');
    // The last resort registry names the remotes' first versions, so their pages are part of the shell.
    const routes = remoteNames().map((remote) => path.join(ROOT, remote, 'routes.json'));
    return [own, ...all.map(shared), ...routes, lock];
  }
  if (name === 'gateway') return [own, shared('domain'), lock];
  return [own, shared('contract'), lock];
}

/** @param {string} name */
const sourceHash = (name) => hashOfSources(buildInputs(name), ROOT);

/**
 * `<package version>-<content hash>`: the name of an immutable folder, known before the build because the build's
 * global names contain it.
 *
 * @param {string} name
 */
function versionOf(name) {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, name, 'package.json'), 'utf8'));
  return `${version}-${sourceHash(name)}`;
}

module.exports = { ROOT, remoteNames, buildInputs, sourceHash, versionOf };
