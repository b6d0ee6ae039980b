import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal, say } from './say.mjs';

/**
 * How long a publisher waits: for another one of the same remote who was faster, and for a host that is being started
 * again. What is in the way for longer is told of instead.
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
  return new Refusal(
    'पोर्टलले अस्वीकार गर्‍यो।',
    `The portal refused (${answer.status}): ${body.message ?? ''}`,
    body.problems ?? [],
  );
}

export const readMeta = (dist) => JSON.parse(readFileSync(join(dist, 'meta.json'), 'utf8'));

export async function readRegistry(portal) {
  const answer = await asked(`${portal}/registry`);
  if (!answer.ok) throw await refusalOf(answer);
  return answer.json();
}

/** Where the files of a version lie. */
export const baseOf = (portal, name, version) =>
  `${portal}/${name === 'shell' ? 'shell' : `remotes/${name}`}/${version}`;

/** What is live of a remote, or of the shell; undefined where nothing is. */
export const liveIn = (document, name) => (name === 'shell' ? document.shell : document.remotes[name]);

/** Asked patiently: the first question of a release may meet a host that is being started again. */
export const isPublished = (portal, name, version) =>
  patiently(`${baseOf(portal, name, version)}/meta.json`, { method: 'HEAD' }, ({ ok }) => ok);

/** A proxy answers so while the host behind it is away. */
const isAway = ({ status }) => status === 502 || status === 503 || status === 504;

/**
 * Asks again while nobody answers: a host that is started again is back within seconds. Only for what may be asked
 * twice.
 *
 * @template T
 * @param {(answer: Response) => T | Promise<T>} read of an answer that breaks off in the middle there is another one
 */
async function patiently(url, options, read) {
  for (const until = Date.now() + PATIENCE_MS, pauses = pausesBetween(); ;) {
    try {
      const answer = await asked(url, options);
      if (!isAway(answer) || Date.now() > until) return await read(answer);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pauses();
  }
}

/** Longer each time, and for each publisher another one. */
function pausesBetween() {
  let pause = FIRST_PAUSE_MS;
  return async () => {
    await setTimeout(pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
}

/** Written beside a file, to be sent in its place; the same content may be packed more or less closely. */
const TWIN = /\.(?:br|gz)$/;

/**
 * Uploads a build, `meta.json` last, and then asks for every file it names to be sure that people will get it. A
 * version that is there already keeps the compressed files it came with.
 */
export async function upload({ portal, token, name, dist }) {
  const { version, files } = readMeta(dist);
  const base = baseOf(portal, name, version);
  const isThere = await isPublished(portal, name, version);
  const present = readdirSync(dist).filter(
    (file) => !file.startsWith('.') && file !== 'meta.json' && !(isThere && TWIN.test(file)),
  );
  for (const file of [...present, 'meta.json']) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const refused = await patiently(
      `${base}/${file}`,
      { method: 'PUT', headers, body: readFileSync(join(dist, file)) },
      (answer) => (answer.ok ? undefined : refusalOf(answer)),
    );
    if (refused !== undefined) throw refused;
  }
  await verify(base, files);
  return version;
}

async function verify(base, files) {
  const wrong = [];
  for (const [file, { sha256 }] of Object.entries(files)) {
    const told = await patiently(`${base}/${file}`, {}, async (answer) =>
      answer.ok
        ? createHash('sha256')
            .update(Buffer.from(await answer.arrayBuffer()))
            .digest('hex')
        : answer.status,
    );
    if (told !== sha256) wrong.push(`${file}: ${typeof told === 'number' ? told : 'content differs'}`);
  }
  if (wrong.length > 0)
    throw new Refusal('अपलोड भएका फाइल मिलेनन्।', 'The uploaded files are not the built ones:', wrong);
}

/** Whether the entry is what the change was to make of it: asked where the host went away before it answered. */
function isDone({ version, rollback, status, canary, promote, endCanary }, before, now) {
  if (now === undefined || (now.revision ?? 0) === (before?.revision ?? 0)) return false;
  if (rollback) return now.version === before?.previous;
  if (promote) return now.version === before?.canary?.version;
  if (endCanary) return now.canary === undefined;
  if (canary !== undefined) return now.canary?.version === canary.version && now.canary.share === canary.share;
  return (version === undefined || now.version === version) && (status === undefined || now.status === status);
}

/**
 * Moves the pointer by compare-and-set. A change whose answer got lost is looked for before it is asked for again: a
 * rollback that is made twice would go forward.
 */
export async function changeRegistry({ portal, token, name, change }) {
  const until = Date.now() + PATIENCE_MS;
  const pauses = pausesBetween();
  for (let unanswered; ;) {
    const document = await patiently(`${portal}/registry`, {}, (answer) =>
      answer.ok ? answer.json() : refusalOf(answer),
    );
    if (document instanceof Refusal) throw document;
    const entry = liveIn(document, name);
    if (unanswered !== undefined && isDone(change, unanswered.before, entry)) return document;
    // the revision of the whole is for hosts that do not know that of an entry
    const body = JSON.stringify({
      ...change,
      expectedEntryRevision: entry?.revision ?? 0,
      expectedRevision: document.revision,
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const told = await put(`${portal}/registry/${name}`, { method: 'PUT', headers, body });
    if (told.kind === 'changed') return told.document;
    if (told.kind === 'refused' || Date.now() > until) throw told.refusal;
    if (told.kind === 'unanswered') unanswered = { before: entry };
    await pauses();
  }
}

/** One try to move the pointer. An answer that is not there, or breaks off, says nothing about what the host did. */
async function put(url, options) {
  let answer;
  try {
    answer = await asked(url, options);
    if (answer.ok) {
      const { data, warnings = [] } = await answer.json();
      if (warnings.length > 0) {
        const lines = `\n  - ${warnings.join('\n  - ')}`;
        if (url.endsWith('/shell'))
          say(`यी अघिल्ला संस्करणमा फर्कन मिल्दैन:${lines}`, 'The portal warns: nobody can go back to these versions.');
        else say(`पोर्टलको चेतावनी:${lines}`, 'It is live, and the portal warns of what stands above.');
      }
      return { kind: 'changed', document: data };
    }
  } catch (error) {
    return { kind: 'unanswered', refusal: error };
  }
  const kind = isAway(answer) ? 'unanswered' : answer.status === 409 ? 'behind' : 'refused';
  return { kind, refusal: await refusalOf(answer) };
}
