import { addressConflicts, type OwnedAddresses } from '@registrar/contract/address-conflicts';
import type { Canary } from '@registrar/contract/canary';
import {
  registryProblems,
  type RegistryDocument,
  type RegistryEntry,
  type ShellEntry,
} from '@registrar/contract/registry';
import type { Bilingual } from '@registrar/contract/shell-api';
import type { ExportNames } from '@registrar/contract/shell-exports';
import { buildIdentity } from './builds';
import { readPublished, SHELL, verifyPublished } from './published-remotes';
import { RegistryFile } from './registry-file';
import { pageWarnings } from './release-fitness';
import { fitOfShell, lackOf } from './shell-exports';
import type { ShellProvisions } from './shell-provision';

/** What a publisher asks for. What is left out stays as it is. */
export interface RegistryChange {
  readonly remote: string;
  /**
   * What the publisher saw: the revision of the remote's own entry (0: none), or of the whole registry. A later change
   * of this remote means that somebody else was faster; those of other remotes do not matter.
   */
  readonly expected: { readonly entry: number } | { readonly registry: number };
  readonly version?: string;
  /** Back to the version before the present one. */
  readonly rollback?: boolean;
  readonly status?: RegistryEntry['status'];
  readonly notice?: Bilingual;
  readonly urgency?: RegistryEntry['urgency'];
  /** This version for a share of the browsers, the live one for the others. */
  readonly canary?: { readonly version: string; readonly share: number };
  /** The canary for everybody. */
  readonly promote?: boolean;
  readonly endCanary?: boolean;
  /** Whether the host goes back by itself when the version turns out to be at fault; until another version is live. */
  readonly guard?: boolean;
  /** Why, where no person has asked for it. */
  readonly reason?: string;
  /**
   * Of the shell: the remotes that were built with it go live right after it, so those that are live now need not fit.
   */
  readonly remotesFollow?: boolean;
}

export type ChangeResult =
  | { readonly kind: 'changed'; readonly document: RegistryDocument; readonly warnings: readonly string[] }
  | { readonly kind: 'conflict'; readonly revision: number; readonly entryRevision: number }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

type Refused = { readonly ok: false; readonly problems: readonly string[] };
type Next<Part> = { readonly ok: true; readonly part: Part; readonly warnings?: readonly string[] } | Refused;
type NextEntry = { readonly ok: true; readonly entry: RegistryEntry } | Refused;
const refused = (problem: string): Refused => ({ ok: false, problems: [problem] });

/** The words people read while a remote is switched off, unless the publisher brings better ones. */
const DISABLED_NOTICE: Bilingual = {
  ne: 'यो सेवा केही समयका लागि बन्द गरिएको छ। कृपया पछि पुनः प्रयास गर्नुहोस्।',
  en: 'This service is switched off for a short time. Please try again later.',
};

function versionAfter(
  { rollback, promote, version }: RegistryChange,
  current: RegistryEntry | undefined,
): string | undefined {
  if (rollback === true) return current?.previous;
  return promote === true ? current?.canary?.version : (version ?? current?.version);
}

/** Of the live version, and of the one beside it. */
const pagesOf = ({ routes, canary }: RegistryEntry) => [...routes, ...(canary?.routes ?? [])];

const withoutCanary = ({ canary: _, ...entry }: RegistryEntry): RegistryEntry => entry;

/** What the audit log keeps of an entry; the shell has neither a status nor a canary. */
const audited = (entry: RegistryEntry | ShellEntry) => ({
  version: entry.version,
  ...('status' in entry ? { status: entry.status } : {}),
  ...('canary' in entry && entry.canary !== undefined
    ? { canary: { version: entry.canary.version, share: entry.canary.share } }
    : {}),
  ...('guarded' in entry ? { guarded: entry.guarded } : {}),
});

/**
 * The pointer: one small file that says which version of which remote is live. Changes run one after the other within
 * this process, which is the only writer, and each is on disk before anybody is told.
 */
export class RegistryStore {
  readonly #portalFolder: string;
  readonly #now: () => Date;
  readonly #shell: ShellProvisions;
  readonly #file: RegistryFile;
  #document: RegistryDocument;
  /** The conflicts of the registry that stands, until it changes. */
  #standing?: { readonly document: RegistryDocument; readonly conflicts: ReadonlySet<string> };

  constructor(portalFolder: string, now: () => Date, shell: ShellProvisions) {
    this.#portalFolder = portalFolder;
    this.#now = now;
    this.#shell = shell;
    this.#file = new RegistryFile(portalFolder);
    this.#document = this.#file.open(now());
  }

  get document(): RegistryDocument {
    return this.#document;
  }

  /** What somebody should look at, though the portal works. */
  problems(): readonly string[] {
    return this.#file.problems();
  }

