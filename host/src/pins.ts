import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PinProblem, PinProblemReason } from '@registrar/contract/pin-problems';
import { registryProblems, type RegistryDocument, type RegistryEntry } from '@registrar/contract/registry';
import { supportedContracts } from '@registrar/contract/remote-app';
import type { AskedPins, Pins } from './asked-pins';
import type { PinnedVersions } from './builds';
import { isRemoteName, publishedVersions, remotesFolder } from './published-remotes';
import type { RegistryStore } from './registry-store';
import type { SignedPins } from './signed-pins';

const SHOWN = 80;

interface Candidate {
  readonly remote: string;
  readonly wanted: string;
  readonly version: string;
  readonly entry: RegistryEntry;
}

/** Everything a pin is resolved with. */
export interface PinSources {
  readonly store: RegistryStore;
  readonly portalFolder: string;
  readonly signedPins: SignedPins;
}

const names = (version: string, wanted: string): boolean => version === wanted || version.startsWith(`${wanted}-`);

/** The published version that is meant: `pr-231` is the newest build of that pull request. */
function resolve(portalFolder: string, remote: string, wanted: string): string | undefined {
  return isRemoteName(remote)
    ? publishedVersions(portalFolder, remote).find((version) => names(version, wanted))
    : undefined;
}

function isBegun(portalFolder: string, remote: string, wanted: string): boolean {
  const folder = join(remotesFolder(portalFolder), remote);
  return isRemoteName(remote) && existsSync(folder) && readdirSync(folder).some((version) => names(version, wanted));
}

function candidateFor({ store, portalFolder }: PinSources, remote: string, wanted: string): Candidate | PinProblem {
  const problem = (reason: PinProblemReason, detail?: string): PinProblem => ({
    remote: remote.slice(0, SHOWN),
    wanted: wanted.slice(0, SHOWN),
    reason,
    ...(detail === undefined ? {} : { detail }),
  });
  const version = resolve(portalFolder, remote, wanted);
  if (version === undefined) return problem(isBegun(portalFolder, remote, wanted) ? 'incomplete' : 'unknown');
  const built = store.entryFor(remote, version);
  if (!built.ok) return problem('incomplete', built.problems[0]);
  if (!supportedContracts.includes(built.entry.contract)) return problem('contract', String(built.entry.contract));
  const [lack] = store.lackOf(remote, version);
  if (lack !== undefined) return problem('contract', lack);
  return { remote, wanted, version, entry: built.entry };
}

/**
 * As many of the pins as the portal can live with: together they may be right where one alone is not (an address that
 * moves from one remote to another), so all are taken, and then the one is left out whose absence settles most, until
 * nothing is left to settle.
 */
function settle(
  store: RegistryStore,
  candidates: readonly Candidate[],
): { readonly kept: readonly Candidate[]; readonly problems: readonly PinProblem[] } {
  // the addresses of all remotes are compared for it: nothing that a stranger's pins of nothing should cost
  if (candidates.length === 0) return { kept: [], problems: [] };
  const complaints = (taken: readonly Candidate[]): readonly string[] => {
    const document = withEntries(store.document, taken);
    return [...new Set([...registryProblems(document), ...store.conflictsIn(document)])];
  };
  const problems: PinProblem[] = [];
  let kept = candidates;
  for (let now = complaints(kept); now.length > 0 && kept.length > 0;) {
    const tries = kept.map((left) => ({ left, without: complaints(kept.filter((one) => one !== left)) }));
    const best = tries.reduce((a, b) => (b.without.length <= a.without.length ? b : a));
    const detail = now.find((complaint) => !best.without.includes(complaint));
    problems.push({
      remote: best.left.remote,
      wanted: best.left.wanted,
      reason: 'conflict',
      ...(detail === undefined ? {} : { detail }),
    });
    kept = kept.filter((one) => one !== best.left);
    now = best.without;
  }
  return { kept, problems };
}

const withEntries = (live: RegistryDocument, candidates: readonly Candidate[]): RegistryDocument => ({
  ...live,
  remotes: { ...live.remotes, ...Object.fromEntries(candidates.map(({ remote, entry }) => [remote, entry])) },
});

/** The registry with these pins, and what is wrong with those that are left out. */
export function applyPins(
  sources: PinSources,
  pins: Pins,
): { readonly document: RegistryDocument; readonly problems: readonly PinProblem[] } {
  const live = sources.store.document;
  const found = Object.entries(pins).map(([remote, wanted]) => candidateFor(sources, remote, wanted));
  const { kept, problems } = settle(
    sources.store,
    found.flatMap((one) => ('entry' in one ? [one] : [])),
  );
  const all = [...found.flatMap((one) => ('entry' in one ? [] : [one])), ...problems];
  if (kept.length === 0) return { document: live, problems: all };
  return {
    document: {
      ...withEntries(live, kept),
      pins: Object.fromEntries(kept.map(({ remote, version }) => [remote, version])),
    },
    problems: all,
  };
}

/**
 * The registry as one reader sees it. A pin names a published version, or the beginning of one, so a link can never
 * point a person's portal at foreign code. What is signed holds for everybody until its end, the rest for whoever may
 * pin; what cannot be followed is said and otherwise without effect.
 */
export async function registryFor(
  sources: PinSources,
  asked: AskedPins,
  mayPin: () => Promise<boolean>,
): Promise<RegistryDocument> {
  const named = Object.entries(asked.named);
  if (named.length === 0 && asked.signed.length === 0 && asked.problems.length === 0) return sources.store.document;
  const allowed = named.length > 0 && (await mayPin());
  const refused = allowed
    ? []
    : named.map(([remote, wanted]): PinProblem => ({
        remote: remote.slice(0, SHOWN),
        wanted: wanted.slice(0, SHOWN),
        reason: 'not-allowed',
      }));
  const checked = asked.signed.map((token) => sources.signedPins.check(token));
  const valid = checked.flatMap((one) => (one.ok ? [one.pin] : []));
  const invalid = checked.flatMap((one): PinProblem[] =>
    one.ok ? [] : [{ remote: null, wanted: one.wanted, reason: one.reason }],
  );
  const { document, problems } = applyPins(sources, {
    ...Object.fromEntries(valid.flatMap(({ pins }) => Object.entries(pins))),
    ...(allowed ? asked.named : {}),
  });
  const until = valid
    .filter(({ pins }) => Object.keys(pins).some((remote) => document.pins?.[remote] !== undefined))
    .map((pin) => pin.until)
    .sort()[0];
  const all = [...asked.problems, ...invalid, ...refused, ...problems];
  return {
    ...document,
    ...(until === undefined ? {} : { pinsUntil: until }),
    ...(all.length === 0 ? {} : { pinProblems: all }),
  };
}

/** The versions that signed pins in force stand for now: they are not to be cleaned away. */
export function pinnedVersions({ portalFolder, signedPins }: PinSources): PinnedVersions {
  const versions = new Map<string, Set<string>>();
  for (const { pins } of signedPins.inForce()) {
    for (const [remote, wanted] of Object.entries(pins)) {
      const version = resolve(portalFolder, remote, wanted);
      if (version !== undefined) versions.set(remote, (versions.get(remote) ?? new Set()).add(version));
    }
  }
  return versions;
}
