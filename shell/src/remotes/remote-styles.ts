/** The element of a frame names its remote; see remote-frame.ts. */
const ON_SCREEN = '[data-remote]';
const WRITER = 'data-written-by';
/** Ant Design's, one copy for all: it marks what it writes. */
const OF_EVERYBODY = '[data-rc-order], [rc-util-key], [data-css-hash]';
const NOWHERE = 'not all';

type Sheet = HTMLLinkElement | HTMLStyleElement;

/** A link is its remote's by the address, what a script wrote by the mark that it got when it came. */
function ownerOf(sheet: Sheet): string | null {
  if (sheet instanceof HTMLStyleElement) return sheet.getAttribute(WRITER);
  return /^\/remotes\/([^/]+)\//.exec(new URL(sheet.href, document.baseURI).pathname)?.[1] ?? null;
}

const sheetsIn = (head: HTMLHeadElement): readonly Sheet[] => [
  ...head.querySelectorAll<Sheet>('link[rel="stylesheet"], style'),
];

/**
 * Styles of a remote count while its frame is on screen: when it is left they match nothing, and come back at once with
 * it, because what has fetched a style sheet never fetches it again. Answers with the way to stop.
 */
export function followRemoteStyles(
  outlet: HTMLElement,
  remotes: (name: string) => boolean,
  head: HTMLHeadElement = document.head,
): () => void {
  const ownMedia = new WeakMap<Sheet, string>();
  const onScreen = (): readonly string[] =>
    [...outlet.querySelectorAll<HTMLElement>(ON_SCREEN)]
      .flatMap(({ dataset }) => dataset['remote'] ?? [])
      .filter(remotes);

  const arrange = (): void => {
    const shown = onScreen();
    for (const sheet of sheetsIn(head)) {
      const owner = ownerOf(sheet);
      if (owner === null) continue;
      if (!ownMedia.has(sheet)) ownMedia.set(sheet, sheet.media);
      const media = shown.includes(owner) ? (ownMedia.get(sheet) ?? '') : NOWHERE;
      if (sheet.media !== media) sheet.media = media;
    }
  };
  const sign = (added: readonly Node[]): void => {
    const writer = onScreen().at(-1);
    if (writer === undefined) return;
    for (const node of added)
      if (node instanceof HTMLStyleElement && !node.matches(OF_EVERYBODY)) node.setAttribute(WRITER, writer);
  };

  const frames = new MutationObserver(arrange);
  frames.observe(outlet, { childList: true, subtree: false });
  const styles = new MutationObserver((records) => {
    sign(records.flatMap(({ addedNodes }) => [...addedNodes]));
    arrange();
  });
  styles.observe(head, { childList: true });
  return () => {
    frames.disconnect();
    styles.disconnect();
  };
}

/** With a version go its links and what its scripts wrote: the next one is not to be coloured by them. */
export function removeStylesOf(remote: string, base: string, head: HTMLHeadElement = document.head): void {
  for (const sheet of sheetsIn(head)) {
    const isOfVersion =
      sheet instanceof HTMLStyleElement
        ? ownerOf(sheet) === remote
        : new URL(sheet.href, head.baseURI).pathname.startsWith(base);
    if (isOfVersion) sheet.remove();
  }
}