  /** The entry a version would have if it were live: used for changes and for pins. */
  entryFor(
    name: string,
    version: string,
  ): { ok: true; entry: RegistryEntry } | { ok: false; problems: readonly string[] } {
    const published = readPublished(this.#portalFolder, name, version);
    if (!published.ok) return published;
    const { meta, routes, filings } = published.remote;
    const entry: RegistryEntry = {
      version,
      base: `/remotes/${name}/${version}/`,
      contract: meta.contract,
      requires: meta.requires,
      routes,
      filings,
      status: 'active',
      urgency: 'normal',
    };
    return { ok: true, entry };
  }

  /** What a published version takes and the live shell does not give, a sentence each. */
  lackOf(name: string, version: string): readonly string[] {
    const published = readPublished(this.#portalFolder, name, version);
    return published.ok ? lackOf(published.remote.meta, this.#givenByShell()) : [];
  }

  /** Addresses that two owners would claim if this were the registry, and do not claim both now. */
  conflictsIn(document: RegistryDocument): readonly string[] {
    if (this.#standing?.document !== this.#document)
      this.#standing = { document: this.#document, conflicts: new Set(this.#allConflicts(this.#document)) };
    const { conflicts } = this.#standing;
    return this.#allConflicts(document).filter((conflict) => !conflicts.has(conflict));
  }

  change(change: RegistryChange, by: string): ChangeResult {
    const { revision } = this.#document;
    const changedAt = this.#partOf(this.#document, change.remote)?.revision ?? 0;
    if (!isExpected(change.expected, changedAt, revision))
      return { kind: 'conflict', revision, entryRevision: changedAt };
    const next =
      change.remote === SHELL ? this.#withShell(change, revision + 1) : this.#withRemote(change, revision + 1);
    if (!next.ok) return { kind: 'refused', problems: next.problems };
    const document: RegistryDocument = {
      ...this.#document,
      ...next.part,
      revision: revision + 1,
      generatedAt: this.#now().toISOString(),
    };
    const problems = registryProblems(document);
    if (problems.length > 0) return { kind: 'refused', problems };
    this.#write(document, change, by);
    return { kind: 'changed', document, warnings: next.warnings ?? [] };
  }

  #partOf({ shell, remotes }: RegistryDocument, name: string): RegistryEntry | ShellEntry | undefined {
    return name === SHELL ? shell : remotes[name];
  }

  #withRemote(change: RegistryChange, revision: number): Next<Pick<RegistryDocument, 'remotes'>> {
    const { remotes } = this.#document;
    const current = remotes[change.remote];
    const next = this.#nextEntry(change, current);
    if (!next.ok) return next;
    const problems =
      next.entry.status === 'disabled'
        ? []
        : this.#conflicts(change.remote, claimedBy(next.entry), current && claimedBy(current));
    if (problems.length > 0) return { ok: false, problems };
    return {
      ok: true,
      part: { remotes: { ...remotes, [change.remote]: { ...next.entry, revision } } },
      warnings: next.entry.status === 'disabled' ? [] : pageWarnings(pagesOf(next.entry)),
    };
  }

  #withShell(
    {
      rollback,
      version: wanted,
      urgency = 'normal',
      status,
      notice,
      canary,
      promote,
      endCanary,
      guard,
      remotesFollow,
    }: RegistryChange,
    revision: number,
  ): Next<{ readonly shell: ShellEntry }> {
    if (status !== undefined || notice !== undefined) return refused('the shell cannot be switched off');
    if (canary !== undefined || promote === true || endCanary === true || guard === true)
      return refused('the shell has neither a canary nor a guard');
    const current = this.#document.shell;
    const version = rollback === true ? current?.previous : (wanted ?? current?.version);
    if (version === undefined)
      return {
        ok: false,
        problems: [
          `the shell ${rollback === true ? 'has no version to go back to' : 'was not published yet: name a version'}`,
        ],
      };
    const whole = verifyPublished(this.#portalFolder, SHELL, version, this.#shell.current);
    if (!whole.ok) return whole;
    const { problems, warnings } = fitOfShell(whole.remote.meta.gives, this.#document, this.#portalFolder);
    if (problems.length > 0 && remotesFollow !== true) return { ok: false, problems };
    const claimed = this.#conflicts(SHELL, pathsOf(whole.remote), this.#shell.current.paths);
    if (claimed.length > 0) return { ok: false, problems: claimed };
    const previous = current !== undefined && current.version !== version ? current.version : current?.previous;
    return {
      ok: true,
      part: {
        shell: {
          version,
          base: `/shell/${version}/`,
          urgency,
          ...(previous === undefined ? {} : { previous }),
          revision,
        },
      },
      warnings,
    };
  }

  #givenByShell(): ExportNames | undefined {
    const { shell } = this.#document;
    const published = shell === undefined ? undefined : readPublished(this.#portalFolder, SHELL, shell.version);
    return published?.ok === true ? published.remote.meta.gives : undefined;
  }

  /** The addresses of everybody, the shell first. */
  #owned({ remotes }: RegistryDocument): readonly OwnedAddresses[] {
    return [
      { owner: SHELL, paths: this.#shell.current.paths },
      ...Object.entries(remotes).map(([owner, entry]) => ({ owner, paths: pathsOf(entry) })),
    ];
  }

  /** Each pair of owners once. */
  #allConflicts(document: RegistryDocument): readonly string[] {
    return this.#owned(document).flatMap((claimed, index, all) => addressConflicts(claimed, all.slice(0, index)));
  }

  /** Addresses of others that this owner would claim, and does not yet: a rollback must not fail by what is live. */
  #conflicts(owner: string, paths: readonly string[], before: readonly string[] = []): readonly string[] {
    const others = this.#owned(this.#document);
    const known = new Set(addressConflicts({ owner, paths: before }, others));
    return addressConflicts({ owner, paths }, others).filter((conflict) => !known.has(conflict));
  }

  #nextEntry(change: RegistryChange, current: RegistryEntry | undefined): NextEntry {
    if ((change.promote === true || change.endCanary === true) && current?.canary === undefined)
      return refused(`${change.remote} has no canary`);
    // Ending it must work above all where files are not what they were.
    if (change.endCanary === true && current !== undefined)
      return { ok: true, entry: { ...withoutCanary(current), urgency: change.urgency ?? 'normal' } };
    const version = versionAfter(change, current);
    if (version === undefined) {
      return refused(
        `${change.remote} ${change.rollback === true ? 'has no version to go back to' : 'is not in the registry yet: name a version'}`,
      );
    }
    const status = change.status ?? current?.status ?? 'active';
    // Switching off must work above all where the files are not what they were.
    if (status === 'disabled' && current?.version === version && change.canary === undefined) {
      return {
        ok: true,
        entry: {
          ...current,
          status,
          notice: change.notice ?? current.notice ?? DISABLED_NOTICE,
          urgency: change.urgency ?? 'normal',
        },
      };
    }
    const whole =
      status === 'disabled'
        ? undefined
        : verifyPublished(this.#portalFolder, change.remote, version, this.#shell.current);
    if (whole?.ok === false) return whole;
    const lack = whole === undefined ? [] : lackOf(whole.remote.meta, this.#givenByShell());
    if (lack.length > 0) return { ok: false, problems: lack };
    const built = this.entryFor(change.remote, version);
    if (!built.ok) return built;
    const canary = this.#canaryAfter(change, current, version);
    if (!canary.ok) return canary;
    const moved = current !== undefined && current.version !== version;
    const previous = moved ? current.version : current?.previous;
    const guarded = change.guard ?? (!moved && current?.guarded === true);
    if (guarded && previous === undefined)
      return refused(`${change.remote} has no version before to go back to: release it without the guard`);
    return {
      ok: true,
      entry: {
        ...built.entry,
        status,
        ...(status === 'disabled' ? { notice: change.notice ?? current?.notice ?? DISABLED_NOTICE } : {}),
        // An urgent release is urgent once; the next ordinary change must not interrupt people again.
        urgency: change.urgency ?? 'normal',
        ...(previous === undefined ? {} : { previous }),
        ...(canary.entry === undefined ? {} : { canary: canary.entry }),
        ...(guarded ? { guarded } : {}),
      },
    };
  }

  /** The canary is compared with what is live: another live version ends it. */
  #canaryAfter(
    { remote, canary, rollback }: RegistryChange,
    current: RegistryEntry | undefined,
    version: string,
  ): { ok: true; entry: Canary | undefined } | Refused {
    if (canary === undefined)
      return { ok: true, entry: current?.version === version && rollback !== true ? current.canary : undefined };
    if (current === undefined) return refused(`${remote} is not in the registry yet: release it to everybody first`);
    const whole = verifyPublished(this.#portalFolder, remote, canary.version, this.#shell.current);
    if (!whole.ok) return whole;
    const lack = lackOf(whole.remote.meta, this.#givenByShell());
    if (lack.length > 0) return { ok: false, problems: lack };
    const built = this.entryFor(remote, canary.version);
    if (!built.ok) return built;
    const { status: _, urgency: __, ...build } = built.entry;
    return { ok: true, entry: { ...build, share: canary.share } };
  }

  #write(document: RegistryDocument, { remote, reason }: RegistryChange, by: string): void {
    const [before, after] = [this.#document, document].map((one) => this.#partOf(one, remote));
    this.#file.write(document, {
      at: document.generatedAt,
      by,
      revision: document.revision,
      remote,
      from: before === undefined ? null : audited(before),
      to:
        after === undefined
          ? null
          : { ...audited(after), urgency: after.urgency, ...buildIdentity(this.#portalFolder, remote, after.version) },
      ...(reason === undefined ? {} : { reason }),
    });
    this.#document = document;
  }
}

const pathsOf = ({ routes }: Pick<RegistryEntry, 'routes'>): readonly string[] => routes.map(({ path }) => path);

/** Those of the version that a share of the browsers gets are claimed too. */
const claimedBy = (entry: RegistryEntry): readonly string[] => [
  ...new Set([...pathsOf(entry), ...(entry.canary === undefined ? [] : pathsOf(entry.canary))]),
];

function isExpected(expected: RegistryChange['expected'], changedAt: number, revision: number): boolean {
  if ('entry' in expected) return expected.entry === changedAt;
  return expected.registry >= changedAt && expected.registry <= revision;
}
