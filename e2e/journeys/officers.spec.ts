import type { Browser, Page } from '@playwright/test';
import { expect, test, type Person } from '@registrar/testing/playwright';
import { freshName } from '../names';
import { NamePages, type ProposedName } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

// What officers do with a name that is not plainly good: each action with its remark, and what becomes of the
// application.

async function verifiedReservation(person: Person, name: ProposedName): Promise<string> {
  const id = await submittedReservation(person, name);
  for (const action of ['claim', 'verify']) await perform(demo.operator, id, action);
  return id;
}

async function atDesk(
  browser: Browser,
  officer: Person,
  language: Language,
  id: string,
): Promise<{ page: Page; review: NamePages }> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, language);
  await signIn(page, officer);
  const review = new NamePages(page, language);
  await review.openReview(id);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, review };
}

test(
  'a doubtful name is forwarded, and the registrar decides',
  { tag: ['@own-data', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const en = texts('review', 'en');
    const ne = texts('review', 'ne');
    const id = await verifiedReservation(await signedUp(mailbox), freshName());
    const remark = 'The registrar should look at this name.';

    await test.step('the section officer forwards it, and has no more say in it', async () => {
      const { page, review } = await atDesk(browser, demo.approver, 'en', id);
      await review.decide('forward', remark);
      await expect(page.getByText(en('decide.done.forward'))).toBeVisible();
      await expect(review.action('approve')).toBeDisabled();
      await expect(review.action('approve')).toHaveAccessibleDescription(/not at your level/);
      await page.context().close();
    });

    await test.step('the registrar reads why, and approves', async () => {
      const { page, review } = await atDesk(browser, demo.otherApprover, 'ne', id);
      await expect(page.getByText(remark)).toBeVisible();
      await review.decide('approve');
      await expect(page.getByText(ne('decide.done.approve'))).toBeVisible();
      await page.context().close();
    });
  },
);

test(
  'what is returned for review goes back to who verified it, and comes to a decision again',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const en = texts('review', 'en');
    const id = await verifiedReservation(await signedUp(mailbox), freshName());
    const remark = 'Please look at the objectives again.';

    await test.step('the approver returns it', async () => {
      const { page, review } = await atDesk(browser, demo.approver, 'en', id);
      await review.decide('returnForReview', remark);
      await expect(page.getByText(en('decide.done.returnForReview'))).toBeVisible();
      await page.context().close();
    });

    await test.step('the operator takes the review up again and verifies; the approval is somebody else’s', async () => {
      const { page, review } = await atDesk(browser, demo.operator, 'en', id);
      await expect(page.getByText(remark)).toBeVisible();
      await review.decide('resume');
      await expect(page.getByText(en('decide.done.resume'))).toBeVisible();
      await review.decide('verify', 'The objectives fit.');
      await expect(page.getByText(en('decide.done.verify'))).toBeVisible();
      await expect(page.getByText(en('duties.yoursVerified'))).toBeVisible();
      await expect(review.action('approve')).toBeHidden();
      await page.context().close();
    });

    await test.step('the approver approves', async () => {
      const { page, review } = await atDesk(browser, demo.approver, 'en', id);
      await review.decide('approve');
      await expect(page.getByText(en('decide.done.approve'))).toBeVisible();
      await page.context().close();
    });
  },
);

test(
  'a forbidden word is allowed with one remark for both scripts, then the name is approved',
  { tag: ['@own-data', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const t = texts('mf-name-reservation', 'ne');
    const { english, nepali } = freshName();
    const name = { english: english.replace('Traders', 'Nepal'), nepali: nepali.replace('ट्रेडर्स', 'नेपाल') };
    const id = await verifiedReservation(await signedUp(mailbox), name);
    const { page, review } = await atDesk(browser, demo.approver, 'ne', id);
    const judged = page.getByRole('region', { name: t('findings.group.warn') });
    await expect(judged.getByRole('listitem')).toHaveCount(1);
    await expect(review.action('approve')).toBeDisabled();
    await expect(review.action('approve')).toHaveAccessibleDescription(/“Nepal”, “नेपाल”/);

    await judged.getByRole('button', { name: t('findings.override') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('textarea').fill('पारिवारिक नाम हो।');
    await dialog.getByRole('button', { name: t('findings.override') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('verdict.passed'))).toBeVisible();
    await expect(page.getByRole('complementary').getByText('पारिवारिक नाम हो।')).toHaveCount(2);
    await review.decide('approve');
    await expect(page.getByText(texts('review', 'ne')('decide.done.approve'))).toBeVisible();
    await page.context().close();
  },
);

test('a revoked name is free at once', { tag: ['@own-data', '@mailbox'] }, async ({ browser, page, mailbox }) => {
  const t = texts('review', 'en');
  const name = freshName();
  const id = await verifiedReservation(await signedUp(mailbox), name);
  await perform(demo.approver, id, 'approve');
  await speak(page, 'en');
  const check = new NamePages(page, 'en');
  await check.check(name);
  await expect(check.outcome('ALREADY_REGISTERED')).toBeVisible();

  const desk = await atDesk(browser, demo.otherApprover, 'en', id);
  await desk.review.decide('revoke', 'The certificate of the parent company was false.');
  await expect(desk.page.getByText(t('decide.done.revoke'))).toBeVisible();
  await desk.page.context().close();

  await check.check(name);
  await expect(check.outcome('AVAILABLE')).toBeVisible();
});

test(
  'a similar name that comes after the submission is told, and lies beside the proposed one',
  { tag: ['@own-data', '@mailbox'] },
  async ({ browser, mailbox }) => {
    const t = texts('mf-name-reservation', 'en');
    const { english, nepali } = freshName();
    const person = await signedUp(mailbox);
    const id = await verifiedReservation(person, { english, nepali });
    const near = { english: english.replace('Traders', 'Trade House'), nepali: nepali.replace('ट्रेडर्स', 'ट्रेड हाउस') };
    await submittedReservation(await signedUp(mailbox), near);

    const { page, review } = await atDesk(browser, demo.approver, 'en', id);
    await expect(page.getByText(t('changes.title'))).toBeVisible();
    const conflicts = page.getByRole('region', { name: t('approval.conflicts') });
    await expect(conflicts.getByText(t('conflict.newSince'))).toBeVisible();
    await expect(conflicts.getByRole('table', { name: t('conflict.wordsEnglish') })).toContainText('House');
    await review.decide('reject', 'It can be taken for another name.');
    await expect(page.getByText(texts('review', 'en')('decide.done.reject'))).toBeVisible();
    await page.context().close();
  },
);
