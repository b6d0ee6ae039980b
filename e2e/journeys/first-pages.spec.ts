import { expect, test } from '@registrar/testing/playwright';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { startSignedIn } from '../signed-in';

// What it costs to open a remote for the first time, by somebody who has just signed in and looked at no link of it yet.
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
  test(`the first page of ${remote} after signing in takes at most ${most} requests, answers of the gateway among them`, { tag: ['@own-portal'] }, async ({ context, page }) => {
    await startSignedIn(context, person, 'en');
    const brought: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http')) brought.push(new URL(request.url()).pathname);
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // what comes while the browser has nothing to do has come
    await expect.poll(() => brought.some((file) => file.includes('/ant-design-lists.'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = brought.length;
    await new PortalTab(page).go(path);
    await expect.poll(async () => (await new PortalTab(page).remote(remote))?.state).toBe('ready');
    await page.waitForLoadState('networkidle');
    const asked = brought.slice(before);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    expect(asked.some((file) => file.startsWith(`/remotes/${remote}/`)), 'it was not there yet').toBe(true);
  });
}
