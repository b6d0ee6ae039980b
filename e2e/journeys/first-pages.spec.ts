import { expect, test } from '@registrar/testing/playwright';
import type { Page, Request } from '@playwright/test';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { settled } from '../settled';
import { startSignedIn } from '../signed-in';

// What it costs to open a remote for the first time, by somebody who has just signed in and looked at no link of it
// yet.
const MOST = 12;
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
  test(
    `the first page of ${remote} after signing in takes at most ${most} requests, answers of the gateway among them`,
    { tag: ['@own-portal'] },
    async ({ context, page }) => {
      await startSignedIn(context, person, 'en');
      const { brought, quiet } = await watchRequests(page);
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
      expect(
        asked.some((file) => file.startsWith(`/remotes/${remote}/`)),
        'it was not there yet',
      ).toBe(true);
    },
  );
}

/**
 * What the page asks for, and a wait until nothing more is on its way: the page stands, every answer has come, and
 * nothing is put off until the browser has time.
 */
async function watchRequests(page: Page): Promise<{ brought: string[]; quiet: () => Promise<void> }> {
  const brought: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    const { pathname, search } = new URL(request.url());
    brought.push(pathname + search);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const idle = await countPutOffWork(page);
  // The last look comes after the browser had time: what an answer has led to has been asked for by then.
  const nothingUnderWay = async () => underWay.size === 0 && (await idle()) === 0 && underWay.size === 0;
  return {
    brought,
    quiet: async () => {
      await settled(page);
      await expect.poll(nothingUnderWay).toBe(true);
    },
  };
}

/**
 * What waits for a browser with nothing to do is begun at once: on a busy machine it would come in the middle of what
 * is counted. Answers a wait until the browser has time, which says how much is still put off.
 */
async function countPutOffWork(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    let putOff = 0;
    window.requestIdleCallback = (work) => {
      putOff += 1;
      // eslint-disable-next-line no-restricted-properties -- begins in the page what was put off; nothing waits for it
      return window.setTimeout(() => {
        putOff -= 1;
        work({ didTimeout: false, timeRemaining: () => 50 });
      }, 0);
    };
    Object.assign(window, { putOffWork: () => new Promise<number>((resolve) => whenIdle(() => resolve(putOff))) });
  });
  return () => page.evaluate<number>('putOffWork()');
}
