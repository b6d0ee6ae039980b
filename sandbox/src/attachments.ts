import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that came with a message; what it holds lies beside the mailbox under its hash. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

interface Posted {
  readonly name: string;
  readonly mediaType: string;
  /** Base64. */
  readonly content: string;
}

const HASH = /^[0-9a-f]{64}$/;

/** The files of the messages, each content once. */
export class Attachments {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  keep({ name, mediaType, content }: Posted): Attachment {
    const bytes = Buffer.from(content, 'base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = join(this.#folder, sha256);
    if (!existsSync(file)) {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.next`, bytes, { mode: 0o600 });
      renameSync(`${file}.next`, file);
    }
    return { name, mediaType, size: bytes.length, sha256 };
  }

  read({ sha256 }: Attachment): Buffer | undefined {
    const file = join(this.#folder, sha256);
    return HASH.test(sha256) && existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Messages have made room; what no other message names goes with them. */
  keepOnly(kept: readonly Attachment[]): void {
    if (!existsSync(this.#folder)) return;
    const names = new Set(kept.map(({ sha256 }) => sha256));
    for (const name of readdirSync(this.#folder))
      if (!names.has(name)) rmSync(join(this.#folder, name), { force: true });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isPosted = (value: unknown): value is Posted & Record<string, unknown> =>
  isObject(value) && isText(value['name']) && isText(value['mediaType']) && typeof value['content'] === 'string';
const isKept = (value: unknown): value is Attachment & Record<string, unknown> =>
  isObject(value) &&
  isText(value['name']) &&
  isText(value['mediaType']) &&
  typeof value['size'] === 'number' &&
  isText(value['sha256']);

/** What a message brings, or undefined where it is not a list of files. */
export const parsePosted = (value: unknown): readonly Posted[] | undefined =>
  Array.isArray(value) && value.every(isPosted) ? value : undefined;
export const parseKept = (value: unknown): readonly Attachment[] => (Array.isArray(value) ? value.filter(isKept) : []);
