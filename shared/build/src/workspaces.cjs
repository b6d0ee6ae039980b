const fs = require('node:fs');
const path = require('node:path');
const { bundleHashes } = require('./build-inputs.cjs');
const { ROOT, folderOf, inRepository, releasedFrom, remoteIn, remoteNames } = require('./project-root.cjs');
const { rememberedHashes } = require('./remembered-hashes.cjs');
const { serverInputs } = require('./server-inputs.cjs');
const { hashOfSources } = require('./source-hash.cjs');

/** @param {string} name folder of the workspace */
const isForBrowsers = (name) => name === 'shell' || name.startsWith('mf-');

/** @param {string} name */
function hashOfServer(name) {
  const { files, packages } = serverInputs(ROOT, name);
  return hashOfSources(files, ROOT, packages);
}

/**
 * A name for all that decides the content of each workspace's build. Nothing where the imports cannot be followed: its
 * build says why.
 *
 * @param {readonly string[]} names folders of workspaces
 * @returns {ReadonlyMap<string, string>}
 */
function sourceHashes(names) {
  if (!inRepository) return new Map(names.map((name) => [name, hashOutside(name)]));
  const browsers = names.filter(isForBrowsers);
  const servers = names
    .filter((name) => !isForBrowsers(name))
    .map((name) => /** @type {const} */ ([name, hashOfServer(name)]));
  return new Map([...servers, ...(browsers.length > 0 ? hashesOfBundles(browsers) : [])]);
}

/**
 * In a team's own repository all of the remote's folder counts; the lock file stands for the packages that were made
 * here.
 *
 * @param {string} name
 */
const hashOutside = (name) => hashOfSources([...new Set([folderOf(name), path.join(ROOT, 'package-lock.json')])], ROOT);

/**
 * One reading for all; where it fails each for itself, so that a mistake in one workspace is nobody else's.
 * @param {readonly string[]} names
 * @returns {[string, string][]}
 */
function hashesOfBundles(names) {
  try {
    return [
      ...rememberedHashes({
        root: ROOT,
        folders: ['shared', 'shell', ...remoteNames()],
        names,
        read: () => bundleHashes(ROOT, names),
      }),
    ];
  } catch {
    return names.length === 1 ? [] : names.flatMap((name) => hashesOfBundles([name]));
  }
}

/** @param {string} name */
function sourceHash(name) {
  if (!inRepository) return hashOutside(name);
  // where its imports cannot be followed, the reading for this one alone says why
  const hash = sourceHashes([name]).get(name) ?? bundleHashes(ROOT, [name]).get(name);
  if (hash === undefined) throw new Error(`${name} has no sources`);
  return hash;
}

/**
 * `<package version>-<content hash>`: the name of an immutable folder, known before the build because the build's
 * global names contain it.
 *
 * @param {string} name
 */
function versionOf(name) {
  const { version } = JSON.parse(fs.readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'));
  return `${version}-${sourceHash(name)}`;
}

module.exports = {
  ROOT,
  inRepository,
  folderOf,
  releasedFrom,
  remoteIn,
  remoteNames,
  sourceHash,
  sourceHashes,
  versionOf,
};
