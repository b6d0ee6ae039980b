import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './durable-file';

/** What the host itself writes down of a version: the build cannot know it, and could say anything. */
export interface Publication {
  readonly by: string;
  readonly completedAt: string;
}

/** Beside the versions, not among their files: those are served. */
const fileOf = (portalFolder: string, remote: string, version: string): string =>
  join(portalFolder, 'publications', remote, `${version}.json`);

export function writePublication(
  portalFolder: string,
  remote: string,
  version: string,
  publication: Publication,
): void {
  replaceFile(fileOf(portalFolder, remote, version), `${JSON.stringify(publication)}\n`);
}

export function forgetPublication(portalFolder: string, remote: string, version: string): void {
  rmSync(fileOf(portalFolder, remote, version), { force: true });
}

const isPublication = (value: unknown): value is Publication =>
  typeof value === 'object' &&
  value !== null &&
  'by' in value &&
  typeof value.by === 'string' &&
  'completedAt' in value &&
  typeof value.completedAt === 'string';

/** Undefined for a version that was published before the host wrote it down. */
export function readPublication(portalFolder: string, remote: string, version: string): Publication | undefined {
  const file = fileOf(portalFolder, remote, version);
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isPublication(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
