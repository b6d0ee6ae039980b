import { expect, test } from '@registrar/testing/playwright';
import type { Page, Request } from '@playwright/test';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { startSignedIn } from '../signed-in';

// What it costs to open a remote for the first time, by somebody who has just signed in and looked at no link of it yet.
const MOST = 12;
const QUIET_MS = 3_000;
// A list of the office's work comes with the parts in which officers decide, a file of the shell more.
const MOST_OF_APPROVALS = 13;

const firstPages = [
  { remote: 'mf-auth', path: '/user-profile', person: demo.applicant, most: MOST },
  { remote: 'mf-name-reservation', path: '/company-name-reservation', person: demo.applicant, most: MOST },
  { remote: 'mf-registration', path: '/company-registration', person: demo.applicant, most: MOST },
  { remote: 'mf-post-amendment', path: '/post-amendment-approval', person: demo.operator, most: MOST_OF_APPROVALS },
  { remote: 'mf-payments', path: '/payment', person: demo.applicant, most: MOST },
] as const;

for (const { remote, path, person, most } of firstPages) {
  test(`the first page of ${remote} after signing in takes at most ${most} requests, answers of the gateway among them`, { tag: ['@own-portal'] }, async ({ context, page }) => {
    await startSignedIn(context, person, 'en');
    // What waits for a browser with nothing to do is asked for at once: on a busy machine it would come in the middle of what is counted.
    await page.addInitScript(() => {
      window.requestIdleCallback = (work) => window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0);
    });
    const { brought, quiet } = watchRequests(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => brought.some((file) => file.includes('/ant-design-lists.'))).toBe(true);
    await quiet();
    const before = brought.length;
    await new PortalTab(page).go(path);
    await expect.poll(async () => (await new PortalTab(page).remote(remote))?.state).toBe('ready');
    await quiet();
    // An answer that is asked for again because somebody else has done something is no part of the price.
    const asked = [...new Set(brought.slice(before))];
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    expect(asked.some((file) => file.startsWith(`/remotes/${remote}/`)), 'it was not there yet').toBe(true);
  });
}

/** What the page asks for, and a wait until every answer has come and nothing more is asked for some time. */
function watchRequests(page: Page): { brought: string[]; quiet: () => Promise<void> } {
  const brought: string[] = [];
  const underWay = new Set<Request>();
  let last = Date.now();
  const onEnd = (request: Request): void => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    const { pathname, search } = new URL(request.url());
    brought.push(pathname + search);
    underWay.add(request);
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return { brought, quiet: () => expect.poll(() => underWay.size === 0 && Date.now() - last > QUIET_MS, { timeout: 90_000 }).toBe(true) };
}
