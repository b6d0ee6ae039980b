import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a build says of one of its files. */
export interface ListedFile {
  readonly bytes: number;
  readonly sha256: string;
}
export type ListedFiles = Readonly<Record<string, ListedFile>>;

/** Written beside a file by the build, and sent in its place to whoever can read it. */
const TWINS = [
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const;

export const isTwin = (file: string): boolean => TWINS.some(([extension]) => file.endsWith(`.${extension}`));

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Which of the listed files are not there, or not as long as they should be: what every reading of a version looks at.
 */
export function missingFiles(folder: string, files: ListedFiles): readonly string[] {
  return Object.entries(files).flatMap(([file, { bytes }]) => {
    const path = join(folder, file);
    return existsSync(path) && statSync(path).size === bytes ? [] : [`${file} is missing or incomplete`];
  });
}

/**
 * What lies in the folder and nobody vouches for: it would be served like the rest. A file that was being written when
 * the host ended is none.
 */
export function unnamedFiles(folder: string, files: ListedFiles): readonly string[] {
  const named = new Set(['meta.json', ...Object.keys(files)]);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  return present
    .filter((file) => !file.endsWith('.next') && !named.has(file.replace(/\.(br|gz)$/, '')))
    .map((file) => `${file} is not named in meta.json`);
}

/** Which of the files are not what the build made: read whole, so only where a version is published or made live. */
export function changedFiles(folder: string, files: ListedFiles): readonly string[] {
  return Object.entries(files).flatMap(([file, listed]) => {
    const path = join(folder, file);
    if (sha256(readFileSync(path)) !== listed.sha256) return [`${file} is not the file that meta.json names`];
    return TWINS.flatMap(([extension, decompress]) => {
      const twin = `${path}.${extension}`;
      return !existsSync(twin) || holds(twin, decompress, listed)
        ? []
        : [`${file}.${extension} does not hold what ${file} holds`];
    });
  });
}

/** Never unpacked beyond the length of its file: a few bytes may stand for gigabytes. */
function holds(
  twin: string,
  decompress: (content: Uint8Array, options: { maxOutputLength: number }) => Buffer,
  { bytes, sha256: expected }: ListedFile,
): boolean {
  try {
    return sha256(decompress(readFileSync(twin), { maxOutputLength: Math.max(1, bytes) })) === expected;
  } catch {
    return false;
  }
}
