import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { distOf, ROOT } from './paths.mjs';

const KEPT = join(ROOT, '.cache', 'kept-builds');
/** Enough for going back and forth between a branch and its base; each is a few megabytes. */
const BESIDE_CURRENT = 3;
const STAMP = '.built';

/** The hash of the sources that a folder was built of; undefined for one that only was to be tried out. */
export function builtOf(dist) {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/**
 * A build comes to where it is started from, in one step; the one before it is kept, so that going back builds nothing.
 */
export function replaceBuild(name, built, hash, { dist = distOf(name), kept = KEPT } = {}) {
  if (hash !== undefined) writeFileSync(join(built, STAMP), hash);
  const before = builtOf(dist);
  if (before !== undefined && before !== hash) keep(dist, join(kept, name), before);
  else rmSync(dist, { recursive: true, force: true });
  renameSync(built, dist);
}

/** @returns {boolean} whether the build of these sources was there */
export function restoreBuild(name, hash, { dist = distOf(name), kept = KEPT } = {}) {
  const found = join(kept, name, hash);
  if (builtOf(found) !== hash) return false;
  replaceBuild(name, found, hash, { dist, kept });
  return true;
}

function keep(dist, folder, hash) {
  const target = join(folder, hash);
  mkdirSync(folder, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(dist, target);
  const now = new Date();
  utimesSync(target, now, now);
  const newestFirst = readdirSync(folder)
    .map((one) => ({ one, at: statSync(join(folder, one)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { one } of newestFirst.slice(BESIDE_CURRENT)) rmSync(join(folder, one), { recursive: true, force: true });
}
