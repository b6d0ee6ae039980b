import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRegistryDocument, registryProblems, type RegistryDocument, type RegistryEntry, type ShellEntry } from '@registrar/contract/registry';
import type { Bilingual } from '@registrar/contract/shell-api';
import { buildIdentity } from './builds';
import { appendLine, replaceFile } from './durable-file';
import { readPublished, SHELL, verifyPublished } from './published-remotes';

/** What a publisher asks for. What is left out stays as it is. */
export interface RegistryChange {
  readonly remote: string;
  /** The revision the publisher saw; a different one now means that somebody else was faster. */
  readonly expectedRevision: number;
  readonly version?: string;
  /** Back to the version before the present one. */
  readonly rollback?: boolean;
  readonly status?: RegistryEntry['status'];
  readonly notice?: Bilingual;
  readonly urgency?: RegistryEntry['urgency'];
}

export type ChangeResult =
  | { readonly kind: 'changed'; readonly document: RegistryDocument }
  | { readonly kind: 'conflict'; readonly revision: number }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** The words people read while a remote is switched off, unless the publisher brings better ones. */
const DISABLED_NOTICE: Bilingual = {
  ne: 'यो सेवा केही समयका लागि बन्द गरिएको छ। कृपया पछि पुनः प्रयास गर्नुहोस्।',
  en: 'This service is switched off for a short time. Please try again later.',
};

type Next<Part> = { readonly ok: true; readonly part: Part } | { readonly ok: false; readonly problems: readonly string[] };

/** The shell has none: it cannot be switched off. */
const statusOf = (entry: RegistryEntry | ShellEntry) => ('status' in entry ? { status: entry.status } : {});

const EMPTY: RegistryDocument = { revision: 0, generatedAt: new Date(0).toISOString(), remotes: {} };

/**
 * The pointer: one small file that says which version of which remote is live. Changes run one after the other within
 * this process, which is the only writer, and each is on disk before anybody is told.
 */
export class RegistryStore {
  readonly #portalFolder: string;
  readonly #now: () => Date;
  #document: RegistryDocument;

  constructor(portalFolder: string, now: () => Date) {
    this.#portalFolder = portalFolder;
    this.#now = now;
    this.#document = this.#read();
  }

  get document(): RegistryDocument {
    return this.#document;
  }

  /** The entry a version would have if it were live: used for changes and for pins. */
  entryFor(name: string, version: string): { ok: true; entry: RegistryEntry } | { ok: false; problems: readonly string[] } {
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

  change(change: RegistryChange, by: string): ChangeResult {
    if (change.expectedRevision !== this.#document.revision) return { kind: 'conflict', revision: this.#document.revision };
    const next = change.remote === SHELL ? this.#withShell(change) : this.#withRemote(change);
    if (!next.ok) return { kind: 'refused', problems: next.problems };
    const document: RegistryDocument = { ...this.#document, ...next.part, revision: this.#document.revision + 1, generatedAt: this.#now().toISOString() };
    const problems = registryProblems(document);
    if (problems.length > 0) return { kind: 'refused', problems };
    this.#write(document, change.remote, by);
    return { kind: 'changed', document };
  }

  #withRemote(change: RegistryChange): Next<Pick<RegistryDocument, 'remotes'>> {
    const { remotes } = this.#document;
    const next = this.#nextEntry(change, remotes[change.remote]);
    return next.ok ? { ok: true, part: { remotes: { ...remotes, [change.remote]: next.entry } } } : next;
  }

  #withShell({ rollback, version: wanted, urgency = 'normal', status, notice }: RegistryChange): Next<{ readonly shell: ShellEntry }> {
    if (status !== undefined || notice !== undefined) return { ok: false, problems: ['the shell cannot be switched off'] };
    const current = this.#document.shell;
    const version = rollback === true ? current?.previous : (wanted ?? current?.version);
    if (version === undefined) return { ok: false, problems: [`the shell ${rollback === true ? 'has no version to go back to' : 'was not published yet: name a version'}`] };
    const whole = verifyPublished(this.#portalFolder, SHELL, version);
    if (!whole.ok) return whole;
    const previous = current !== undefined && current.version !== version ? current.version : current?.previous;
    return { ok: true, part: { shell: { version, base: `/shell/${version}/`, urgency, ...(previous === undefined ? {} : { previous }) } } };
  }

  #nextEntry(
    change: RegistryChange,
    current: RegistryEntry | undefined,
  ): { ok: true; entry: RegistryEntry } | { ok: false; problems: readonly string[] } {
    const version = change.rollback === true ? current?.previous : (change.version ?? current?.version);
    if (version === undefined) {
      const reason = change.rollback === true ? 'has no version to go back to' : 'is not in the registry yet: name a version';
      return { ok: false, problems: [`${change.remote} ${reason}`] };
    }
    const status = change.status ?? current?.status ?? 'active';
    // Switching off must work above all where the files are not what they were.
    const whole = status === 'disabled' ? undefined : verifyPublished(this.#portalFolder, change.remote, version);
    if (whole?.ok === false) return whole;
    const built = this.entryFor(change.remote, version);
    if (!built.ok) return built;
    const moved = current !== undefined && current.version !== version;
    const previous = moved ? current.version : current?.previous;
    return {
      ok: true,
      entry: {
        ...built.entry,
        status,
        ...(status === 'disabled' ? { notice: change.notice ?? current?.notice ?? DISABLED_NOTICE } : {}),
        // An urgent release is urgent once; the next ordinary change must not interrupt people again.
        urgency: change.urgency ?? 'normal',
        ...(previous === undefined ? {} : { previous }),
      },
    };
  }

  #write(document: RegistryDocument, remote: string, by: string): void {
    const [before, after] = [this.#document, document].map((one) => (remote === SHELL ? one.shell : one.remotes[remote]));
    replaceFile(join(this.#portalFolder, 'registry.json'), `${JSON.stringify(document, null, 2)}\n`);
    this.#document = document;
    appendLine(
      join(this.#portalFolder, 'registry-audit.log'),
      JSON.stringify({
        at: document.generatedAt,
        by,
        revision: document.revision,
        remote,
        from: before === undefined ? null : { version: before.version, ...statusOf(before) },
        to: after === undefined ? null : { version: after.version, ...statusOf(after), urgency: after.urgency, ...buildIdentity(this.#portalFolder, remote, after.version) },
      }),
    );
  }

  #read(): RegistryDocument {
    const file = join(this.#portalFolder, 'registry.json');
    if (!existsSync(file)) return EMPTY;
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRegistryDocument(parsed)) throw new Error(`${file} cannot be used:\n  ${registryProblems(parsed).join('\n  ')}`);
    return parsed;
  }
}
