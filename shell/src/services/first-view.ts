import type { ReadonlyStore } from '@registrar/contract/shell-api';
import type { FrameStatus } from '../remotes/remote-frame';

export interface FirstViewOptions {
  /**
   * What the host has put into the page to be seen before the scripts ran; null where it has not. The frame is hidden
   * as long as it is there.
   */
  readonly element: Element | null;
  /** Whether the host has put it into the page in the language of this reader. */
  readonly isReadable: boolean;
  readonly isSignedIn: boolean;
  /** Whether the page is one that this reader gets, as far as is known. */
  readonly isGranted: () => boolean;
  readonly place: ReadonlyStore<unknown>;
  /** Where remotes are drawn. */
  readonly outlet: Element;
  readonly frame: ReadonlyStore<FrameStatus>;
}

/** A frame whose page is late is of more use than a picture of it: language and menu work. */
const longest = 5_000;

/**
 * The page takes the place of what could be read before it at once, when it has its heading, or when it is known that
 * it does not come: in between, texts would go away that somebody is reading.
 */
export function holdFirstView({
  element,
  isReadable,
  isSignedIn,
  isGranted,
  place,
  outlet,
  frame,
}: FirstViewOptions): void {
  if (element === null) return;
  const look = (): void => {
    const { phase } = frame.get();
    if (phase === 'failed' || phase === 'disabled' || !isGranted() || outlet.querySelector('h1') !== null) end();
  };
  const observer = new MutationObserver(look);
  const stops = [frame.subscribe(look), place.subscribe(look)];
  const timer = setTimeout(() => end(), longest);
  const end = (): void => {
    element.remove();
    observer.disconnect();
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
  observer.observe(outlet, { childList: true, subtree: true });
  // The host knows by a cookie whether somebody is signed in, and the cookie may be wrong.
  if (isReadable && element.hasAttribute('data-signed-in') === isSignedIn) look();
  else end();
}
