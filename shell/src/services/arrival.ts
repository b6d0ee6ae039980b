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
  /** When the page of a new address has been drawn. */
  readonly later?: (work: () => void) => void;
}

/** A page is drawn a few frames after its address. */
const DRAWN_MS = 500;
const whenDrawn = (work: () => void): void => void setTimeout(work, DRAWN_MS);

/** What a page load does for a reader by itself and a route change does not: focus, announcement, scroll position. */
export function createArrival({ main, title, scrollToTop, later = whenDrawn }: ArrivalOptions): Arrival {
  const announcement = createStore('');
  const arrive = (): void => {
    main()?.focus({ preventScroll: true });
    announcement.set(title());
  };
  const isWrittenIn = (): boolean => {
    const focused = document.activeElement;
    return focused !== main() && main()?.contains(focused) === true;
  };
  return {
    announcement,
    onArrived({ action }) {
      if (action === 'PUSH') scrollToTop();
      // the entry that somebody writes has got an address of its own: the form stays, and so does its focus
      if (action === 'REPLACE' && isWrittenIn())
        return later(() => {
          if (!isWrittenIn()) arrive();
        });
      arrive();
    },
    onLanguage() {
      if (announcement.get() !== '') announcement.set(title());
    },
  };
}
