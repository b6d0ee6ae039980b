import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distOf, ROOT, workspaces } from './paths.mjs';
import { asked, baseOf, liveIn, readMeta, readRegistry } from './publish.mjs';
import { Refusal } from './say.mjs';

const BUILDS = join(ROOT, '.cache', 'builds');
const FILE = /^[\w@-][\w@.-]*$/u;

/**
 * What people are served by a portal, each version once: of each remote that is not switched off the live one and its
 * canary, and the one before.
 */
export async function servedVersions(portal) {
  const { remotes } = await readRegistry(portal);
  return Object.entries(remotes)
    .filter(([, { status }]) => status === 'active')
    .flatMap(([name, { version, canary, previous }]) => [
      { name, version, isLive: true },
      ...(canary === undefined ? [] : [{ name, version: canary.version, isLive: true }]),
      ...(previous === undefined || previous === canary?.version ? [] : [{ name, version: previous, isLive: false }]),
    ]);
}

/**
 * The real files of a published version, each the one that its meta.json names. They are kept: a version never changes.
 * `meta.json` is written last, so that half a download is none.
 */
export async function fetchBuild(portal, name, version, into = BUILDS) {
  const folder = join(into, name, version);
  if (existsSync(join(folder, 'meta.json'))) return folder;
  const base = baseOf(portal, name, version);
  const text = await bytesOf(`${base}/meta.json`);
  const { files } = JSON.parse(text.toString('utf8'));
  mkdirSync(folder, { recursive: true });
  const wrong = [];
  for (const [file, { sha256 }] of Object.entries(files)) {
    const content = FILE.test(file) ? await bytesOf(`${base}/${file}`) : undefined;
    if (content !== undefined && createHash('sha256').update(content).digest('hex') === sha256)
      writeFileSync(join(folder, file), content);
    else wrong.push(file);
  }
  if (wrong.length > 0)
    throw new Refusal(
      `${name} ${version} का फाइल मिलेनन्।`,
      `These files of ${name} ${version} are not the ones that its meta.json names:`,
      wrong,
    );
  const next = join(folder, `.meta.${process.pid}`);
  writeFileSync(next, text);
  renameSync(next, join(folder, 'meta.json'));
  return folder;
}

/**
 * The shell that people have in a portal now, as a folder: a remote is checked on the shell it will run in, which may
 * be another one than here. A portal from before shells had versions has none.
 */
export async function liveShell(portal, into = BUILDS) {
  const live = liveIn(await readRegistry(portal), 'shell');
  if (live === undefined) return undefined;
  return isBuiltHere(live.version) ? distOf('shell') : fetchBuild(portal, 'shell', live.version, into);
}

const isBuiltHere = (version) =>
  workspaces.inRepository &&
  existsSync(join(distOf('shell'), 'meta.json')) &&
  readMeta(distOf('shell')).version === version;

async function bytesOf(url) {
  const answer = await asked(url);
  if (!answer.ok) throw new Refusal(`${url} भेटिएन।`, `${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
