import type { RemoteApp, RemoteContext } from '@registrar/contract/remote-app';
import { turn } from '../services/turn';

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

/**
 * Mounting fetches the code and the words of the page: as long as the remote's own files may take, since a slow
 * telephone on a slow line is no fault of the remote.
 */
const mountWithin = 15_000;
const unmountWithin = 2_000;

/** The remote as a parcel for one visit. */
export function parcelOf(name: string, app: RemoteApp, context: RemoteContext): ParcelDescription {
  const limit = (millis: number): TimeLimit => ({ millis, dieOnTimeout: true, warningMillis: millis });
  return {
    name,
    bootstrap: () => app.bootstrap?.(context) ?? Promise.resolve(),
    async mount() {
      await turn();
      await app.mount(context);
      // Whoever gave it up, after its time or by leaving, could not take down what was not there yet.
      if (context.signal.aborted) await app.unmount(context);
    },
    unmount: () => app.unmount(context),
    timeouts: { bootstrap: limit(mountWithin), mount: limit(mountWithin), unmount: limit(unmountWithin) },
  };
}

/** A remote that hangs while leaving must not hold up the next page. */
export function takeDown(parcel: MountedParcel, report: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, unmountWithin);
    parcel
      .unmount()
      .catch(report)
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
