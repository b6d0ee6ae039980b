import { expect, expectAccessible } from '@registrar/testing/playwright';
import { filingActions } from '@registrar/domain/transitions/actions';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import type { Page } from '@playwright/test';
import { askedToPay, submitVoucherOf } from '../filed-registrations';
import { aroundValues } from '../pages/portal-tab';
import { demo } from '../people';
import { texts, type Language } from '../texts';
import { settled } from '../settled';
import { inBothLanguages, visit } from './visit';
import { test } from './visitors';

// What opens above a page: dialogs, panels and menus, in both languages.
test.describe.configure({ mode: 'parallel' });

/** What is open is closed as a person without a pointer closes it: the page behind is there again. */
async function nothingOpen(page: Page): Promise<void> {
  const open = page.getByRole('dialog');
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(left - 1);
  }
}

/** Opens the page once, and on it, in each language, whatever `look` opens. */
async function openedOn(page: Page, address: string, look: (language: Language) => Promise<void>): Promise<void> {
  await visit(page, address);
  await settled(page);
  await inBothLanguages(page, async (language) => {
    await look(language);
    await nothingOpen(page);
  });
}

const common = (language: Language) => texts('shared/i18n', language);
const names = (language: Language) => texts('mf-name-reservation', language);
const payments = (language: Language) => texts('mf-payments', language);

