import type { Navigation } from '../remotes/routing';
import { createStore, type ValueStore } from './value-store';

export interface Arrival {
  /** What the live region says. */
  readonly announcement: ValueStore<string>;
  onArrived(navigation: Pick<Navigation, 'action'>): void;
  /** Says the page's name again in the language that was switched to; nothing before the first announcement. */
  onLanguage(): void;
}

export interface ArrivalOptions {
  readonly main: () => HTMLElement | null;
  readonly title: () => string;
  readonly scrollToTop: () => void;
}

/** What a page load does for a reader by itself and a route change does not: focus, announcement, scroll position. */
export function createArrival({ main, title, scrollToTop }: ArrivalOptions): Arrival {
  const announcement = createStore('');
  return {
    announcement,
    onArrived({ action }) {
      if (action === 'PUSH') scrollToTop();
      main()?.focus({ preventScroll: true });
      announcement.set(title());
    },
    onLanguage() {
      if (announcement.get() !== '') announcement.set(title());
    },
  };
}
