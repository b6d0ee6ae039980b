import { notificationKinds, notificationTypes } from '@registrar/domain/enumerations/notification-types';
import { expect, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { NotificationPages } from '../pages/notification-pages';
import { PortalFrame, speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';

test(
  'a person finds, filters and follows what the office has said',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const notifications = new NotificationPages(page, language);
    const frame = new PortalFrame(page, language);
    const common = texts('shared/i18n', language);
    await speak(page, language);
    await signIn(page, person);
    await notifications.openList();
    await expect(notifications.empty('all')).toBeVisible();

    const id = await test.step('a submission rings the bell and stands on the page without a reload', async () => {
      const filed = await submittedReservation(person, freshName());
      await expect(notifications.messages()).toHaveCount(1);
      await frame.expectUnread('१');
      return filed;
    });
    await perform(demo.operator, id, 'claim');
    await expect(notifications.messages()).toHaveCount(2);

    await test.step('filters stand in the address and are undone by the back button', async () => {
      await notifications.chooseSubject(notificationTypes.name('APPLICATION_CLAIMED')[language]);
      await expect(notifications.messages()).toHaveCount(1);
      await expect(page).toHaveURL(/type=APPLICATION_CLAIMED/);
      await page.goto('/notifications?type=APPLICATION_APPROVED&from=2026-01-01');
      await expect(page.getByText(common('empty.filtered'))).toBeVisible();
      await page.goBack();
      await expect(notifications.messages()).toHaveCount(1);
    });

    await test.step('opening one leads to the application and marks it', async () => {
      await notifications.follow(notifications.messages().first());
      await expect(page).toHaveURL(new RegExp(`/company-name-reservation/${id}`));
      await frame.expectUnread('१');
    });

    await test.step('all are marked at once, and every bell of the person knows', async () => {
      await notifications.openList();
      await notifications.markAllRead();
      await notifications.chooseTab('unread');
      await expect(notifications.empty('unread')).toBeVisible();
      await frame.expectUnread('०');
    });
  },
);

test(
  'what is switched off is not mailed, but the bell rings; a decision is mailed all the same',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const gatewayTexts = texts('gateway', 'en');
    const notifications = new NotificationPages(page, 'en');
    const frame = new PortalFrame(page, 'en');
    await speak(page, 'en');
    await signIn(page, person);
    await notifications.openList();
    await notifications.openPreferences();
    const progress = notifications.switch(notificationKinds.name('FILING_PROGRESS').en, 'email');
    await expect(progress).toBeChecked();
    await progress.click();
    await expect(progress).not.toBeChecked();
    await expect(notifications.switch(notificationKinds.name('FILING_DECISION').en, 'email')).toBeDisabled();
    await page.reload();
    await expect(progress).not.toBeChecked();

    const id = await submittedReservation(person, freshName());
    await frame.expectUnread('1');
    await perform(demo.operator, id, 'claim');
    await frame.expectUnread('2');
    await perform(demo.operator, id, 'verify');
    await perform(demo.approver, id, 'approve');
    await frame.expectUnread('3');
    await expect.poll(() => mailbox.subjects(person.email)).toContain(gatewayTexts('filing.approve.applicant.title'));
    const subjects = await mailbox.subjects(person.email);
    expect(subjects).not.toContain(gatewayTexts('filing.submit.applicant.title'));
    expect(subjects).not.toContain(gatewayTexts('filing.claim.applicant.title'));
  },
);

test(
  'the administrator sees that every message has been delivered, or which has not',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const t = texts('shell-pages', 'en');
    await speak(page, 'en');
    await signIn(page, demo.systemAdministrator);
    await page.goto('/management/deliveries?state=DEAD');
    await expect(page.getByRole('heading', { level: 1, name: t('deliveries.title') })).toBeVisible();
    await expect(page.locator('[data-count="DEAD"]')).toHaveText('0');
    await expect(page.getByRole('button', { name: t('deliveries.retryAll') })).toBeDisabled();
  },
);
