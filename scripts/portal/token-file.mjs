import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from './say.mjs';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_BY_DEFAULT = 90;
const LONGEST_DAYS = 366;
const PATIENCE_MS = 5_000;
/** A command takes milliseconds: a lock this old was left by one that was killed. */
const FORGOTTEN_MS = 30_000;

/** When a token ends: at the end of the named day, UTC. */
export function endOf(until, now) {
  const end = until === undefined ? now.getTime() + DAYS_BY_DEFAULT * DAY_MS : Date.parse(`${until}T23:59:59Z`);
  const isDay = until === undefined || (Number.isFinite(end) && new Date(end).toISOString().startsWith(until));
  if (isDay && end > now.getTime() && end <= now.getTime() + LONGEST_DAYS * DAY_MS) return new Date(end).toISOString();
  throw new Refusal(
    `--until ${until} मिलेन: आजदेखि एक वर्षभित्रको दिन लेख्नुहोस्।`,
    `--until ${until}: write a day from today to a year from now, as YYYY-MM-DD.`,
  );
}

/** A new token and the row that stands for it; the token itself is shown once and kept nowhere. */
export function issue({ team, remotes, until }, now) {
  const token = `rd_${randomBytes(32).toString('base64url')}`;
  const digest = createHash('sha256').update(token).digest('hex');
  return {
    token,
    row: {
      id: randomBytes(4).toString('hex'),
      team,
      digest,
      remotes: remotes.split(','),
      issuedAt: now.toISOString(),
      until: endOf(until, now),
    },
  };
}

export function readTokens(file) {
  if (!existsSync(file))
    throw new Refusal(`${file} भेटिएन।`, `${file} is not there: start the portal once, or set DEPLOY_TOKENS_FILE.`);
  try {
    const rows = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(rows)) return rows;
  } catch {
    // said below, with the name of the file
  }
  throw new Refusal(`${file} पढ्न सकिएन।`, `${file} does not hold a list of tokens.`);
}

/** Changes the rows. Two commands at once wait for each other, and the host sees the old file or the new one. */
export async function changeTokens(file, change) {
  const unlock = await lock(`${file}.lock`);
  try {
    const rows = change(readTokens(file));
    const next = `${file}.${process.pid}.next`;
    const handle = openSync(next, 'w', 0o600);
    writeSync(handle, `${JSON.stringify(rows, null, 2)}\n`);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(next, file);
  } finally {
    unlock();
  }
}

async function lock(file) {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    try {
      closeSync(openSync(file, 'wx', 0o600));
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > FORGOTTEN_MS) rmSync(file, { force: true });
    else if (Date.now() > until)
      throw new Refusal('अर्को आदेशले टोकन फेर्दै छ।', `Another command is changing the tokens (${file}).`);
    else await setTimeout(50);
  }
}
