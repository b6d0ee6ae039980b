import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import { filingActions } from '@registrar/domain/transitions/actions';
import { askedToPay, bringVoucherOf } from '../filed-registrations';
import { fileReservations, type FiledReservations } from '../filed-reservations';
import { aroundValues } from '../pages/portal-tab';
import { demo } from '../people';
import { startIn, startSignedIn } from '../signed-in';
import { languages, texts } from '../texts';
import { settled } from './settled';

// What opens above a page: dialogs, panels and menus, in both languages.
test.describe.configure({ mode: 'parallel' });

let filed: FiledReservations;
test.beforeAll(async () => {
  filed = await fileReservations();
});

for (const language of languages) {
  const shell = texts('shell', language);
  const names = texts('mf-name-reservation', language);
  const common = texts('shared/i18n', language);
  const review = texts('review', language);

  test(`the panel of the bell, each of its tabs (${language})`, async ({ context, page }) => {
    await startSignedIn(context, demo.applicant, language);
    await page.goto('/manuals');
    const bell = page.getByRole('button', { name: aroundValues(shell('bell.label_other')) });
    await bell.click();
    const panel = page.getByRole('dialog', { name: shell('bell.title') });
    for (const tab of ['all', 'unread', 'read']) {
      await panel.getByRole('tab', { name: shell(`bell.tab.${tab}`), exact: true }).click();
      await expect(panel.getByRole('tabpanel')).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
  });

  test(`the menu in its drawer on a phone, and the menu of the account (${language})`, async ({ context, page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await startSignedIn(context, demo.operator, language);
    await page.goto('/manuals');
    const opener = page.getByRole('button', { name: shell('menu.open') });
    await opener.click();
    const menu = page.getByRole('dialog').getByRole('navigation', { name: shell('menu.label') });
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole('button', { name: aroundValues(shell('account.label')) }).click();
    await expect(page.getByRole('menuitem', { name: shell('account.signOut') })).toBeVisible();
    await expectAccessible(page);
  });

  test(`the question before a filing is submitted, and before a draft is given up (${language})`, async ({ context, page }) => {
    await startSignedIn(context, demo.applicant, language);
    await page.goto(`/company-name-reservation/${filed.draft}/check`);
    await page.getByLabel(names('check.declaration')).check();
    await page.getByRole('button', { name: common('action.submit') }).click();
    const submit = page.getByRole('dialog', { name: names('check.confirmTitle') });
    await expect(submit).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(submit).toBeHidden();

    await page.getByRole('button', { name: names('discard.open') }).click();
    await expect(page.getByRole('dialog', { name: names('discard.title') })).toBeVisible();
    await expectAccessible(page);
  });

  test(`remarks of a decision, with what is missing named (${language})`, async ({ context, page }) => {
    await startSignedIn(context, demo.approver, language);
    await page.goto(`/company-name-reservation-approval/${filed.verified}`);
    const reject = filingActions.name('reject')[language];
    await page.getByRole('button', { name: reject, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: reject });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: reject }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  });

  test(`a word that is let pass, and the remarks that are kept, with the form for one (${language})`, async ({ context, page }) => {
    await startSignedIn(context, demo.approver, language);
    await page.goto(`/company-name-reservation-approval/${filed.doubtful}`);
    await page.getByRole('button', { name: names('findings.letPass') }).first().click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    await page.getByRole('button', { name: review('templates.open') }).click();
    const drawer = page.getByRole('dialog', { name: review('templates.title') });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: review('templates.retire') }).first().click();
    const retire = page.getByRole('dialog', { name: review('templates.retireTitle') });
    await expect(retire).toBeVisible();
    await expectAccessible(page);
    await retire.getByRole('button', { name: common('action.cancel') }).click();
    await drawer.getByRole('button', { name: review('templates.add') }).click();
    await drawer.getByRole('button', { name: common('action.save') }).click();
    await expect(drawer.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  });

  test(`the dialogs of the word lists: a word, a file, a retirement, a history (${language})`, async ({ context, page }) => {
    await startSignedIn(context, demo.systemAdministrator, language);
    await page.goto('/name-word-lists?tab=FORBIDDEN&search=super');
    const anyWord = { word: '{{word}}' };
    const word = aroundValues(names('wordLists.retireWord', anyWord));
    for (const opener of [names('wordLists.add'), names('wordLists.import'), word, aroundValues(names('wordLists.historyWord', anyWord))]) {
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const send = dialog.getByRole('button', { name: names('wordLists.send') });
      if ((await send.count()) > 0) await send.click();
      await settled(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test(`a voucher beside its picture, the question before it is refused, and its form with what is missing (${language})`, async ({ context, page, browser }) => {
    const payments = texts('mf-payments', language);
    const invoice = await askedToPay(demo.otherApplicant);
    const form = await browser.newContext();
    await startSignedIn(form, demo.otherApplicant, language);
    const home = await form.newPage();
    await home.goto(`/payment/${invoice}?way=BANK`);
    await home.getByRole('button', { name: texts('payable', language)('submitVoucher') }).click();
    await expect(home.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expectAccessible(home);
    const voucherNumber = await bringVoucherOf(demo.otherApplicant, invoice);
    await form.close();

    await startSignedIn(context, demo.revenueOfficer, language);
    await page.goto(`/payment-vouchers?search=${voucherNumber}`);
    await page.getByRole('button', { name: payments('vouchers.openOne', { number: voucherNumber }) }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('img', { name: payments('vouchers.pictureOf', { number: voucherNumber }) })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: payments('vouchers.reject'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: payments('vouchers.reject'), exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test(`a refund in its drawer, and the question before it is approved (${language})`, async ({ context, page }) => {
    const payments = texts('mf-payments', language);
    const opener = aroundValues(payments('refunds.openOne', { number: '{{number}}' }));
    await startSignedIn(context, demo.approver, language);
    await page.goto('/refunds');
    await page.getByRole('button', { name: opener }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: payments('refunds.step.approve') }).click();
    await expect(page.getByRole('dialog', { name: payments('refunds.step.approve') })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });

  test(`the proposal of a refund, with what may go back (${language})`, async ({ context, page }) => {
    const payments = texts('mf-payments', language);
    await startSignedIn(context, demo.revenueOfficer, language);
    await page.goto('/refunds');
    await page.getByRole('button', { name: payments('refunds.propose') }).click();
    const drawer = page.getByRole('dialog', { name: payments('refunds.propose') });
    await drawer.getByRole('searchbox').fill('INV-');
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });

  test(`the outcome of a name check with its reasons (${language})`, async ({ context, page }) => {
    await startSignedIn(context, demo.applicant, language);
    await page.goto('/check-name');
    await page.getByLabel(names('checkName.english')).fill('My Nepal Bank 24');
    await expect(page.getByText(names('outcome.BREAKS_RULES.title'), { exact: true })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });

  test(`a form with its problems named (${language})`, async ({ context, page }) => {
    const auth = texts('mf-auth', language);
    await startIn(context, language);
    await page.goto('/register');
    await page.getByRole('button', { name: auth('signUp.submit'), exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  });
}
