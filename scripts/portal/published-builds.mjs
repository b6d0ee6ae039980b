import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { readRegistry } from './publish.mjs';
import { Refusal } from './say.mjs';

const BUILDS = join(ROOT, '.cache', 'builds');
const FILE = /^[\w@-][\w@.-]*$/u;

/** What people are served by a portal: of each remote that is not switched off the live version and its canary, and the one before. */
export async function servedVersions(portal) {
  const { remotes } = await readRegistry(portal);
  return Object.entries(remotes)
    .filter(([, { status }]) => status === 'active')
    .flatMap(([name, { version, canary, previous }]) => [
      { name, version, isLive: true },
      ...(canary === undefined ? [] : [{ name, version: canary.version, isLive: true }]),
      ...(previous === undefined ? [] : [{ name, version: previous, isLive: false }]),
    ]);
}

/**
 * The real files of a published version, each the one that its meta.json names. They are kept: a version never changes.
 * `meta.json` is written last, so that half a download is none.
 */
export async function fetchBuild(portal, name, version, into = BUILDS) {
  const folder = join(into, name, version);
  if (existsSync(join(folder, 'meta.json'))) return folder;
  const base = `${portal}/${name === 'shell' ? 'shell' : `remotes/${name}`}/${version}`;
  const text = await bytesOf(`${base}/meta.json`);
  const { files } = JSON.parse(text.toString('utf8'));
  mkdirSync(folder, { recursive: true });
  const wrong = [];
  for (const [file, { sha256 }] of Object.entries(files)) {
    const content = FILE.test(file) ? await bytesOf(`${base}/${file}`) : undefined;
    if (content !== undefined && createHash('sha256').update(content).digest('hex') === sha256) writeFileSync(join(folder, file), content);
    else wrong.push(file);
  }
  if (wrong.length > 0) throw new Refusal(`${name} ${version} का फाइल मिलेनन्।`, `These files of ${name} ${version} are not the ones that its meta.json names:`, wrong);
  writeFileSync(join(folder, '.meta.next'), text);
  renameSync(join(folder, '.meta.next'), join(folder, 'meta.json'));
  return folder;
}

async function bytesOf(url) {
  const answer = await fetch(url).catch((error) => {
    throw new Refusal(`${url} सम्म पुग्न सकिएन।`, `${url} could not be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new Refusal(`${url} भेटिएन।`, `${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

