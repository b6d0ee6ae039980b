import type { BrowserContext, Route } from 'playwright-core';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, normalize } from 'node:path';

/** Never asked of a network: every answer comes from the two folders. */
export const ORIGIN = 'http://portal.test';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export interface PortalFolders {
  readonly shellDist: string;
  readonly remoteDist: string;
  /** E.g. `/remotes/mf-auth/1.0.0-ab12cd/`. */
  readonly remoteBase: string;
}

function fileAnswer(folder: string, path: string): Parameters<Route['fulfill']>[0] {
  const file = join(folder, normalize(`/${path}`));
  if (!existsSync(file) || !statSync(file).isFile()) return { status: 404, body: '' };
  return { status: 200, contentType: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

const json = (status: number, value: unknown): Parameters<Route['fulfill']>[0] => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(value),
});

/** What the home says where nothing is due and no service is known; the home stands open while a remote is fetched. */
const QUIET_HOME = { season: [], services: [], at: '2026-01-01T00:00:00.000Z' };

function answer(path: string, { shellDist, remoteDist, remoteBase }: PortalFolders): Parameters<Route['fulfill']>[0] {
  if (path.startsWith(remoteBase)) return fileAnswer(remoteDist, path.slice(remoteBase.length));
  if (path.startsWith('/remotes/')) return { status: 404, body: '' };
  // flat, below the version that the build names itself
  if (path.startsWith('/shell/')) return fileAnswer(shellDist, basename(path));
  if (path === '/registry') return json(200, { revision: 1, generatedAt: '2026-01-01T00:00:00Z', remotes: {} });
  if (path === '/config.json') return json(200, {});
  if (path === '/gateway/public/home') return json(200, { success: true, status: 200, message: '', data: QUIET_HOME });
  if (path.startsWith('/gateway')) return json(503, { success: false, status: 503, message: 'Service Unavailable' });
  return fileAnswer(shellDist, 'index.html');
}

/** Plays the portal's host for one browser context: the built shell, one remote, an empty registry. */
export async function servePortal(context: BrowserContext, folders: PortalFolders): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill(url.origin === ORIGIN ? answer(url.pathname, folders) : { status: 404, body: '' });
  });
}
