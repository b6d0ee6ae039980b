import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { createStore } from '../services/value-store';
import { previousEntry, mayHelp } from './fallback-version';
import type { RemoteFailureKind } from './remote-failure';
import type { RemoteFrame } from './remote-frame';

/** What the person is told about a newer version of the page they are on. */
export type SwapOffer =
  | { readonly kind: 'ready'; readonly remote: string; readonly version: string }
  /** So many replaced versions stay in memory that a reload is the kinder thing. */
  | { readonly kind: 'reload' };

export interface SwapController {
  readonly offer: ReadonlyStore<SwapOffer | null>;
  /** The entry in force for this tab: the registry's, or the previous version where the newest did not come up. */
  entry(remote: string): RegistryEntry | undefined;
  isFallenBack(remote: string): boolean;
  /**
   * The way to the version before, for somebody whose page has failed so; null where there is none that might do
   * better.
   */
  previous(remote: string, kind: RemoteFailureKind): (() => void) | null;
  /** Compares the document with what runs and marks, offers or replaces. */
  follow(document: RegistryDocument): void;
  applyNow(): Promise<void>;
  /** A page is older than the gateway it speaks to: nothing it sends is taken in any more. */
  outdated(): void;
  dismiss(): void;
  /** Somebody navigated: where the remote is no longer on screen, the offer settles itself with its next visit. */
  left(): void;
  /** Somebody is at the keyboard: the idle time begins anew. */
  touch(): void;
}

export interface SwapOptions {
  readonly frames: ReadonlyMap<string, Pick<RemoteFrame, 'isActive' | 'isBroken' | 'shownVersion' | 'remount'>>;
  /** What everybody else runs while this tab has the canary; undefined where it has none. */
  readonly besideCanary: (remote: string) => RegistryEntry | undefined;
  readonly isDirty: () => boolean;
  /** For an urgent release: whether what is unsaved may be given up. */
  readonly confirmCritical: () => Promise<boolean>;
  readonly report: (error: unknown, remote: string) => void;
}

const idleBeforeSwap = 10 * 60_000;
const swapsBeforeReload = 5;

export function createSwapController(options: SwapOptions): SwapController {
  const offer = createStore<SwapOffer | null>(null);
  const fallenBack = new Map<string, { failed: string; entry: RegistryEntry }>();
  let current: RegistryDocument | null = null;
  let swaps = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const entry = (remote: string): RegistryEntry | undefined => {
    const live = current?.remotes[remote];
    const fallback = fallenBack.get(remote);
    return live && fallback?.failed === live.version && live.status === 'active' ? fallback.entry : live;
  };

  const before = (remote: string, live: RegistryEntry): RegistryEntry | null =>
    options.besideCanary(remote) ?? previousEntry(live);

  const previous = (remote: string, kind: RemoteFailureKind): (() => void) | null => {
    const frame = options.frames.get(remote);
    const live = current?.remotes[remote];
    // Whoever is on it already has no other.
    if (!frame || !live || entry(remote) !== live || !mayHelp(kind, options.besideCanary(remote) !== undefined))
      return null;
    return before(remote, live) && (() => void fallBack(remote, live, frame));
  };

  const waitForIdle = (): void => {
    clearTimeout(idleTimer);
    if (offer.get()?.kind !== 'ready') return;
    idleTimer = setTimeout(() => (options.isDirty() ? waitForIdle() : void applyNow()), idleBeforeSwap);
  };

  const replace = async (remote: string): Promise<void> => {
    const frame = options.frames.get(remote);
    const live = current?.remotes[remote];
    if (!frame || !live) return;
    const shown = await frame.remount({ force: true });
    swaps += 1;
    if (!shown && frame.isActive() && live.status === 'active') await fallBack(remote, live, frame);
    if (swaps >= swapsBeforeReload && offer.get() === null) offer.set({ kind: 'reload' });
  };

  const fallBack = async (remote: string, live: RegistryEntry, frame: Pick<RemoteFrame, 'remount'>): Promise<void> => {
    const previous = before(remote, live);
    if (!previous) return;
    fallenBack.set(remote, { failed: live.version, entry: previous });
    options.report(
      new Error(`${remote} ${live.version} does not work in this tab; ${previous.version} runs instead`),
      remote,
    );
    await frame.remount({ force: true });
  };

  const applyNow = async (): Promise<void> => {
    const offered = offer.get();
    offer.set(null);
    clearTimeout(idleTimer);
    if (offered?.kind === 'ready') await replace(offered.remote);
  };

  const withdrawOffer = (remote: string): void => {
    const offered = offer.get();
    if (offered?.kind === 'ready' && offered.remote === remote) offer.set(null);
  };

  const followOne = async (remote: string, live: RegistryEntry): Promise<void> => {
    const frame = options.frames.get(remote);
    const shown = frame?.shownVersion() ?? null;
    const target = entry(remote);
    if (!frame || !target) return;
    if (frame.isActive() && (shown === null || frame.isBroken())) {
      // Waiting, failed, crashed or switched off: a change of the registry is the best reason to try again.
      withdrawOffer(remote);
      await frame.remount({ force: true });
      return;
    }
    if (shown === null || (target.version === shown && live.status === 'active')) {
      if (offer.get()?.kind === 'ready' && shown === target.version) offer.set(null);
      return;
    }
    if (live.status === 'disabled') await frame.remount();
    else if (live.urgency !== 'critical') {
      offer.set({ kind: 'ready', remote, version: live.version });
      waitForIdle();
    } else if (!options.isDirty() || (await options.confirmCritical())) {
      offer.set({ kind: 'ready', remote, version: live.version });
      await applyNow();
    } else offer.set({ kind: 'ready', remote, version: live.version });
  };

  return {
    offer,
    entry,
    previous,
    isFallenBack: (remote) => fallenBack.get(remote)?.failed === current?.remotes[remote]?.version,
    follow(document) {
      const before = current;
      current = document;
      for (const [remote, live] of Object.entries(document.remotes)) {
        const known = before?.remotes[remote];
        const same = known?.version === live.version && known.status === live.status;
        if (before && !same) void followOne(remote, live);
      }
    },
    applyNow,
    outdated: () => offer.set({ kind: 'reload' }),
    dismiss: () => offer.set(null),
    left() {
      const offered = offer.get();
      if (offered?.kind !== 'ready' || options.frames.get(offered.remote)?.isActive()) return;
      offer.set(null);
      clearTimeout(idleTimer);
    },
    touch: waitForIdle,
  };
}
