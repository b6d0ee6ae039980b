import { expect, test } from '@registrar/testing/playwright';
import { grievanceOutcomes } from '@registrar/domain/calls/grievances';
import { speak } from '../pages/portal-frame';
import { proposedRefund, refusedAfterPaying } from '../paid-registrations';
import { demo, signedUp } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const money = texts('mf-payments', language);
const TEXT = 'The registration was rejected and the fee was kept';

test(
  'a grievance about a payment leads to a refund by two people, and the answer names it',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.slow();
    const person = await signedUp(mailbox);
    const paid = await refusedAfterPaying(person);
    const officer = await (await browser.newContext()).newPage();
    const approver = await (await browser.newContext()).newPage();
    await Promise.all([page, officer, approver].map((tab) => speak(tab, language)));
    await signIn(page, person);
    await signIn(officer, demo.operator);
    await signIn(approver, demo.approver);
    const refunded = officer.getByRole('radio', { name: grievanceOutcomes.name('REFUNDED').en });
    const openAnswer = () => officer.getByRole('button', { name: t('grievance.act.answer'), exact: true }).click();

    await test.step('the payer complains about the invoice', async () => {
      await page.goto('/grievance/new');
      await page.getByRole('textbox', { name: t('grievance.subject') }).fill('My fee');
      await page.getByRole('textbox', { name: t('grievance.text') }).fill(TEXT);
      await page.getByRole('textbox', { name: t('grievance.invoiceNumber') }).fill(paid.number);
      await page.getByRole('button', { name: t('grievance.send'), exact: true }).click();
      await expect(page).toHaveURL(/grievance\/[\w-]{36}/);
    });

    await test.step('an officer cannot promise what two people have not decided', async () => {
      await officer.goto(new URL(page.url()).pathname);
      await openAnswer();
      await expect(officer.getByRole('dialog')).toContainText(t('grievance.refundFirst'));
      await expect(refunded).toHaveCount(0);
    });

    await test.step('the revenue officer proposes the refund and an approver agrees', async () => {
      await proposedRefund(paid);
      await approver.goto('/refunds');
      await approver.getByRole('button', { name: money('refunds.openOne', { number: paid.number }) }).click();
      await approver
        .getByRole('dialog')
        .getByRole('button', { name: money('refunds.step.approve') })
        .click();
      const question = approver.getByRole('dialog', { name: money('refunds.step.approve') });
      await question.getByRole('textbox').fill('The fee goes back.');
      await question.getByRole('button', { name: money('refunds.step.approve') }).click();
      await expect(question).toBeHidden();
    });

    await test.step('the officer answers with the refund', async () => {
      await officer.reload();
      await openAnswer();
      const dialog = officer.getByRole('dialog');
      await refunded.check();
      await dialog.getByRole('textbox').fill('You were right. The fee was given back.');
      await dialog.getByRole('button', { name: t('grievance.act.answer'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the payer reads the answer, and its letter names the credit note', async () => {
      await page.reload();
      const main = page.getByRole('main');
      await expect(main).toContainText(grievanceOutcomes.name('REFUNDED').en);
      await expect(main).toContainText('You were right. The fee was given back.');
      await main.locator('a[href*="/view?code="]').click();
      await expect(page).toHaveURL(/\/view\?code=/);
      await expect(page.getByRole('main')).toContainText(/credit note CRN-/u);
    });
  },
);
