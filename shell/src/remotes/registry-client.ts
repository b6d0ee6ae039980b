import { isRegistryDocument, registryProblems, type RegistryDocument } from '@registrar/contract/registry';
import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { createStore } from '../services/value-store';
import { chooseVersions, type ChosenVersions } from './chosen-versions';

/** Where the registry in use came from; the stand-ins put up the banner. */
export type RegistrySource = 'none' | 'live' | 'last-known-good' | 'fallback';

/** The registry as this browser takes it, canaries included. */
export interface RegistryState extends ChosenVersions {
  readonly source: RegistrySource;
}

export interface RegistryClient {
  readonly state: ReadonlyStore<RegistryState>;
  /** Asks the portal's host; this browser's copy, then the host's plain file, stand in where it does not answer. */
  refresh(): Promise<void>;
  /** Push of the gateway: asks only when the revision is news. */
  announce(revision: number): void;
  /** Polls and watches the window's focus until the returned function is called. */
  watch(): () => void;
}

export interface RegistryClientOptions {
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Pinned versions may be for certain people only; the host asks for the bearer then. */
  readonly authorization: () => string | null;
  /** Random id of the browser: decides which canaries it gets. */
  readonly browser: string;
  /** What came with the page; the first question is answered by it. */
  readonly sent?: SentRegistry | null;
  readonly random?: () => number;
  readonly onProblem: (problem: string) => void;
}

/** The registry as the host put it into the page, and the tag by which it is asked whether it is still that one. */
export interface SentRegistry {
  readonly document: unknown;
  readonly tag: string;
}

const address = '/registry';
/** As plain as a file; for a first visit in which the registry fails. */
const fallbackAddress = '/shell/registry-fallback.json';
const storageKey = 'registrar.registry';
const nothingKnown: RegistryState = {
  document: { revision: 0, generatedAt: '', remotes: {} },
  besideCanary: {},
  source: 'none',
};
const pollEvery = 5 * 60_000;
const answerWithin = 5_000;
/** A window that is looked at again and again does not ask each time. */
const focusQuietTime = 15_000;

export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { random = Math.random, browser } = options;
  const state = createStore<RegistryState>(nothingKnown);
  let etag: string | null = null;
  let lastAsked = 0;
  let underWay: Promise<void> | null = null;
  let sent = options.sent ?? null;

  const ask = async (): Promise<void> => {
    lastAsked = Date.now();
    const { document, tag } = sent ?? {};
    sent = null;
    if (isRegistryDocument(document)) {
      etag = tag ?? null;
      return accept(document);
    }
    try {
      const answer = await get(options, address, etag);
      if (answer === 'unchanged') state.update((current) => ({ ...current, source: 'live' }));
      else {
        etag = answer.etag;
        accept(answer.document);
      }
    } catch (error) {
      options.onProblem(`registry: ${error instanceof Error ? error.message : String(error)}`);
      await standIn();
    }
  };

  const standIn = async (): Promise<void> => {
    const current = state.get();
    if (current.source === 'live') state.set({ ...current, source: 'last-known-good' });
    if (current.source !== 'none') return;
    const stored = recall(options.storage);
    if (stored) return state.set({ ...chooseVersions(stored, browser), source: 'last-known-good' });
    try {
      const answer = await get(options, fallbackAddress, null);
      if (answer !== 'unchanged') state.set({ ...chooseVersions(answer.document, browser), source: 'fallback' });
    } catch {
      // Without any registry the shell shows what it can: its frame and the way to try again.
    }
  };

  const accept = (document: RegistryDocument): void => {
    const current = state.get();
    const chosen = chooseVersions(document, browser);
    if (current.source === 'live' && JSON.stringify(current.document) === JSON.stringify(chosen.document)) return;
    state.set({ ...chosen, source: 'live' });
    if (document.pins === undefined || Object.keys(document.pins).length === 0) remember(options.storage, document);
  };

  const refresh = (): Promise<void> => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    state,
    refresh,
    announce(revision) {
      if (revision !== state.get().document.revision) void (underWay ?? Promise.resolve()).then(refresh);
    },
    watch() {
      let timer: ReturnType<typeof setTimeout>;
      const schedule = (): void => {
        // A fifth of jitter: thousands of tabs opened at ten o'clock must not ask in the same second for ever.
        timer = setTimeout(() => void refresh().then(schedule), pollEvery * (0.9 + 0.2 * random()));
      };
      const onFocus = (): void => {
        if (Date.now() - lastAsked > focusQuietTime) void refresh();
      };
      schedule();
      window.addEventListener('focus', onFocus);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('focus', onFocus);
      };
    },
  };
}

type Answer = 'unchanged' | { readonly document: RegistryDocument; readonly etag: string | null };

async function get(options: RegistryClientOptions, url: string, etag: string | null): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/json' });
  if (etag !== null) headers.set('If-None-Match', etag);
  const authorization = options.authorization();
  if (authorization !== null) headers.set('Authorization', authorization);
  const answer = await options.fetch(url, { cache: 'no-store', headers, signal: AbortSignal.timeout(answerWithin) });
  if (answer.status === 304) return 'unchanged';
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const document: unknown = await answer.json();
  if (!isRegistryDocument(document)) throw new Error(registryProblems(document).slice(0, 3).join('; '));
  return { document, etag: answer.headers.get('ETag') };
}

function recall(storage: RegistryClientOptions['storage']): RegistryDocument | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return isRegistryDocument(stored) ? stored : null;
  } catch {
    // A damaged or forbidden storage is the same as an empty one.
    return null;
  }
}

function remember(storage: RegistryClientOptions['storage'], document: RegistryDocument): void {
  try {
    storage.setItem(storageKey, JSON.stringify(document));
  } catch {
    // Full or forbidden storage costs the stand-in, nothing else.
  }
}
