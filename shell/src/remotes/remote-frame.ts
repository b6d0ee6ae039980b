import type { RegistryEntry } from '@registrar/contract/registry';
import type { Bilingual, ShellApi } from '@registrar/contract/shell-api';
import { createErrorId } from '../services/error-id';
import type { ValueStore } from '../services/value-store';
import { isChunkError, isGatewayFailure, parseFaultPlace } from '@registrar/runtime';
import type { LoadResult, RemoteLoader } from './load-remote';
import { parcelOf, takeDown, type MountedParcel, type ParcelDescription } from './parcel';
import {
  isMountTimeout,
  isShellChunkError,
  isSkewError,
  remoteErrorCodes,
  type RemoteFailure,
  type RemoteFailureKind,
} from './remote-failure';

/** What the content area shows beside, or instead of, a remote. */
export type FrameStatus =
  | { readonly phase: 'empty' }
  | { readonly phase: 'waiting'; readonly remote: string; readonly skeleton: boolean }
  | { readonly phase: 'shown'; readonly remote: string; readonly version: string }
  | {
      readonly phase: 'failed';
      readonly remote: string;
      readonly failure: RemoteFailure;
      readonly retry: () => void;
      /** Null where there is no version before that might do better. */
      readonly takePrevious: (() => void) | null;
    }
  | { readonly phase: 'disabled'; readonly remote: string; readonly notice: Bilingual | undefined };

export interface RemoteFrameOptions {
  readonly name: string;
  readonly entry: () => RegistryEntry | undefined;
  readonly loader: RemoteLoader;
  readonly outlet: HTMLElement;
  readonly status: ValueStore<FrameStatus>;
  readonly mountParcel: (parcel: ParcelDescription, domElement: HTMLElement) => MountedParcel;
  readonly createShellApi: (namespace: string, visit: VisitOfRemote) => ShellApi;
  /** Resolves when session and module list are settled; a remote never sees a half-known person. */
  readonly settled: () => Promise<unknown>;
  /** What is wrong with this version may have been put right by another. */
  readonly refreshRegistry: () => Promise<void>;
  /** The way to the version before this one in this tab, for a failure of this kind; null where there is none. */
  readonly previous: (kind: RemoteFailureKind) => (() => void) | null;
  /** A newer shell is live: parts of this one may be gone. */
  readonly isShellOutdated: () => boolean;
  readonly report: (error: unknown, errorId: string) => void;
  /** For whoever watches over the versions: that this one has failed, once for each failure. */
  readonly reportFault: (fault: RemoteFault) => void;
}

export interface RemoteFault {
  readonly version: string;
  readonly kind: RemoteFailureKind;
  /** Number of the error with the id of the occurrence. */
  readonly errorId: string;
}

/** What the shell hands to a remote for one visit depends on the frame for this. */
export interface VisitOfRemote {
  readonly signal: AbortSignal;
  readonly recovery: NonNullable<ShellApi['recovery']>;
  readonly onError: (error: unknown, where: string, errorId: string) => boolean;
}

export interface RemoteFrame {
  readonly lifecycles: { bootstrap(): Promise<void>; mount(): Promise<void>; unmount(): Promise<void> };
  isActive(): boolean;
  /** Version on screen, null while none is. */
  shownVersion(): string | null;
  /**
   * Whether a panel stands where the remote should be, the frame's or the remote's own: there is nothing to lose by
   * mounting afresh.
   */
  isBroken(): boolean;
  /** Takes down what is there and mounts afresh at the same address; true once it is on screen. */
  remount(options?: { readonly force?: boolean }): Promise<boolean>;
  /** Tells whether the frame takes care of an error that came from its remote. */
  handleError(error: unknown, where?: string, errorId?: string): boolean;
}

interface Visit {
  readonly container: HTMLElement;
  readonly abort: AbortController;
  parcel: MountedParcel | null;
  /** Version on screen. */
  version: string | null;
  /** Version whose code this visit has begun to run. */
  running: string | null;
  failed: boolean;
  /** Panels of the remote's own boundaries that are standing. */
  held: number;
  /** Asks the registry now and then while nothing is shown. */
  asking?: ReturnType<typeof setTimeout>;
}

const skeletonAfter = 120;
/** One recovery from a missing chunk, and one crash, are forgiven in this time. */
const forgiveOnceIn = 60_000;
/** Whoever is not signed in hears of no change; a panel is not to stand until the registry is asked anyway. */
const askWhileBrokenEvery = 30_000;

/**
 * The piece single-spa knows as the application. It mounts and unmounts at once, whatever the remote does: the remote
 * itself lives in a parcel, a new one for each attempt, because single-spa never mounts a broken application again.
 */
