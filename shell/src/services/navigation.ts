import type { Bilingual, ReadonlyStore } from '@registrar/contract/shell-api';
import type { Decision } from '../access/decide';
import type { Navigation } from '../remotes/routing';
import type { LeaveGuard } from './leave-guard';
import { createStore } from './value-store';

/** Where the portal stands: address and the guard's answer to it. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly decision: Decision;
}

export interface NavigationService {
  readonly place: ReadonlyStore<Place>;
  /** Set by a page whose title depends on its data; null means the catalog's. */
  readonly ownTitle: ReadonlyStore<Bilingual | null>;
  to(path: string, options?: { readonly replace?: boolean }): void;
  /** Without asking about unsaved work; for the end of a session. */
  force(path: string): void;
  setTitle(title: Bilingual): void;
  /** Asks the guard again, without a new address: the session, the module list or the registry changed. */
  reconsider(): void;
  mayLeave(navigation: Navigation): true | Promise<boolean>;
  onNavigated(navigation: Navigation): void;
}

export interface NavigationOptions {
  readonly location: () => { readonly pathname: string; readonly search: string };
  readonly decide: (path: string) => Decision;
  readonly go: (path: string, replace: boolean) => void;
  readonly reconsider: () => void;
  readonly guard: LeaveGuard;
  readonly confirmLeave: () => Promise<boolean>;
  /** A new page is on screen: title, focus, announcement, scroll position. */
  readonly onArrived: (navigation: Navigation, place: Place) => void;
}

export function createNavigation(options: NavigationOptions): NavigationService {
  const look = (): Place => {
    const { pathname, search } = options.location();
    return { path: pathname, search, decision: options.decide(pathname + search) };
  };
  const place = createStore<Place>(look());
  const ownTitle = createStore<Bilingual | null>(null);
  /** The question was asked before the address changed; it is not asked twice. */
  let granted = false;
  /** Last page that was really shown; null before the first one, for which the browser does what is due. */
  let landed: string | null = null;

  const here = (): string => options.location().pathname + options.location().search;

  const go = (path: string, replace: boolean): void => {
    granted = true;
    options.go(path, replace);
  };

  /** Work that saves itself is saved without a word; about the rest the person is asked. */
  const mayGo = async (): Promise<boolean> => (await options.guard.settle()) || options.confirmLeave();

  const settle = (): void => {
    const next = look();
    place.set(next);
    if (next.decision.kind === 'redirect' && next.decision.to !== here()) go(next.decision.to, true);
  };

  return {
    place,
    ownTitle,
    to(path, { replace = false } = {}) {
      if (path === here()) return;
      if (!options.guard.isDirty()) return go(path, replace);
      void mayGo().then((leave) => {
        if (leave) go(path, replace);
      });
    },
    force: (path) => go(path, true),
    setTitle: (title) => ownTitle.set(title),
    reconsider() {
      options.reconsider();
      settle();
    },
    mayLeave({ from, to, action }) {
      const asked = granted;
      granted = false;
      if (asked || action === 'NONE' || (from.pathname === to.pathname && from.search === to.search)) return true;
      return options.guard.isDirty() ? mayGo() : true;
    },
    onNavigated(navigation) {
      const { pathname } = options.location();
      if (place.get().path !== pathname) ownTitle.set(null);
      settle();
      const now = place.get();
      if (now.decision.kind === 'redirect') return;
      const before = landed;
      landed = now.path;
      if (before !== null && before !== now.path) options.onArrived(navigation, now);
    },
  };
}
