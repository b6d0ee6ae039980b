import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Build, BuildList } from '@registrar/contract/builds';
import type { RegistryDocument } from '@registrar/contract/registry';
import { isRemoteName, publishedVersions, remotesFolder, SHELL, versionFolder } from './published-remotes';
import { readPublication } from './publications';

/** Remote and version of what a signed pin in force resolves to. */
export type PinnedVersions = ReadonlyMap<string, ReadonlySet<string>>;

const PULL_REQUEST = /^pr-(\d+)-/;
const LONGEST_TEXT = 200;

export interface BuildIdentity {
  readonly commit: string | null;
  readonly branch: string | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_TEXT) : null;

function readMeta(portalFolder: string, remote: string, version: string): Record<string, unknown> {
  try {
    const meta: unknown = JSON.parse(
      readFileSync(join(versionFolder(portalFolder, remote, version), 'meta.json'), 'utf8'),
    );
    return isObject(meta) ? meta : {};
  } catch {
    return {};
  }
}

function identityOf(meta: Record<string, unknown>): BuildIdentity {
  const build = isObject(meta['build']) ? meta['build'] : {};
  return { commit: textOf(build['commit']), branch: textOf(build['branch']) };
}

/** Of which commit a version is; what its build says, both null where it says nothing. */
export const buildIdentity = (portalFolder: string, remote: string, version: string): BuildIdentity =>
  identityOf(readMeta(portalFolder, remote, version));

function sizeOf(meta: Record<string, unknown>): number {
  const files = isObject(meta['files']) ? Object.values(meta['files']) : [];
  return files.reduce<number>(
    (sum, file) => sum + (isObject(file) && typeof file['bytes'] === 'number' ? file['bytes'] : 0),
    0,
  );
}

/** Of which there are builds: the remotes, and the shell. */
export function publishedRemotes(portalFolder: string): readonly string[] {
  const folder = remotesFolder(portalFolder);
  const remotes = existsSync(folder) ? readdirSync(folder).filter(isRemoteName).sort() : [];
  return publishedVersions(portalFolder, SHELL).length > 0 ? [...remotes, SHELL] : remotes;
}

/** All builds of a remote that are whole, newest first. */
export function buildsOf(
  portalFolder: string,
  live: RegistryDocument,
  remote: string,
  pinned: PinnedVersions,
): readonly Build[] {
  const entry = remote === SHELL ? live.shell : live.remotes[remote];
  const build = (version: string): Build => {
    const meta = readMeta(portalFolder, remote, version);
    const publication = readPublication(portalFolder, remote, version);
    const number = PULL_REQUEST.exec(version)?.[1];
    return {
      version,
      kind: number === undefined ? 'release' : 'pr',
      number: number === undefined ? null : Number(number),
      ...identityOf(meta),
      by: publication?.by ?? null,
      completedAt:
        publication?.completedAt ??
        statSync(join(versionFolder(portalFolder, remote, version), 'meta.json')).mtime.toISOString(),
      live: entry?.version === version,
      previous: entry?.previous === version,
      canary: canaryOf(entry) === version,
      pinned: pinned.get(remote)?.has(version) ?? false,
      size: sizeOf(meta),
    };
  };
  return publishedVersions(portalFolder, remote)
    .map(build)
    .sort((a, b) => b.completedAt.localeCompare(a.completedAt));
}

/** The version that a share of the tabs gets, in a registry that gives one. */
function canaryOf(entry: object | undefined): string | undefined {
  const canary: unknown = entry !== undefined && 'canary' in entry ? entry.canary : undefined;
  return isObject(canary) && typeof canary['version'] === 'string' ? canary['version'] : undefined;
}

export function listBuilds(
  portalFolder: string,
  live: RegistryDocument,
  pinned: PinnedVersions,
  names = publishedRemotes(portalFolder),
): BuildList {
  return { remotes: Object.fromEntries(names.map((remote) => [remote, buildsOf(portalFolder, live, remote, pinned)])) };
}
