import type { RegistryEntry } from '@registrar/contract/registry';
import type { RemoteApp, RemoteContext } from '@registrar/contract/remote-app';
import type { Bilingual, ShellApi } from '@registrar/contract/shell-api';
import { createErrorId } from '../services/error-id';
import type { ValueStore } from '../services/value-store';
import { isChunkError } from '@registrar/runtime';
import type { LoadResult, RemoteLoader } from './load-remote';
import { isBeingUpdated, isSkewError, remoteErrorCodes, type RemoteFailure, type RemoteFailureKind } from './remote-failure';

/** What the content area shows beside, or instead of, a remote. */
export type FrameStatus =
  | { readonly phase: 'empty' }
  | { readonly phase: 'waiting'; readonly remote: string; readonly skeleton: boolean }
  | { readonly phase: 'shown'; readonly remote: string; readonly version: string }
  | { readonly phase: 'failed'; readonly remote: string; readonly failure: RemoteFailure; readonly retry: () => void }
  | { readonly phase: 'disabled'; readonly remote: string; readonly notice: Bilingual | undefined };

/** A mounted piece that can be taken down; single-spa's parcel, or a fake in tests. */
export interface MountedParcel {
  readonly mountPromise: Promise<unknown>;
  readonly bootstrapPromise: Promise<unknown>;
  readonly loadPromise: Promise<unknown>;
  readonly unmountPromise: Promise<unknown>;
  unmount(): Promise<unknown>;
}

interface TimeLimit {
  readonly millis: number;
  readonly dieOnTimeout: boolean;
  readonly warningMillis: number;
}

/** What is mounted: a remote with its context already handed over. */
export interface ParcelDescription {
  readonly name: string;
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  readonly timeouts: Readonly<Record<'bootstrap' | 'mount' | 'unmount', TimeLimit>>;
}

export interface RemoteFrameOptions {
  readonly name: string;
  readonly entry: () => RegistryEntry | undefined;
  readonly loader: RemoteLoader;
  readonly outlet: HTMLElement;
  readonly status: ValueStore<FrameStatus>;
  readonly mountParcel: (parcel: ParcelDescription, domElement: HTMLElement) => MountedParcel;
  readonly createShellApi: (namespace: string, signal: AbortSignal, onError: (error: unknown) => boolean) => ShellApi;
  /** Resolves when session and module list are settled; a remote never sees a half-known person. */
  readonly settled: () => Promise<unknown>;
  /** A chunk that is gone mostly means that a newer version is live. */
  readonly refreshRegistry: () => Promise<void>;
  readonly report: (error: unknown, errorId: string) => void;
}

export interface RemoteFrame {
  readonly lifecycles: { bootstrap(): Promise<void>; mount(): Promise<void>; unmount(): Promise<void> };
  isActive(): boolean;
  /** Version on screen, null while none is. */
  shownVersion(): string | null;
  /** Takes down what is there and mounts afresh at the same address; true once it is on screen. */
  remount(options?: { readonly force?: boolean }): Promise<boolean>;
  /** Tells whether the frame takes care of an error that came from its remote. */
  handleError(error: unknown): boolean;
}

const skeletonAfter = 120;
const mountWithin = 5_000;
const unmountWithin = 2_000;
/** One recovery from a missing chunk, and one crash, are forgiven in this time. */
const forgiveOnceIn = 60_000;

/**
 * The piece single-spa knows as the application. It mounts and unmounts at once, whatever the remote does: the remote
 * itself lives in a parcel, a new one for each attempt, because single-spa never mounts a broken application again.
 */