export function createRemoteFrame(options: RemoteFrameOptions): RemoteFrame {
  const { name, loader, status } = options;
  /** A load that ends after its visit is dropped. */
  let generation = 0;
  let visit: Visit | null = null;
  let lastRecovery = -Infinity;
  let lastCrash = { at: -Infinity, version: '' };

  const fail = (kind: RemoteFailureKind, cause: unknown, errorId = createErrorId(remoteErrorCodes[kind])): false => {
    if (kind === 'disabled') {
      status.set({ phase: 'disabled', remote: name, notice: options.entry()?.notice });
      return false;
    }
    options.report(cause, errorId);
    if (visit) {
      visit.failed = true;
      askWhileBroken(visit);
    }
    const version = visit?.running ?? options.entry()?.version;
    // a part of the shell is no fault of this version
    if (version !== undefined && kind !== 'shell-chunk') options.reportFault({ version, kind, errorId });
    status.set({
      phase: 'failed',
      remote: name,
      failure: { kind, errorId, cause },
      retry: () => void retry(kind),
      takePrevious: options.previous(kind),
    });
    return false;
  };

  /** What the registry says now counts; where it has changed, its change has mounted the remote already. */
  const retry = async (kind: RemoteFailureKind): Promise<void> => {
    const mine = generation;
    status.set({ phase: 'waiting', remote: name, skeleton: true });
    await options.refreshRegistry();
    // The code of a crash is whole: drawn afresh is enough, and every fetching anew stays in memory.
    if (visit && mine === generation) await remount({ force: kind !== 'crash' });
  };

  const isBroken = (): boolean => visit !== null && (visit.failed || visit.held > 0);

  const askWhileBroken = (broken: Visit): void => {
    clearTimeout(broken.asking);
    // Half as much again or less, so that the tabs of one faulty release do not ask together.
    broken.asking = setTimeout(
      () => {
        if (visit !== broken || !isBroken()) return;
        void options.refreshRegistry();
        askWhileBroken(broken);
      },
      askWhileBrokenEvery * (0.5 + Math.random()),
    );
  };

  const show = async (force: boolean): Promise<boolean> => {
    const mine = (generation += 1);
    const isStale = (): boolean => mine !== generation;
    const container = document.createElement('div');
    container.dataset['remote'] = name;
    const abort = new AbortController();
    visit = { container, abort, parcel: null, version: null, running: null, failed: false, held: 0 };
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
    result: LoadResult,
    container: HTMLElement,
    signal: AbortSignal,
    isStale: () => boolean,
  ): Promise<boolean> => {
    if (!result.ok) return fail(chunkKind(result.kind, result.cause), result.cause, result.errorId);
    const { app, version } = result;
    if (visit) visit.running = version;
    const shell = options.createShellApi(app.name, { signal, recovery, onError: handleError });
    const parcel = options.mountParcel(
      parcelOf(name, app, { shell, domElement: container, version, signal }),
      container,
    );
    if (visit) visit.parcel = parcel;
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      promise.catch(() => undefined);
    try {
      await parcel.mountPromise;
    } catch (error) {
      if (isStale()) return false;
      if (isChunkError(error) && recover(error)) return false;
      visit?.abort.abort();
      // Taken away as a whole: what is still being drawn into it finds its own nodes.
      container.remove();
      if (isShellChunkError(error)) return fail('shell-chunk', error);
      return fail(isMountTimeout(error) ? 'mount-timeout' : 'mount', error);
    }
    if (isStale()) return false;
    if (visit && !visit.failed) visit.version = version;
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
    clearTimeout(ended.asking);
    ended.abort.abort();
    if (ended.parcel)
      await takeDown(ended.parcel, (error) => options.report(error, createErrorId(remoteErrorCodes.mount)));
    ended.container.remove();
  };

  const remount = async ({ force = false } = {}): Promise<boolean> => {
    await leave();
    return show(force);
  };

  /** Of a shell that is replaced nothing comes back: only a reload helps. */
  const recover = (error: unknown): boolean => {
    const now = Date.now();
    if (now - lastRecovery < forgiveOnceIn || (isShellChunkError(error) && options.isShellOutdated())) return false;
    lastRecovery = now;
    void options.refreshRegistry().then(() => remount({ force: true }));
    return true;
  };

  const handleError = (error: unknown, where?: string, errorId = createErrorId(remoteErrorCodes.crash)): boolean => {
    if (!visit) return false;
    if (isChunkError(error)) {
      if (!recover(error)) fail(chunkKind('chunk', error), error);
      return true;
    }
    // Pages are fetched late, and with them what they share: a build for another shell may only show now.
    if (isSkewError(error)) return giveUp('incompatible-packages', error);
    // A page that tells of a hitch and goes on has not crashed.
    if (where !== undefined && parseFaultPlace(where) === null) return false;
    const crash = { at: Date.now(), version: visit.running ?? '' };
    const again = crash.version === lastCrash.version && crash.at - lastCrash.at < forgiveOnceIn;
    lastCrash = crash;
    if (again) return giveUp('crash', error);
    // The first crash is the remote's own boundary's business. What the gateway refuses is no fault of the version.
    if (!isGatewayFailure(error)) options.reportFault({ version: crash.version, kind: 'crash', errorId });
    return false;
  };

  const recovery: VisitOfRemote['recovery'] = {
    hold() {
      const held = visit;
      if (held) {
        held.held += 1;
        askWhileBroken(held);
      }
      return () => {
        if (held) held.held -= 1;
      };
    },
    retry: () => void retry('crash'),
    previous: () => options.previous('crash'),
  };

  const giveUp = (kind: RemoteFailureKind, error: unknown): true => {
    const parcel = visit?.parcel;
    if (visit) Object.assign(visit, { parcel: null, version: null });
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
    isBroken,
    remount,
    handleError,
  };
}

const chunkKind = (kind: RemoteFailureKind, error: unknown): RemoteFailureKind =>
  kind === 'chunk' && isShellChunkError(error) ? 'shell-chunk' : kind;
