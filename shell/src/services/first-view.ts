import type { ReadonlyStore } from '@registrar/contract/shell-api';
import type { FrameStatus } from '../remotes/remote-frame';

export interface FirstViewOptions {
  /** What the host has put into the page to be seen before the scripts ran; null where it has not. The frame is hidden as long as it is there. */
  readonly element: Element | null;
  /** Whether it is what this reader would see: in their language, and as somebody who is not signed in. */
  readonly isTheirs: boolean;
  /** Where remotes are drawn. */
  readonly outlet: Element;
  readonly frame: ReadonlyStore<FrameStatus>;
}

/** A frame whose page is late is of more use than a picture of it: language and menu work. */
const longest = 5_000;

/**
 * The page takes the place of what could be read before it at once, when it has its heading, or when it is known that it
 * does not come: in between, texts would go away that somebody is reading.
 */
export function holdFirstView({ element, isTheirs, outlet, frame }: FirstViewOptions): void {
  if (element === null) return;
  const look = (): void => {
    const { phase } = frame.get();
    if (phase === 'failed' || phase === 'disabled' || outlet.querySelector('h1') !== null) end();
  };
  const observer = new MutationObserver(look);
  const stop = frame.subscribe(look);
  const timer = setTimeout(() => end(), longest);
  const end = (): void => {
    element.remove();
    observer.disconnect();
    stop();
    clearTimeout(timer);
  };
  observer.observe(outlet, { childList: true, subtree: true });
  if (isTheirs) look();
  else end();
}
