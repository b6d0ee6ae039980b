/** One published build of a remote, as `GET /registry/builds` lists it. */
export interface Build {
  readonly version: string;
  /** A release may go live; the build of a pull request is for trying out. */
  readonly kind: 'release' | 'pr';
  /** Of the pull request. */
  readonly number: number | null;
  /** With `-dirty` behind it where its sources were not all committed; null for a build made outside a repository. */
  readonly commit: string | null;
  readonly branch: string | null;
  /** The team that published it; null for those of a host that did not write it down yet. */
  readonly by: string | null;
  /** UTC, ISO 8601. */
  readonly completedAt: string;
  readonly live: boolean;
  readonly previous: boolean;
  /** Shown to a share of the tabs before it goes live. */
  readonly canary: boolean;
  /** Named by a signed pin that is in force. */
  readonly pinned: boolean;
  /** Bytes of its files, without their compressed forms. */
  readonly size: number;
}

/** Newest first, by remote. */
export interface BuildList {
  readonly remotes: Readonly<Record<string, readonly Build[]>>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const FLAGS = ['live', 'previous', 'canary', 'pinned'] as const;

function isBuild(value: unknown): value is Build {
  return (
    isObject(value) &&
    typeof value['version'] === 'string' &&
    (value['kind'] === 'release' || value['kind'] === 'pr') &&
    (value['number'] === null || typeof value['number'] === 'number') &&
    isTextOrNull(value['commit']) &&
    isTextOrNull(value['branch']) &&
    isTextOrNull(value['by']) &&
    typeof value['completedAt'] === 'string' &&
    typeof value['size'] === 'number' &&
    FLAGS.every((flag) => typeof value[flag] === 'boolean')
  );
}

export function isBuildList(value: unknown): value is BuildList {
  const remotes = isObject(value) ? value['remotes'] : undefined;
  return isObject(remotes) && Object.values(remotes).every((builds) => Array.isArray(builds) && builds.every(isBuild));
}
