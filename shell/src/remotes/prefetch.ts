import type { Catalog } from './catalog';
import type { RemoteLoader } from './load-remote';

export interface PrefetchOptions {
  readonly loaders: ReadonlyMap<string, Pick<RemoteLoader, 'preload'>>;
  /** Owner of the page at an address that this person may open, else null. */
  readonly ownerOf: (path: string) => string | null;
  readonly catalog: () => Catalog;
  /** Fetches the parts of the shell that nearly every page of a remote shows, and with `run` runs them too. */
  readonly parts: (options: { readonly run: boolean }) => Promise<unknown>;
}

export interface Prefetch {
  /**
   * Watches links until the returned function is called. A pointer that rests and focus begin all of that visit but its
   * drawing; with a touch or a click the visit follows at once, and running parts that its page may not show would hold
   * it up.
   */
  watchLinks(root: Document): () => void;
  /**
   * After sign-in, the parts that pages share and then one remote at a time, whenever the browser has nothing better to
   * do.
   */
  whenIdle(): void;
}

const restsFor = 80;

export function createPrefetch({ loaders, ownerOf, catalog, parts }: PrefetchOptions): Prefetch {
  const done = new Set<string>();
  const begun = new Set<string>();
  const partsAsked = { run: false, fetched: false };

  /** Owners of pages worth having ready, in menu order, and only where this person may go. */
  const idleOwners = (): string[] => {
    const pages = catalog().pages.filter(({ route }) => route.prefetch === 'idle' && !/[:*]/.test(route.path));
    const inOrder = pages.toSorted((a, b) => (a.route.menu?.order ?? Infinity) - (b.route.menu?.order ?? Infinity));
    return inOrder.filter(({ route, owner }) => ownerOf(route.path) === owner).map(({ owner }) => owner);
  };

  const bring = async (owner: string, { run = false } = {}): Promise<void> => {
    const loader = loaders.get(owner);
    const asked = run ? begun : done;
    if (!loader || asked.has(owner) || isOnThinLine()) return;
    asked.add(owner);
    // A failure costs nothing now; the visit itself will tell.
    if (!(await loader.preload({ run }))) asked.delete(owner);
  };

  const bringParts = async ({ run }: { readonly run: boolean }): Promise<void> => {
    const how = run ? 'run' : 'fetched';
    if (partsAsked.run || partsAsked[how] || isOnThinLine()) return;
    partsAsked[how] = true;
    await parts({ run }).catch(() => {
      // As above.
      partsAsked[how] = false;
    });
  };

  const bringFor = (event: Event): void => {
    const path = pathOf(event.target);
    const owner = path === null ? null : ownerOf(path);
    if (owner === null || !loaders.has(owner)) return;
    const isFollowed = event.type === 'touchstart' || event.type === 'click';
    // The visit itself asks for the remote.
    if (event.type !== 'click') void bring(owner, { run: !isFollowed });
    void bringParts({ run: !isFollowed });
  };

  return {
    watchLinks(root) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onOver = (event: Event): void => {
        clearTimeout(timer);
        if (pathOf(event.target) !== null) timer = setTimeout(() => bringFor(event), restsFor);
      };
      root.addEventListener('pointerover', onOver);
      root.addEventListener('focusin', bringFor);
      root.addEventListener('touchstart', bringFor, { passive: true });
      root.addEventListener('click', bringFor);
      return () => {
        clearTimeout(timer);
        root.removeEventListener('pointerover', onOver);
        root.removeEventListener('focusin', bringFor);
        root.removeEventListener('touchstart', bringFor);
        root.removeEventListener('click', bringFor);
      };
    },
    whenIdle() {
      const next = async (): Promise<void> => {
        const owner = idleOwners().find((candidate) => !done.has(candidate));
        if (owner === undefined || isOnThinLine()) return;
        await bring(owner);
        // One that failed is not asked again and again.
        if (done.has(owner)) onIdle(() => void next());
      };
      onIdle(() => void bringParts({ run: true }).then(() => onIdle(() => void next())));
    },
  };
}

/** Links of the portal carry the mark that `PortalLink` gives them. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[data-portal-link]') : null;
  return link?.getAttribute('href') ?? null;
}

function onIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

function isOnThinLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
