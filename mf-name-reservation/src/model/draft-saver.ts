import type { SectionState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';

export type DraftState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unsaved' | 'saving' | 'failed' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string };

/** What saves and actions are sent over. */
export type Versions = Pick<ApplicationDetail, 'version'> & { readonly sections: readonly Pick<SectionState, 'key' | 'version'>[] };

export type SectionData = Readonly<Record<string, unknown>>;

/** How a failed save is to be taken: the record moved on, the line is gone, or something worth another try. */
export type SaveFailure = 'conflict' | 'offline' | 'failed';

export interface DraftSaverOptions {
  /** The filing as it was opened, with the version of each of its sections. */
  readonly opened: Versions;
  readonly savedAt: string | null;
  readonly save: (sectionKey: string, data: SectionData, version: number) => Promise<ApplicationDetail>;
  readonly onSaved: (detail: ApplicationDetail) => void;
  readonly failureOf: (error: unknown) => SaveFailure;
  readonly delay?: number;
  readonly retryAfter?: number;
}

export interface DraftSaver {
  readonly state: { get(): DraftState; subscribe(listener: () => void): () => void };
  /** Of the filing as a whole: what actions are sent over. */
  readonly version: () => number;
  change(sectionKey: string, data: SectionData): void;
  /** Saves what waits; false when something could not be saved. */
  flush(): Promise<boolean>;
  /** Tries again at once, e.g. when the line is back. */
  retry(): void;
  stop(): void;
}

const AUTOSAVE_DELAY_MS = 1_000;
const RETRY_MS = 5_000;

/**
 * Saves the sections of a draft by itself, one after the other, each against its own version as the last answer gave it.
 * What could not be saved stays here and is tried again; after a conflict nothing more is sent, because the record
 * on the server is somebody's newer work.
 */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { save, onSaved, failureOf, delay = AUTOSAVE_DELAY_MS, retryAfter = RETRY_MS } = options;
  const waiting = new Map<string, SectionData>();
  const listeners = new Set<() => void>();
  let seen = options.opened;
  const versionOf = (key: string) => seen.sections.find((section) => section.key === key)?.version ?? 0;
  let state: DraftState = options.savedAt === null ? { kind: 'untouched' } : { kind: 'saved', at: options.savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  const setState = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  const saveWaiting = async (): Promise<boolean> => {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, data] = next.value;
      setState({ kind: 'saving' });
      try {
        const detail = await save(key, data, versionOf(key));
        seen = detail;
        // Typed on while it was being saved: then it waits again.
        if (waiting.get(key) === data) waiting.delete(key);
        onSaved(detail);
        setState(waiting.size === 0 ? { kind: 'saved', at: detail.updatedAt } : { kind: 'unsaved' });
      } catch (error) {
        const failure = failureOf(error);
        setState({ kind: failure });
        if (failure !== 'conflict') later(retryAfter);
        return false;
      }
    }
    return true;
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (state.kind === 'conflict') return Promise.resolve(false);
    running ??= saveWaiting().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    state: {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    version: () => seen.version,
    change(sectionKey, data) {
      waiting.set(sectionKey, data);
      if (state.kind === 'conflict') return;
      if (running === null) setState({ kind: 'unsaved' });
      later(delay);
    },
    flush,
    retry() {
      if (waiting.size > 0) void flush();
    },
    stop() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
