import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@registrar/contract/builds';
import { buildsOf, publishedRemotes } from './builds';
import { pinnedVersions, type PinSources } from './pins';
import { forgetPublication } from './publications';
import { isComplete, SHELL, versionFolder, versionsFolder } from './published-remotes';

/** How long builds stay that nobody uses. */
export interface CleaningRules {
  /** The newest releases of a remote stay whatever their age, and so do those that are younger than this many days. */
  readonly releases: number;
  readonly releaseDays: number;
  /** Of a pull request the newest builds stay, and none longer than this many days. */
  readonly pullRequestBuilds: number;
  readonly pullRequestDays: number;
}

/** Tabs of so many shells before go on, however quickly the next ones come, and those of the last day. */
const FEWEST_SHELLS = 5;
const SHELL_DAYS = 1;

export interface Cleaning {
  readonly rules: CleaningRules;
  /** The shell in the host's folder stays: it would be taken for a new one at the next start. */
  readonly builtShell: string | undefined;
}

/** A shell is several times as large as a remote, and a machine that is developed on makes many in a day. */
const rulesOf = (remote: string, rules: CleaningRules): CleaningRules =>
  remote === SHELL
    ? {
        ...rules,
        releases: Math.max(FEWEST_SHELLS, rules.releases),
        releaseDays: Math.min(SHELL_DAYS, rules.releaseDays),
      }
    : rules;

export interface Removal {
  readonly remote: string;
  readonly version: string;
  readonly reason:
    'old release' | 'old build of a pull request' | 'older build of its pull request' | 'upload not completed';
  readonly size: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** An upload that nobody went on with for so long was given up. */
const UNFINISHED_DAYS = 7;

const isInUse = ({ live, previous, canary, pinned }: Build): boolean => live || previous || canary || pinned;

/** Which builds of one remote have had their time; `builds` newest first. */
export function outdatedBuilds(
  builds: readonly Build[],
  rules: CleaningRules,
  now: Date,
): readonly { readonly build: Build; readonly reason: Removal['reason'] }[] {
  const isOlder = (build: Build, days: number): boolean =>
    now.getTime() - Date.parse(build.completedAt) > days * DAY_MS;
  const newerOfPullRequest = new Map<number, number>();
  let newerReleases = 0;
  const judge = (build: Build): Removal['reason'] | undefined => {
    if (build.kind === 'release') {
      newerReleases += 1;
      return newerReleases > rules.releases && isOlder(build, rules.releaseDays) ? 'old release' : undefined;
    }
    const newer = newerOfPullRequest.get(build.number ?? 0) ?? 0;
    newerOfPullRequest.set(build.number ?? 0, newer + 1);
    if (isOlder(build, rules.pullRequestDays)) return 'old build of a pull request';
    return newer >= rules.pullRequestBuilds ? 'older build of its pull request' : undefined;
  };
  return builds.flatMap((build) => {
    const reason = judge(build);
    return reason === undefined || isInUse(build) ? [] : [{ build, reason }];
  });
}

/** Folders without their `meta.json` in which nothing was written for days. */
function unfinishedUploads(portalFolder: string, remote: string, now: Date): readonly Removal[] {
  return readdirSync(versionsFolder(portalFolder, remote)).flatMap((version): Removal[] => {
    const folder = versionFolder(portalFolder, remote, version);
    if (
      isComplete(portalFolder, remote, version) ||
      now.getTime() - statSync(folder).mtimeMs <= UNFINISHED_DAYS * DAY_MS
    )
      return [];
    return [{ remote, version, reason: 'upload not completed', size: 0 }];
  });
}

/** What a cleaning would remove now. */
export function removableBuilds(
  sources: PinSources,
  { rules, builtShell }: Cleaning,
  now: Date,
  remotes = publishedRemotes(sources.portalFolder),
): readonly Removal[] {
  const pinned = pinnedVersions(sources);
  const live = sources.store.document;
  // Of a remote that the registry does not name nobody knows which release is needed: the registry may have been lost.
  const isNamed = (remote: string): boolean => (remote === SHELL ? live.shell : live.remotes[remote]) !== undefined;
  const mayGo = (remote: string, { kind, version }: Build): boolean =>
    (kind === 'pr' || isNamed(remote)) && !(remote === SHELL && version === builtShell);
  return remotes.flatMap((remote) => [
    ...outdatedBuilds(buildsOf(sources.portalFolder, live, remote, pinned), rulesOf(remote, rules), now)
      .filter(({ build }) => mayGo(remote, build))
      .map(({ build, reason }) => ({ remote, version: build.version, reason, size: build.size })),
    ...unfinishedUploads(sources.portalFolder, remote, now),
  ]);
}

const removedFolder = (portalFolder: string): string => join(portalFolder, 'removed');

/**
 * Removes them. A folder first gets out of the way as a whole, so that one that was removed by half, by whatever ended
 * the host meanwhile, is never taken for a version; what such an end left is removed by the next cleaning.
 */
export function cleanBuilds(
  sources: PinSources,
  cleaning: Cleaning,
  now: Date,
  remotes?: readonly string[],
): readonly Removal[] {
  const { portalFolder } = sources;
  const removals = removableBuilds(sources, cleaning, now, remotes);
  if (removals.length > 0) mkdirSync(removedFolder(portalFolder), { recursive: true });
  for (const [index, { remote, version }] of removals.entries()) {
    renameSync(
      versionFolder(portalFolder, remote, version),
      join(removedFolder(portalFolder), `${remote}-${version}-${now.getTime()}-${index}`),
    );
    forgetPublication(portalFolder, remote, version);
  }
  emptyRemoved(portalFolder);
  return removals;
}

function emptyRemoved(portalFolder: string): void {
  const folder = removedFolder(portalFolder);
  if (!existsSync(folder)) return;
  for (const left of readdirSync(folder)) rmSync(join(folder, left), { recursive: true, force: true });
}
