import type { Page } from '@playwright/test';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import { portal } from './portal';

export async function readRegistry({ origin }: { readonly origin: string } = portal): Promise<RegistryDocument> {
  const document: RegistryDocument = await (await fetch(`${origin}/registry`)).json();
  return document;
}

/**
 * The page of this tab comes without what the host puts into it, so that the tab asks for registry and settings: for
 * whoever wants to answer otherwise, or not at all.
 */
export async function withoutBootBlock(page: Page): Promise<void> {
  // Taken out in the page itself: a page that a test answers comes from nowhere, and the browser lets it open no socket
  // to this machine.
  await page.addInitScript(() => {
    const takeOut = (): void => document.getElementById('boot')?.remove();
    new MutationObserver(takeOut).observe(document, { childList: true, subtree: true });
  });
}

/** Serves this tab a registry in which one remote is described differently; answers how to end that. */
export async function describeDifferently(
  page: Page,
  remote: string,
  change: Partial<RegistryEntry>,
): Promise<() => Promise<void>> {
  const live = await readRegistry();
  const entry = live.remotes[remote];
  if (entry === undefined) throw new Error(`${remote} is not in the registry`);
  const changed: RegistryDocument = {
    ...live,
    revision: live.revision + 1,
    remotes: { ...live.remotes, [remote]: { ...entry, ...change } },
  };
  const isRegistry = (url: URL): boolean => url.pathname === '/registry';
  await withoutBootBlock(page);
  await page.route(isRegistry, (route) => route.fulfill({ json: changed }));
  return () => page.unroute(isRegistry);
}
