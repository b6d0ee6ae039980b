import {
  addErrorHandler,
  mountRootParcel,
  registerApplication,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import type { MountedParcel, ParcelDescription } from './parcel';
import type { RemoteFrame } from './remote-frame';

/** The only door to single-spa: who is on screen at which address. */

export interface Navigation {
  readonly from: URL;
  readonly to: URL;
  /** How it came about; POP is the browser's back and forward, NONE a change without a new address. */
  readonly action: 'PUSH' | 'REPLACE' | 'POP' | 'NONE';
}

interface RoutingDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly originalEvent?: Event & { readonly singleSpaTrigger?: string };
  readonly cancelNavigation?: (until: Promise<boolean>) => void;
}

/** `mayLeave` answers before anything is unmounted; a false puts the old address back. */
export function watchRouting(watcher: {
  readonly mayLeave: (navigation: Navigation) => true | Promise<boolean>;
  readonly onNavigated: (navigation: Navigation) => void;
}): void {
  window.addEventListener('single-spa:before-routing-event', (event) => {
    const detail = detailOf(event);
    if (!detail) return;
    const answer = watcher.mayLeave(navigationOf(detail));
    if (answer !== true) detail.cancelNavigation?.(answer.then((leave) => !leave));
  });
  window.addEventListener('single-spa:routing-event', (event) => {
    const detail = detailOf(event);
    if (detail) watcher.onNavigated(navigationOf(detail));
  });
}

export function registerFrame(name: string, frame: RemoteFrame, isActive: (path: string) => boolean): void {
  registerApplication({
    name,
    app: () => Promise.resolve(frame.lifecycles),
    // Must never throw: single-spa would take the application for broken and never ask again.
    activeWhen: (location) => {
      try {
        return isActive(location.pathname + location.search);
      } catch {
        return false;
      }
    },
  });
}

export const removeFrame = (name: string): Promise<unknown> => unregisterApplication(name);

/**
 * single-spa 6 never forgets a root parcel, so what it keeps must not hold the page: when the parcel is gone, its
 * functions and its element are let go, and the remote's last page can be collected.
 */
export function mountParcel(parcel: ParcelDescription, domElement: HTMLElement): MountedParcel {
  let held: ParcelDescription | null = parcel;
  const props = { domElement };
  const kept: ParcelDescription = {
    name: parcel.name,
    bootstrap: () => held?.bootstrap() ?? Promise.resolve(),
    mount: () => held?.mount() ?? Promise.resolve(),
    unmount: () => held?.unmount() ?? Promise.resolve(),
    timeouts: parcel.timeouts,
  };
  const mounted: MountedParcel = mountRootParcel({ ...kept }, props);
  const letGo = (): void => {
    held = null;
    Reflect.deleteProperty(props, 'domElement');
  };
  mounted.unmountPromise.then(letGo, letGo);
  mounted.mountPromise.catch(letGo);
  return mounted;
}

/** After any change of session, module list or registry. */
export const reconsider = (): Promise<unknown> => triggerAppChange();

export function startRouting(onError: (error: Error, remote: string) => void): void {
  addErrorHandler((error) => onError(error, error.appOrParcelName));
  start();
}

export function go(path: string, replace: boolean): void {
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
}

function detailOf(event: Event): RoutingDetail | null {
  return event instanceof CustomEvent ? (event.detail as RoutingDetail) : null;
}

function navigationOf({ oldUrl, newUrl, originalEvent }: RoutingDetail): Navigation {
  const from = new URL(oldUrl, window.location.href);
  const to = new URL(newUrl, window.location.href);
  const trigger = originalEvent?.singleSpaTrigger;
  const action =
    trigger === 'pushState' ? 'PUSH' : trigger === 'replaceState' ? 'REPLACE' : originalEvent ? 'POP' : 'NONE';
  return { from, to, action };
}
