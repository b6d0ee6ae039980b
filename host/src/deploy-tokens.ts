import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './durable-file';

/** One who may publish, and which remotes: `shell` is the shell, `*` everything. */
interface DeployToken {
  readonly team: string;
  readonly remotes: readonly string[];
  /** SHA-256 of the token, hexadecimal. */
  readonly digest: string;
  /** Of a token that was issued by the command. */
  readonly id?: string;
  readonly until?: string;
  readonly revokedAt?: string;
}

/** A use is written down at most once in this time for each token. */
const NOTED_EVERY_MS = 60_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTime = (value: unknown): value is string => isText(value) && Number.isFinite(Date.parse(value));
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Written by hand with its token, or issued with the digest of it. */
function deployToken(row: unknown): DeployToken | undefined {
  if (!isObject(row)) return undefined;
  const { id, team, token, digest, remotes, until, revokedAt } = row;
  if (!isText(team) || !Array.isArray(remotes) || !remotes.every(isText)) return undefined;
  if (isText(token)) return { team, remotes, digest: digestOf(token) };
  const isIssued =
    isText(id) &&
    isText(digest) &&
    /^[0-9a-f]{64}$/u.test(digest) &&
    isTime(until) &&
    (revokedAt === undefined || isTime(revokedAt));
  return isIssued ? { id, team, remotes, digest, until, ...(revokedAt === undefined ? {} : { revokedAt }) } : undefined;
}

/** The tokens of a file; undefined where it does not hold a list of them. */
export function readDeployTokens(file: string): readonly DeployToken[] | undefined {
  try {
    const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(rows)) return undefined;
    const tokens = rows.map(deployToken);
    return tokens.every((token) => token !== undefined) ? tokens : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Who may publish. The file is read again when it has changed, so that a token is issued and revoked without a restart;
 * a file that cannot be read leaves those in force that were known.
 */
export class DeployTokens {
  readonly #file: string;
  readonly #now: () => Date;
  readonly #usesFile: string;
  readonly #onUnreadable: (file: string) => void;
  readonly #uses: Record<string, string>;
  #tokens: readonly DeployToken[] = [];
  #seen = '';

  constructor(file: string, portalFolder: string, now: () => Date, onUnreadable: (file: string) => void) {
    this.#file = file;
    this.#now = now;
    this.#usesFile = join(portalFolder, 'deploy-token-uses.json');
    this.#onUnreadable = onUnreadable;
    this.#uses = readUses(this.#usesFile);
    this.#readAgain();
  }

  /** The team behind a bearer token that may publish this remote, or undefined. */
  publisherOf(authorization: string | undefined, remote: string): string | undefined {
    const owner = this.#ownerOf(authorization);
    return owner !== undefined && (owner.remotes.includes('*') || owner.remotes.includes(remote))
      ? owner.team
      : undefined;
  }

  /** The team behind a bearer token, whatever it may publish. */
  teamOf(authorization: string | undefined): string | undefined {
    return this.#ownerOf(authorization)?.team;
  }

  #ownerOf(authorization: string | undefined): DeployToken | undefined {
    this.#readAgain();
    const given = Buffer.from(digestOf(authorization?.replace(/^Bearer /u, '') ?? ''), 'hex');
    const owner = this.#tokens.find(({ digest }) => timingSafeEqual(Buffer.from(digest, 'hex'), given));
    if (
      owner === undefined ||
      owner.revokedAt !== undefined ||
      (owner.until !== undefined && Date.parse(owner.until) <= this.#now().getTime())
    )
      return undefined;
    if (owner.id !== undefined) this.#note(owner.id);
    return owner;
  }

  #readAgain(): void {
    const seen = stampOf(this.#file);
    if (seen === this.#seen) return;
    this.#seen = seen;
    const tokens = readDeployTokens(this.#file);
    if (tokens === undefined) this.#onUnreadable(this.#file);
    else this.#tokens = tokens;
  }

  #note(id: string): void {
    const now = this.#now();
    const last = this.#uses[id];
    if (last !== undefined && now.getTime() - Date.parse(last) < NOTED_EVERY_MS) return;
    this.#uses[id] = now.toISOString();
    replaceFile(this.#usesFile, JSON.stringify(this.#uses));
  }
}

/** Changes with every replacement of the file, also within one millisecond. */
function stampOf(file: string): string {
  if (!existsSync(file)) return 'none';
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
}

function readUses(file: string): Record<string, string> {
  try {
    const uses: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(uses)
      ? Object.fromEntries(Object.entries(uses).filter((entry): entry is [string, string] => isTime(entry[1])))
      : {};
  } catch {
    // when a token was last used is only for people to read
    return {};
  }
}
