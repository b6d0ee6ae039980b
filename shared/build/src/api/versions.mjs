import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { compareApi } from './compare-api.mjs';
import { readSnapshot, writeSnapshot } from './snapshot.mjs';

/**
 * @typedef {object} Standing of a package, its snapshot against its sources
 * @property {string} folder
 * @property {string} name
 * @property {string} version in its package.json
 * @property {string} needed the lowest version that these changes allow
 * @property {readonly import('./compare-api.mjs').Change[]} changes
 * @property {boolean} isCurrent whether the snapshot says what the sources say
 * @property {(version: string) => string} snapshot what the file has to hold
 */

/** @param {string} root @param {string} folder */
export const snapshotFile = (root, folder) => join(root, 'shared', folder, 'api.md');

/**
 * @param {string} root
 * @param {import('./compare-api.mjs').Apis} after what the sources promise
 * @returns {readonly Standing[]}
 */
export function standings(root, after) {
  const kept = Object.fromEntries(
    Object.keys(after).flatMap((folder) =>
      existsSync(snapshotFile(root, folder))
        ? [[folder, readSnapshot(readFileSync(snapshotFile(root, folder), 'utf8'))]]
        : [],
    ),
  );
  const before = Object.fromEntries(Object.entries(kept).map(([folder, { api }]) => [folder, api]));
  return Object.entries(after).map(([folder, api]) => {
    const { name, version } = JSON.parse(readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8'));
    const known = kept[folder];
    const changes = known === undefined ? [] : compareApi(folder, before, after);
    const snapshot = (/** @type {string} */ number) => writeSnapshot(name, number, api);
    const isCurrent = known !== undefined && readFileSync(snapshotFile(root, folder), 'utf8') === snapshot(version);
    return {
      folder,
      name,
      version,
      needed: known === undefined ? version : neededVersion(known.version, changes),
      changes,
      isCurrent,
      snapshot,
    };
  });
}

/**
 * @param {string} version for which the snapshot was written
 * @param {readonly import('./compare-api.mjs').Change[]} changes
 */
export function neededVersion(version, changes) {
  if (changes.some(({ grade }) => grade === 'major')) return semver.inc(version, 'major') ?? version;
  return changes.length > 0 ? (semver.inc(version, 'minor') ?? version) : version;
}

/** @param {Standing} standing */
export const isRaised = ({ version, needed }) => semver.gte(version, needed);
