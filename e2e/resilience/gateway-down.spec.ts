import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { GatewayCalls } from '../gateway-calls';
import { nameReservation } from '../known-remotes';
import { freshName } from '../names';
import { PortalTab } from '../pages/portal-tab';
import { demo, someone } from '../people';
import { withoutBootBlock } from '../registry-for-tab';
import { startIn, startSignedIn } from '../signed-in';
import { reservationStep } from '../step-names';
import { texts } from '../texts';
import { provoked } from './faults';

// The line to the gateway breaks: pages stay, what was typed stays, nobody is signed out.
test.describe.configure({ mode: 'parallel' });
test.use({ allowedConsole: provoked });

async function cutLine(page: Page): Promise<() => Promise<void>> {
  const isGateway = (url: URL): boolean => url.pathname.startsWith('/gateway/');
  await page.route(isGateway, (route) => route.abort('connectionrefused'));
  return () => page.unroute(isGateway);
}

test(
  'a form that cannot be sent says so and keeps what was typed',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const t = texts('mf-auth', 'ne');
    const address = someone().email;
    await startIn(context, 'ne');
    await page.goto('/forgot-password');
    const email = page.locator('input[autocomplete="email"]');
    await email.fill(address);
    const reconnect = await cutLine(page);
    await page.getByRole('button', { name: t('forgot.submit'), exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: texts('shared/gateway-client', 'ne')('takingTooLong') }),
    ).toBeVisible();
    await expect(email).toHaveValue(address);
    await expect(new PortalTab(page).heading(t('forgot.title'))).toBeVisible();

    await reconnect();
    await page.getByRole('button', { name: t('forgot.submit'), exact: true }).click();
    await expect(page.getByText(t('forgot.sent', { email: address }))).toBeVisible();
  },
);

test(
  'a draft that cannot be saved is kept on the page and saved when the line is back',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const common = texts('shared/i18n', 'en');
    const gateway = new GatewayCalls();
    await gateway.login(demo.applicant.username, demo.applicant.password);
    const { id } = await gateway.post<{ readonly id: string }>('/external/api/application', {
      processName: 'NAME_RESERVATION',
    });
    const name = freshName();
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto(`/company-name-reservation/${id}/names`);
    await expect(page.getByRole('heading', { level: 2, name: reservationStep('names', 'en') })).toBeVisible();

    const reconnect = await cutLine(page);
    const english = page.locator('input[id$="english"]');
    await english.fill(name.english);
    await expect(page.getByText(common('state.offline'))).toBeVisible();
    await new PortalTab(page).expectFrame('en');
    await expect(english).toHaveValue(name.english);

    await reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(common('state.savedAt').split('{{')[0] ?? '')).toBeVisible();
    await page.reload();
    await expect(english).toHaveValue(name.english);
  },
);

test('a list that cannot be read offers to try again', { tag: ['@own-portal'] }, async ({ context, page }) => {
  const common = texts('shared/i18n', 'ne');
  const tab = new PortalTab(page);
  await startSignedIn(context, demo.applicant, 'ne');
  await page.goto(nameReservation.page.path);
  await expect(tab.heading(nameReservation.page.heading('ne'))).toBeVisible();
  const reconnect = await cutLine(page);
  await tab.go('/company-name-reservation');
  await expect(page.getByText(common('list.failed'))).toBeVisible();
  await tab.expectFrame('ne');
  await reconnect();
  await page
    .getByRole('main')
    .getByRole('button', { name: common('action.retry') })
    .click();
  await expect(page.getByText(common('list.failed'))).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});

test(
  'a reload without the gateway keeps the session and closes only what needs it',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const common = texts('shared/i18n', 'ne');
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.operator, 'ne');
    const reconnect = await cutLine(page);
    await page.goto('/management');
    await expect(tab.panel('access')).toBeVisible();
    await expect(tab.banner('profile')).toBeVisible();
    await tab.go(nameReservation.page.path);
    await expect(tab.heading(nameReservation.page.heading('ne'))).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).not.toBeNull();
    await reconnect();
    await tab
      .banner('profile')
      .getByRole('button', { name: common('action.retry') })
      .click();
    await expect(tab.banner('profile')).toHaveCount(0);
    await tab.go('/management');
    const desk = page.getByRole('main');
    await expect(
      desk
        .getByRole('table')
        .or(desk.getByText(texts('shell-pages', 'ne')('desk.empty.waiting')))
        .first(),
      'the queue, or that it is empty',
    ).toBeVisible();
    await expect(tab.panel()).toHaveCount(0);
  },
);

test(
  'without the registry the portal runs on what it knew last',
  { tag: ['@own-portal'] },
  async ({ context, page }) => {
    const tab = new PortalTab(page);
    await startSignedIn(context, demo.applicant, 'en');
    await page.goto(nameReservation.page.path);
    await expect(tab.heading(nameReservation.page.heading('en'))).toBeVisible();
    await withoutBootBlock(page);
    await page.route('**/registry', (route) => route.fulfill({ status: 503, json: { error: 'out of order' } }));
    await page.reload();
    await expect(tab.banner('degraded')).toBeVisible();
    await expect(tab.heading(nameReservation.page.heading('en'))).toBeVisible();
    await tab.expectFrame('en');
  },
);
