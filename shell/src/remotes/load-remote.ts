import type { RegistryEntry } from '@registrar/contract/registry';
import { isRemoteApp, supportedContracts, type RemoteApp } from '@registrar/contract/remote-app';
import { createErrorId } from '../services/error-id';
import {
  isTransient,
  remoteErrorCodes,
  RemoteTransportError,
  type RemoteFailure,
  type RemoteFailureKind,
} from './remote-failure';

export type LoadState = 'idle' | 'resolving' | 'loading' | 'ready' | 'failed' | 'incompatible' | 'disabled';

export type LoadResult =
  { readonly ok: true; readonly app: RemoteApp; readonly version: string } | ({ readonly ok: false } & RemoteFailure);

/**
 * How files of a remote come; Module Federation in the portal, a fake in tests, a local import for the shell's pages.
 */
export interface RemoteTransport {
  /** Resolves with the exposed module, whatever it is; rejects with a RemoteTransportError. */
  load(name: string, base: string, attempt: number): Promise<unknown>;
  preload(name: string, base: string): Promise<void>;
  /** Shared packages the remote needs in a version that this shell does not provide. */
  unmetPackages(requires: Readonly<Record<string, string>>): readonly string[];
}

export interface RemoteLoaderOptions {
  readonly name: string;
  readonly entry: () => RegistryEntry | undefined;
  readonly transport: RemoteTransport;
  /** Puts the texts of the current language in place; a remote never shows bare keys. */
  readonly loadMessages: (app: RemoteApp) => Promise<void>;
}

export interface RemoteLoader {
  state(): LoadState;
  /** Version of the code that the last successful load brought. */
  loadedVersion(): string | null;
  /** Never throws. `force` fetches everything anew, for a retry by hand and after a chunk went missing. */
  load(options?: { readonly force?: boolean }): Promise<LoadResult>;
  /**
   * Brings the files, and with `run` begins the module and its words, of which nothing shows; failures are swallowed
   * and tried again at the real visit.
   */
  preload(options?: { readonly run?: boolean }): Promise<boolean>;
}

/** For everything together, automatic retries included: nobody looks at a skeleton longer than this. */
const loadWithin = 15_000;
const retryAfter: readonly number[] = [500, 2_000];

export function createRemoteLoader({ name, entry, transport, loadMessages }: RemoteLoaderOptions): RemoteLoader {
  let state: LoadState = 'idle';
  let loaded: { app: RemoteApp; version: string } | null = null;
  let underWay: { version: string; result: Promise<LoadResult> } | null = null;
  let attempt = 0;
  let failedVersion: string | null = null;

  const fail = (kind: RemoteFailureKind, cause?: unknown): LoadResult => {
    state = kind === 'disabled' ? 'disabled' : kind.startsWith('incompatible') ? 'incompatible' : 'failed';
    return { ok: false, kind, errorId: createErrorId(remoteErrorCodes[kind]), cause };
  };

  const attemptOnce = async (live: RegistryEntry, until: number): Promise<LoadResult> => {
    try {
      const module = await within(until - Date.now(), transport.load(name, live.base, attempt));
      const app = appOf(module);
      if (!app) return fail('bad-contract', module);
      return { ok: true, app, version: live.version };
    } catch (error) {
      return fail(error instanceof RemoteTransportError ? error.kind : 'unreachable', error);
    }
  };

  const refusal = (live: RegistryEntry): { kind: RemoteFailureKind; cause?: unknown } | null => {
    if (live.status === 'disabled') return { kind: 'disabled' };
    if (!supportedContracts.includes(live.contract)) return { kind: 'incompatible-contract', cause: live.contract };
    const unmet = transport.unmetPackages(live.requires);
    return unmet.length > 0 ? { kind: 'incompatible-packages', cause: unmet.join(', ') } : null;
  };

  const run = async (live: RegistryEntry, force: boolean): Promise<LoadResult> => {
    const refused = refusal(live);
    if (refused) return fail(refused.kind, refused.cause);
    if (loaded?.version === live.version && !force) return ready(loaded.app, live.version);
    state = 'loading';
    // The runtime remembers a failed manifest until it is registered anew (federation.md, E1c).
    attempt = force || failedVersion === live.version ? attempt + 1 : 0;
    const until = Date.now() + loadWithin;
    let result = await attemptOnce(live, until);
    for (const pause of retryAfter) {
      if (result.ok || !(isTransient(result.kind) || result.kind === 'chunk') || Date.now() + pause >= until) break;
      await new Promise((resume) => setTimeout(resume, pause));
      attempt += 1;
      state = 'loading';
      result = await attemptOnce(live, until);
    }
    failedVersion = result.ok ? null : live.version;
    return result.ok ? ready(result.app, result.version) : result;
  };

  const ready = async (app: RemoteApp, version: string): Promise<LoadResult> => {
    try {
      await within(loadWithin, loadMessages(app));
    } catch (error) {
      return fail('messages', error);
    }
    loaded = { app, version };
    state = 'ready';
    return { ok: true, app, version };
  };

  return {
    state: () => state,
    loadedVersion: () => loaded?.version ?? null,
    load({ force = false } = {}) {
      state = 'resolving';
      const live = entry();
      if (!live) return Promise.resolve(fail('unregistered'));
      if (!force && underWay?.version === live.version) return underWay.result;
      const mine = { version: live.version, result: run(live, force) };
      underWay = mine;
      void mine.result.finally(() => {
        if (underWay === mine) underWay = null;
      });
      return mine.result;
    },
    async preload({ run = false } = {}) {
      const live = entry();
      if (!live || refusal(live)) return false;
      const isVisited = (): boolean => underWay !== null || loaded?.version === live.version;
      if (isVisited()) return true;
      try {
        await transport.preload(name, live.base);
      } catch {
        return false;
      }
      // Another version may be on screen: its words and styles are its own until it is left.
      if (!run || loaded !== null || isVisited()) return true;
      try {
        const app = appOf(await transport.load(name, live.base, attempt));
        if (app) await loadMessages(app);
        return true;
      } catch {
        // As after a failed visit, the next one begins anew.
        failedVersion = live.version;
        return false;
      }
    },
  };
}

/** `export const app` of the exposed module. */
function appOf(module: unknown): RemoteApp | null {
  if (typeof module !== 'object' || module === null || !('app' in module)) return null;
  return isRemoteApp(module.app) ? module.app : null;
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteTransportError('timeout', `no answer within ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