export function createRemoteFrame(options: RemoteFrameOptions): RemoteFrame {
  const { name, loader, status } = options;
  /** A load that ends after its visit is dropped. */
  let generation = 0;
  let visit: { container: HTMLElement; abort: AbortController; parcel: MountedParcel | null; version: string | null } | null = null;
  let lastRecovery = -Infinity;
  let lastCrash = -Infinity;

  const fail = (kind: RemoteFailureKind, cause: unknown, errorId = createErrorId(remoteErrorCodes[kind])): false => {
    if (kind === 'disabled') {
      status.set({ phase: 'disabled', remote: name, notice: options.entry()?.notice });
      return false;
    }
    options.report(cause, errorId);
    status.set({ phase: 'failed', remote: name, failure: { kind, errorId, cause }, retry: () => void retry(kind) });
    return false;
  };

  /** What was being updated may be a newer version by now; where it is, the registry's change has mounted it already. */
  const retry = async (kind: RemoteFailureKind): Promise<void> => {
    if (isBeingUpdated(kind)) await options.refreshRegistry();
    if (status.get().phase === 'failed') await remount({ force: true });
  };

  const show = async (force: boolean): Promise<boolean> => {
    const mine = (generation += 1);
    const isStale = (): boolean => mine !== generation;
    const container = document.createElement('div');
    container.dataset['remote'] = name;
    const abort = new AbortController();
    visit = { container, abort, parcel: null, version: null };
    options.outlet.append(container);
    status.set({ phase: 'waiting', remote: name, skeleton: false });
    const timer = setTimeout(() => {
      if (!isStale()) status.set({ phase: 'waiting', remote: name, skeleton: true });
    }, skeletonAfter);
    try {
      const [result] = await Promise.all([loader.load({ force }), options.settled()]);
      if (isStale()) return false;
      return await mountLoaded(result, container, abort.signal, isStale);
    } finally {
      clearTimeout(timer);
    }
  };

  const mountLoaded = async (
    result: LoadResult, container: HTMLElement, signal: AbortSignal, isStale: () => boolean,
  ): Promise<boolean> => {
    if (!result.ok) return fail(result.kind, result.cause, result.errorId);
    const { app, version } = result;
    const shell = options.createShellApi(app.name, signal, handleError);
    const parcel = options.mountParcel(parcelOf(name, app, { shell, domElement: container, version, signal }), container);
    if (visit) visit.parcel = parcel;
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(() => undefined);
    try {
      await parcel.mountPromise;
    } catch (error) {
      if (isStale()) return false;
      if (isChunkError(error) && recover()) return false;
      container.replaceChildren();
      return fail(/did not resolve or reject/i.test(String(error)) ? 'mount-timeout' : 'mount', error);
    }
    if (isStale()) return false;
    if (visit) visit.version = version;
    // A remote that failed while it was mounting has already put its panel up.
    if (status.get().phase === 'waiting') status.set({ phase: 'shown', remote: name, version });
    return true;
  };

  const leave = async (): Promise<void> => {
    generation += 1;
    const ended = visit;
    visit = null;
    status.set({ phase: 'empty' });
    if (!ended) return;
    ended.abort.abort();
    if (ended.parcel) await takeDown(ended.parcel, (error) => options.report(error, createErrorId(remoteErrorCodes.mount)));
    ended.container.remove();
  };

  const remount = async ({ force = false } = {}): Promise<boolean> => {
    await leave();
    return show(force);
  };

  const recover = (): boolean => {
    const now = Date.now();
    if (now - lastRecovery < forgiveOnceIn) return false;
    lastRecovery = now;
    void options.refreshRegistry().then(() => remount({ force: true }));
    return true;
  };

  const handleError = (error: unknown): boolean => {
    if (!visit) return false;
    if (isChunkError(error)) {
      if (!recover()) fail('chunk', error);
      return true;
    }
    // Pages are fetched late, and with them what they share: a build for another shell may only show now.
    if (isSkewError(error)) return giveUp('incompatible-packages', error);
    const now = Date.now();
    const again = now - lastCrash < forgiveOnceIn;
    lastCrash = now;
    // The first crash is the remote's own boundary's business.
    return again && giveUp('crash', error);
  };

  const giveUp = (kind: RemoteFailureKind, error: unknown): true => {
    const parcel = visit?.parcel;
    if (visit) visit.parcel = null;
    if (parcel) void takeDown(parcel, () => undefined);
    fail(kind, error);
    return true;
  };

  return {
    lifecycles: {
      bootstrap: () => Promise.resolve(),
      mount() {
        void show(false);
        return Promise.resolve();
      },
      unmount: leave,
    },
    isActive: () => visit !== null,
    shownVersion: () => visit?.version ?? null,
    remount,
    handleError,
  };
}

function parcelOf(name: string, app: RemoteApp, context: RemoteContext): ParcelDescription {
  const limit = (millis: number): TimeLimit => ({ millis, dieOnTimeout: true, warningMillis: millis });
  return {
    name,
    bootstrap: () => app.bootstrap?.(context) ?? Promise.resolve(),
    mount: () => app.mount(context),
    unmount: () => app.unmount(context),
    timeouts: { bootstrap: limit(mountWithin), mount: limit(mountWithin), unmount: limit(unmountWithin) },
  };
}

/** A remote that hangs while leaving must not hold up the next page. */
function takeDown(parcel: MountedParcel, report: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, unmountWithin);
    parcel.unmount().catch(report).finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
