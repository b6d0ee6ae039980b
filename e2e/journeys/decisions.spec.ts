import { expect, test } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts } from '../texts';

test(
  'an applicant recalls an application, changes nothing and submits it again',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const id = await submittedReservation(person, freshName());
    const t = texts('mf-name-reservation', 'en');
    const names = new NamePages(page, 'en');
    await speak(page, 'en');
    await signIn(page, person);
    await page.goto(`/company-name-reservation/${id}`);
    await names.decide('recall', 'The objective must be looked at again.');
    await expect(page.getByRole('heading', { level: 1, name: t('wizard.title') })).toBeVisible();
    await names.submitDraft();
    await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
  },
);

test(
  'a rejection reaches the applicant with its remark, in Nepali',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = freshName();
    const id = await submittedReservation(person, name);
    await perform(demo.operator, id, 'claim');
    await perform(demo.operator, id, 'verify');

    await test.step('the operator who verified it may not decide', async () => {
      await speak(page, 'ne');
      await signIn(page, demo.operator);
      const review = new NamePages(page, 'ne');
      await review.openReview(id);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(review.action('approve')).toBeHidden();
    });

    const remark = 'प्रस्तावित नाम उद्देश्यसँग मिल्दैन।';
    await test.step('an approver rejects it', async () => {
      const context = await browser.newContext();
      const desk = await context.newPage();
      await speak(desk, 'ne');
      await signIn(desk, demo.approver);
      const review = new NamePages(desk, 'ne');
      await review.openReview(id);
      await review.decide('reject', remark);
      await context.close();
    });

    await test.step('the applicant reads why', async () => {
      const context = await browser.newContext();
      const home = await context.newPage();
      await speak(home, 'ne');
      await signIn(home, person);
      await home.goto(`/company-name-reservation/${id}`);
      const t = texts('mf-name-reservation', 'ne');
      const standing = home.getByRole('alert').filter({ hasText: t('standing.REJECTED.meaning') });
      await expect(standing).toContainText(remark);
      await expect(standing).toContainText(t('standing.REJECTED.next'));
      await context.close();
    });

    await test.step('the auditor finds it in the list, reads the reason and can decide nothing', async () => {
      const context = await browser.newContext();
      const reader = await context.newPage();
      await speak(reader, 'ne');
      await signIn(reader, demo.auditor);
      await reader.goto('/company-name-reservation-approval');
      await reader.getByRole('searchbox').fill(name.english);
      await reader.keyboard.press('Enter');
      await reader.getByRole('link', { name: name.nepali }).click();
      await expect(reader).toHaveURL(new RegExp(`/company-name-reservation-approval/${id}`, 'u'));
      await expect(reader.getByText(remark).first()).toBeVisible();
      const review = new NamePages(reader, 'ne');
      for (const action of ['claim', 'approve', 'reject', 'revoke'] as const)
        await expect(review.action(action)).toHaveCount(0);
      await context.close();
    });
  },
);

test.describe('two officers at one application', () => {
  test.use({ allowedConsole: /Failed to load resource.*(409|412)/ });

  test(
    'one decides, the other is told and shown the newest state',
    { tag: ['@own-data', '@mailbox'] },
    async ({ page, mailbox }) => {
      const person = await signedUp(mailbox);
      const id = await submittedReservation(person, freshName());
      await perform(demo.operator, id, 'claim');
      await perform(demo.operator, id, 'verify');
      const review = new NamePages(page, 'en');
      await speak(page, 'en');
      // The other officer's line is slow: this page hears of the decision only from the refused click.
      await page.routeWebSocket(/\/gateway\/ws/, () => undefined);
      await signIn(page, demo.otherApprover);
      await review.openReview(id);
      await expect(review.action('approve')).toBeEnabled();
      await perform(demo.approver, id, 'approve');
      await expect(review.decide('approve')).rejects.toThrow(/approve was answered 4(09|12)/);
      await expect(page.getByText(texts('review', 'en')('decide.overtaken'))).toBeVisible();
      await expect(review.action('approve')).toBeHidden();
      await expect(review.action('revoke')).toBeEnabled();
      await review.decide('revoke', 'Approved by mistake.');
      await expect(review.action('revoke')).toBeHidden();
    },
  );
});

test(
  'an approver rejects with a kept remark and goes on to the next application by one key',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const ids = [await submittedReservation(person, freshName()), await submittedReservation(person, freshName())];
    for (const id of ids) {
      await perform(demo.operator, id, 'claim');
      await perform(demo.operator, id, 'verify');
    }
    const common = texts('shared/i18n', 'en');
    const review = new NamePages(page, 'en');
    await speak(page, 'en');
    await signIn(page, demo.approver);
    await review.openReview(ids[0] ?? '');
    await review.action('reject').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(common('remarks.kept')).click();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('textarea')).not.toHaveValue('');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText(texts('review', 'en')('decide.done.reject'))).toBeVisible();

    await page.keyboard.press('Alt+N');
    await expect(page).not.toHaveURL(new RegExp(ids[0] ?? ''));
    await expect(review.action('approve')).toBeVisible();
  },
);