test.describe('an applicant', () => {
  test.use({ reader: 'applicant' });

  test('the panel of the bell, each of its tabs', { tag: ['@demo-data'] }, async ({ page }) => {
    await openedOn(page, '/manuals', async (language) => {
      const shell = texts('shell', language);
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
  });

  test(
    'the question before a filing is submitted, and before a draft is given up',
    { tag: ['@demo-data'] },
    async ({ page, filed }) => {
      await openedOn(page, `/company-name-reservation/${filed.draft}/check`, async (language) => {
        await page.getByLabel(trueStatement.text[language]).check();
        await page.getByRole('button', { name: common(language)('action.submit') }).click();
        const submit = page.getByRole('dialog', { name: names(language)('check.confirmTitle') });
        await expect(submit).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(submit).toBeHidden();

        await page.getByRole('button', { name: names(language)('discard.open') }).click();
        await expect(page.getByRole('dialog', { name: names(language)('discard.title') })).toBeVisible();
        await expectAccessible(page);
      });
    },
  );

  test('the form of a voucher with what is missing', { tag: ['@demo-data'] }, async ({ page, filed }) => {
    await openedOn(page, `/payment/${filed.openInvoice}?way=BANK`, async (language) => {
      await page.getByRole('button', { name: texts('payable', language)('submitVoucher') }).click();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('the outcome of a name check with its reasons', { tag: ['@demo-data'] }, async ({ page }) => {
    await openedOn(page, '/check-name', async (language) => {
      await page.getByLabel(names(language)('checkName.english')).fill('My Nepal Bank 24');
      await expect(page.getByText(names(language)('outcome.BREAKS_RULES.title'), { exact: true })).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });
  });
});

test.describe('an operator', () => {
  test.use({ reader: 'operator' });

  test('the menu in its drawer on a phone, and the menu of the account', { tag: ['@demo-data'] }, async ({ page }) => {
    await openedOn(page, '/manuals', async (language) => {
      const shell = texts('shell', language);
      await page.setViewportSize({ width: 375, height: 740 });
      const opener = page.getByRole('button', { name: shell('menu.open') });
      await opener.click();
      const menu = page.getByRole('dialog').getByRole('navigation', { name: shell('menu.label') });
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();

      await page.getByRole('button', { name: aroundValues(shell('account.label')) }).click();
      const signOut = page.getByRole('menuitem', { name: shell('account.signOut') });
      await expect(signOut).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(signOut).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });
});

test.describe('an approver', () => {
  test.use({ reader: 'approver' });

  test('remarks of a decision, with what is missing named', { tag: ['@demo-data'] }, async ({ page, filed }) => {
    await openedOn(page, `/company-name-reservation-approval/${filed.verified}`, async (language) => {
      const reject = filingActions.name('reject')[language];
      await page.getByRole('button', { name: reject, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: reject });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: reject }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
    });
  });

  test(
    'a word that is allowed, and the remarks that are kept, with the form for one',
    { tag: ['@demo-data'] },
    async ({ page, filed }) => {
      await openedOn(page, `/company-name-reservation-approval/${filed.doubtful}`, async (language) => {
        const review = texts('review', language);
        await page
          .getByRole('button', { name: names(language)('findings.override') })
          .first()
          .click();
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
        await drawer
          .getByRole('button', { name: review('templates.retire') })
          .first()
          .click();
        const retire = page.getByRole('dialog', { name: review('templates.retireTitle') });
        await expect(retire).toBeVisible();
        await expectAccessible(page);
        await retire.getByRole('button', { name: common(language)('action.cancel') }).click();
        await drawer.getByRole('button', { name: review('templates.add') }).click();
        await drawer.getByRole('button', { name: common(language)('action.save') }).click();
        await expect(drawer.getByRole('alert').first()).toBeVisible();
        await expectAccessible(page);
      });
    },
  );

  test('a refund in its drawer, and the question before it is approved', { tag: ['@demo-data'] }, async ({ page }) => {
    await openedOn(page, '/refunds', async (language) => {
      const t = payments(language);
      await page
        .getByRole('button', { name: aroundValues(t('refunds.openOne', { number: '{{number}}' })) })
        .first()
        .click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      await drawer.getByRole('button', { name: t('refunds.step.approve') }).click();
      await expect(page.getByRole('dialog', { name: t('refunds.step.approve') })).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });
  });
});

test.describe('the system administrator', () => {
  test.use({ reader: 'systemAdministrator' });

  test(
    'the dialogs of the word lists: a word, a file, a retirement, a history',
    { tag: ['@demo-data'] },
    async ({ page }) => {
      await openedOn(page, '/name-word-lists?tab=FORBIDDEN&search=super', async (language) => {
        const t = names(language);
        const anyWord = { word: '{{word}}' };
        for (const opener of [
          t('wordLists.add'),
          t('wordLists.import'),
          aroundValues(t('wordLists.retireWord', anyWord)),
          aroundValues(t('wordLists.historyWord', anyWord)),
        ]) {
          await page.getByRole('button', { name: opener }).first().click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          const send = dialog.getByRole('button', { name: t('wordLists.send') });
          if ((await send.count()) > 0) await send.click();
          await settled(page);
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      });
    },
  );
});

test.describe('the revenue officer', () => {
  test.use({ reader: 'revenueOfficer' });

  test(
    'a voucher beside its picture, and the question before it is refused',
    { tag: ['@demo-data'] },
    async ({ page }) => {
      const voucherNumber = await submitVoucherOf(demo.otherApplicant, await askedToPay(demo.otherApplicant));
      await openedOn(page, `/payment-vouchers?search=${voucherNumber}`, async (language) => {
        const t = payments(language);
        await page.getByRole('button', { name: t('vouchers.openOne', { number: voucherNumber }) }).click();
        const drawer = page.getByRole('dialog');
        await expect(
          drawer.getByRole('img', { name: t('vouchers.pictureOf', { number: voucherNumber }) }),
        ).toBeVisible();
        await settled(page);
        await expectAccessible(page);
        await drawer.getByRole('button', { name: t('vouchers.reject'), exact: true }).click();
        await expect(page.getByRole('dialog', { name: t('vouchers.reject'), exact: true })).toBeVisible();
        await expectAccessible(page);
      });
    },
  );

  test('the proposal of a refund, with what may go back', { tag: ['@demo-data'] }, async ({ page }) => {
    await openedOn(page, '/refunds', async (language) => {
      const t = payments(language);
      await page.getByRole('button', { name: t('refunds.propose') }).click();
      const drawer = page.getByRole('dialog', { name: t('refunds.propose') });
      await drawer.getByRole('searchbox').fill('INV-');
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });
  });
});

test.describe('anybody', () => {
  test('a form with its problems named', { tag: ['@demo-data'] }, async ({ page }) => {
    await openedOn(page, '/register', async (language) => {
      await page.getByRole('button', { name: texts('mf-auth', language)('signUp.submit'), exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
});
