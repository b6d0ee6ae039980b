import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { isRegistryDocument, registryProblems, type RegistryDocument } from '@registrar/contract/registry';
import { appendLine, replaceFile } from './durable-file';

/** One line of the audit log. */
export interface RegistryAuditLine {
  readonly at: string;
  readonly by: string;
  readonly revision: number;
  readonly [field: string]: unknown;
}

/**
 * As it lies on disk: the document and the line of the change that made it, so that a kill between the two files loses
 * neither.
 */
interface StoredRegistry extends RegistryDocument {
  readonly change?: RegistryAuditLine;
}

const EMPTY: RegistryDocument = { revision: 0, generatedAt: new Date(0).toISOString(), remotes: {} };
/** The copy of the present revision and a few before it. */
const COPIES = 6;
const BROKEN = /^registry\.broken-.*\.json$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAuditLine = (value: unknown): value is RegistryAuditLine =>
  isObject(value) &&
  typeof value['at'] === 'string' &&
  typeof value['by'] === 'string' &&
  Number.isInteger(value['revision']);

/** The registry on disk: one file, copies of it and of those before, and the audit log. */
export class RegistryFile {
  readonly #folder: string;
  readonly #file: string;
  readonly #copies: string;
  readonly #audit: string;

  constructor(portalFolder: string) {
    this.#folder = portalFolder;
    this.#file = join(portalFolder, 'registry.json');
    this.#copies = join(portalFolder, 'registry-copies');
    this.#audit = join(portalFolder, 'registry-audit.log');
  }

  /**
   * The document in force. A file that cannot be used is set aside under a name with the time, and the last good copy
   * takes its place.
   */
  open(now: Date): RegistryDocument {
    const stored: StoredRegistry = this.#usable(now) ?? this.#lastGood() ?? EMPTY;
    const { change, ...document } = stored;
    if (stored !== EMPTY) {
      const text = serialised(stored);
      if (!existsSync(this.#copyOf(document.revision))) replaceFile(this.#copyOf(document.revision), text);
      if (!existsSync(this.#file)) replaceFile(this.#file, text);
    }
    this.#completeAudit(change);
    return document;
  }

  /** First the copy, then the file, then the line: whatever a kill leaves, the next start completes. */
  write(document: RegistryDocument, change: RegistryAuditLine): void {
    const text = serialised({ ...document, change });
    replaceFile(this.#copyOf(document.revision), text);
    replaceFile(this.#file, text);
    appendLine(this.#audit, JSON.stringify(change));
    for (const { path } of this.#copiesNewestFirst().slice(COPIES)) rmSync(path, { force: true });
  }

  /** What somebody should look at: files that could not be used and still lie here. */
  problems(): readonly string[] {
    const present = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    return present
      .filter((file) => BROKEN.test(file))
      .map((file) => `${file} could not be used; the last good registry is served instead`);
  }

  #copyOf(revision: number): string {
    return join(this.#copies, `registry-${revision}.json`);
  }

  #usable(now: Date): StoredRegistry | undefined {
    if (!existsSync(this.#file)) return undefined;
    const stored = read(this.#file);
    if (stored.ok) return stored.registry;
    const aside = join(this.#folder, `registry.broken-${now.toISOString().replaceAll(':', '-')}.json`);
    renameSync(this.#file, aside);
    return undefined;
  }

  #lastGood(): StoredRegistry | undefined {
    for (const { path } of this.#copiesNewestFirst()) {
      const stored = read(path);
      if (stored.ok) return stored.registry;
    }
    return undefined;
  }

  #copiesNewestFirst(): readonly { readonly path: string; readonly written: number }[] {
    if (!existsSync(this.#copies)) return [];
    return readdirSync(this.#copies)
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(this.#copies, file))
      .map((path) => ({ path, written: statSync(path).mtimeMs }))
      .toSorted((a, b) => b.written - a.written);
  }

  /** A kill may have cut the last line or come before it; the change it stood for is part of the registry itself. */
  #completeAudit(change: RegistryAuditLine | undefined): void {
    const text = existsSync(this.#audit) ? readFileSync(this.#audit) : Buffer.alloc(0);
    const whole = text.lastIndexOf('\n') + 1;
    if (whole < text.length) truncateSync(this.#audit, whole);
    if (change === undefined) return;
    const last = parsed(text.subarray(0, whole).toString('utf8').trimEnd().split('\n').at(-1) ?? '');
    if (isObject(last) && Number(last['revision']) >= change.revision) return;
    mkdirSync(this.#folder, { recursive: true });
    appendLine(this.#audit, JSON.stringify(change));
  }
}

const serialised = (stored: StoredRegistry): string => `${JSON.stringify(stored, null, 2)}\n`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(
  file: string,
):
  | { readonly ok: true; readonly registry: StoredRegistry }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const value = parsed(readFileSync(file, 'utf8'));
  if (!isRegistryDocument(value)) return { ok: false, problems: registryProblems(value) };
  const { change, ...document }: RegistryDocument & { readonly change?: unknown } = value;
  // Entries from before each had a revision of its own changed at some revision up to this one.
  const remotes = Object.fromEntries(
    Object.entries(document.remotes).map(([name, entry]) => [
      name,
      { ...entry, revision: entry.revision ?? document.revision },
    ]),
  );
  const shell =
    document.shell === undefined
      ? {}
      : { shell: { ...document.shell, revision: document.shell.revision ?? document.revision } };
  return { ok: true, registry: { ...document, remotes, ...shell, ...(isAuditLine(change) ? { change } : {}) } };
}
