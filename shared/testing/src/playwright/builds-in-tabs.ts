import type { BrowserContext } from '@playwright/test';
import type { RemoteOverview } from '@registrar/contract/debug-handle';

/** The builds of remotes that run in the open tabs, each once. */
export async function buildsIn(context: BrowserContext): Promise<readonly RemoteOverview[]> {
  const tabs = await Promise.all(
    context.pages().map((page) => page.evaluate(() => window.__REGISTRAR__?.remotes() ?? []).catch(() => [])),
  );
  const running = tabs.flat().filter(({ state }) => state === 'ready');
  return [...new Map(running.map((build) => [`${build.name} ${build.version}`, build])).values()];
}
