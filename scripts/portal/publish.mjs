import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal, say } from './say.mjs';

/**
 * Publishers of different remotes collide on the revision now and then; the loser waits a little, each another time, and
 * reads it again. Somebody who is in the way for so long is told of instead.
 */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/** An answer of the portal, or a sentence that it did not come. */
export const asked = async (url, options) => {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new Refusal(`${url} सम्म पुग्न सकिएन।`, `${url} could not be reached: ${error.cause?.message ?? error.message}`);
  }
};

export async function refusalOf(answer) {
  const body = await answer.json().catch(() => ({}));
  return new Refusal('प्रकाशन अस्वीकृत भयो।', `The portal refused (${answer.status}): ${body.message ?? ''}`, body.problems ?? []);
}

export const readMeta = (dist) => JSON.parse(readFileSync(join(dist, 'meta.json'), 'utf8'));

export async function readRegistry(portal) {
  const answer = await asked(`${portal}/registry`);
  if (!answer.ok) throw await refusalOf(answer);
  return answer.json();
}

/** Where the files of a version lie. */
const baseOf = (portal, name, version) => `${portal}/${name === 'shell' ? 'shell' : `remotes/${name}`}/${version}`;

/** What is live of a remote, or of the shell; undefined where nothing is. */
export const liveIn = (document, name) => (name === 'shell' ? document.shell : document.remotes[name]);

export async function isPublished(portal, name, version) {
  return (await asked(`${baseOf(portal, name, version)}/meta.json`, { method: 'HEAD' })).ok;
}

/** Uploads a build, `meta.json` last, and then asks for every file it names to be sure that people will get it. */
export async function upload({ portal, token, name, dist }) {
  const { version, files } = readMeta(dist);
  const base = baseOf(portal, name, version);
  const present = readdirSync(dist).filter((file) => !file.startsWith('.') && file !== 'meta.json');
  for (const file of [...present, 'meta.json']) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const answer = await asked(`${base}/${file}`, { method: 'PUT', headers, body: readFileSync(join(dist, file)) });
    if (!answer.ok) throw await refusalOf(answer);
  }
  await verify(base, files);
  return version;
}

async function verify(base, files) {
  const wrong = [];
  for (const [file, { sha256 }] of Object.entries(files)) {
    const answer = await asked(`${base}/${file}`);
    const served = answer.ok ? createHash('sha256').update(Buffer.from(await answer.arrayBuffer())).digest('hex') : '';
    if (served !== sha256) wrong.push(`${file}: ${answer.ok ? 'content differs' : answer.status}`);
  }
  if (wrong.length > 0) throw new Refusal('अपलोड भएका फाइल मिलेनन्।', 'The uploaded files are not the built ones:', wrong);
}

/** Moves the pointer by compare-and-set. */
export async function changeRegistry({ portal, token, name, change }) {
  const until = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const { revision } = await readRegistry(portal);
    const answer = await asked(`${portal}/registry/${name}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...change, expectedRevision: revision }),
    });
    if (answer.ok) {
      const { data, warnings = [] } = await answer.json();
      if (warnings.length > 0) say(`यी अघिल्ला संस्करणमा फर्कन मिल्दैन:\n  - ${warnings.join('\n  - ')}`, 'The portal warns: nobody can go back to these versions.');
      return data;
    }
    if (answer.status !== 409 || Date.now() > until) throw await refusalOf(answer);
    await setTimeout(pause * (0.5 + Math.random()));
  }
}
