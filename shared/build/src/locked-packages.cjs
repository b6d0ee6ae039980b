const fs = require('node:fs');
const path = require('node:path');

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link] a workspace of ours
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional?: boolean }>>} [peerDependenciesMeta]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} Lock */

const FOLDER = 'node_modules/';

/** @param {string} root @returns {Lock} */
const readLock = (root) => JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

/** @param {Lock} lock @returns {string[]} names of everybody else's packages */
function lockedNames(lock) {
  const foreign = Object.entries(lock).filter(([at, { link }]) => at.includes(FOLDER) && link !== true);
  return [...new Set(foreign.map(([at]) => at.slice(at.lastIndexOf(FOLDER) + FOLDER.length)))];
}

/**
 * Where the lock file has the package that a folder gets by this name: the nearest `node_modules` above it.
 *
 * @param {Lock} lock
 * @param {string} name
 * @param {string} from folder, relative to the root
 * @returns {string | undefined}
 */
function placeOf(lock, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`;
    if (place in lock) return place;
    if (at === '') return undefined;
  }
}

/**
 * An optional peer counts only where something else needs it: without that it may be there because of a stranger.
 * @param {LockedPackage} locked
 */
function needsOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/**
 * The locked versions of these packages and of everything they need, as lines in a stable order. Where in the tree npm
 * has put a package makes no difference.
 *
 * @param {Lock} lock
 * @param {readonly { readonly name: string, readonly from: string }[]} wanted
 * @param {(name: string) => boolean} isOutside packages that are not part of the build, nor what only they need
 * @returns {string[]}
 */
function lockedVersions(lock, wanted, isOutside) {
  const waiting = [...wanted];
  const seen = new Set();
  const lines = new Set();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { name, from } = next;
    if (isOutside(name)) continue;
    const place = placeOf(lock, name, from);
    if (place === undefined) {
      lines.add(`${name} is not locked`);
      continue;
    }
    const locked = lock[place] ?? {};
    if (seen.has(place) || locked.link === true) continue;
    seen.add(place);
    lines.add(`${name}@${locked.version ?? ''} ${locked.integrity ?? ''}`);
    waiting.push(...needsOf(locked).map((need) => ({ name: need, from: place })));
  }
  return [...lines].sort();
}

module.exports = { readLock, lockedNames, lockedVersions };
