import { expect, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo, signedUp } from '../people';
import { portal } from '../portal';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts } from '../texts';

const t = texts('shell-pages', 'en');

test(
  'an application is claimed, released, handed to another operator, and finished by them',
  { tag: ['@core', '@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = freshName();
    const id = await submittedReservation(person, name);
    await perform(demo.operator, id, 'claim');

    await test.step('the first operator sees what is left of the claim, and releases it with a remark', async () => {
      await speak(page, 'en');
      await signIn(page, demo.operator);
      await page.goto(`/management?queue=mine&search=${encodeURIComponent(name.english)}`);
      const row = page.getByRole('row').filter({ hasText: name.english });
      await expect(row).toContainText(/working hours? left/);
      await row.getByRole('button', { name: t('desk.release.button') }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('I am away this afternoon.');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('desk.release.confirm') })
        .click();
      await expect(row).toHaveCount(0);
    });

    await test.step('the administrator gives it to the other operator', async () => {
      const context = await browser.newContext();
      const office = await context.newPage();
      await speak(office, 'en');
      await signIn(office, demo.administrator);
      await office.goto(`/management?search=${encodeURIComponent(name.english)}`);
      const row = office.getByRole('row').filter({ hasText: name.english });
      await row.getByRole('button', { name: t('desk.assign.button') }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByRole('combobox').click();
      await office.getByTitle(/Bishnu/).click();
      await dialog.getByRole('textbox').fill('Bishnu takes over.');
      await dialog.getByRole('button', { name: t('desk.assign.confirm') }).click();
      await new PortalTab(office).visit(`/management?queue=inHand&search=${encodeURIComponent(name.english)}`);
      await expect(row).toContainText('Bishnu');
      await new PortalTab(office).visit('/management/workload');
      await expect(office.getByRole('heading', { level: 1, name: t('workload.title') })).toBeVisible();
      await expect(office.getByRole('row').filter({ hasText: 'Bishnu' })).toBeVisible();
      await context.close();
    });

    await test.step('the other operator finds it in their work and finishes it', async () => {
      await perform(demo.otherOperator, id, 'claim');
      await perform(demo.otherOperator, id, 'verify');
      const context = await browser.newContext();
      const desk = await context.newPage();
      await speak(desk, 'en');
      await signIn(desk, demo.otherOperator);
      await desk.goto(`/management?queue=decided&search=${encodeURIComponent(name.english)}`);
      await expect(desk.getByRole('row').filter({ hasText: name.english })).toBeVisible();
      await context.close();
    });
  },
);

test(
  'a representative sees the company’s deadlines, and a calendar reads them',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    await speak(page, 'en');
    await signIn(page, demo.representative);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: t('deadlines.title'), exact: true })).toBeVisible();
    const revoke = page.getByRole('button', { name: t('deadlines.feed.revoke') });
    const make = page.getByRole('button', { name: t('deadlines.feed.make') });
    await make.click();
    const address = await page.getByRole('textbox', { name: t('deadlines.feed.address') }).inputValue();
    const calendar = await fetch(address);
    expect(new URL(address).origin).toBe(portal.origin);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const text = await calendar.text();
    expect(text).toContain('BEGIN:VEVENT');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);

    await revoke.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('deadlines.feed.revoke') })
      .click();
    await expect(make).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
  },
);
