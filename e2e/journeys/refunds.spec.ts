import { readFile } from 'node:fs/promises';
import type { Browser, Download, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, type Person } from '@registrar/testing/playwright';
import { parseMoney } from '@registrar/domain/money';
import { refund, requestStatusName, type RequestStatus } from '@registrar/domain/requests';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { submittedRegistration, verifiedByCalls } from '../filed-registrations';
import { actionButton } from '../pages/decision';
import { speak } from '../pages/portal-frame';
import { RegistrationReviewPages } from '../pages/registration-review-pages';
import { untilWritten } from '../pages/written-papers';
import { aroundValues } from '../pages/portal-tab';
import { paidRegistration, proposedRefund, refusedAfterPaying } from '../paid-registrations';
import { demo, signedUp } from '../people';
import { greyPicture } from '../plain-files';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const words = {
  refused: 'उद्देश्य कानुनसँग बाझिन्छ।',
  reason: 'निवेदन अस्वीकृत भएकाले दस्तुर फिर्ता।',
  agreed: 'अभिलेख हेरियो।',
  fee: 'रु. ४,५००.००',
};

/** Somebody of the office at a browser of their own. */
async function at(
  browser: Browser,
  officer: Person,
  language: Language,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  await signIn(page, officer);
  await work(page);
  await context.close();
}

/** The row of a payment, by the application's number in the digits of the page. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: /INV-/u });

/** The paper behind this button, once it is written. */
async function saved(page: Page, paper: Locator): Promise<Download> {
  await untilWritten(page, paper);
  const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return download;
}

const language: Language = 'ne';

test(
  'what was paid for a registration that is refused goes back by two people, and the payer has both papers',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const t = texts('mf-payments', language);
    const person = await signedUp(mailbox);
    const { id, name } = await submittedRegistration(person, soleOwner());
    await verifiedByCalls(person, id);
    const shown = name.nepali;
    await speak(page, language);
    await signIn(page, person);

    const receipt = await test.step('the payer finds the receipt of the payment', async () => {
      await page.goto('/payment-history');
      const download = await saved(
        page,
        rowOf(page, shown).getByRole('button', { name: aroundValues(t('papers.saveOf', { name: '{{name}}' })) }),
      );
      expect(download.suggestedFilename()).toMatch(/^RCP-\d{4}-\d\d-[A-Z]+-\d{6}\.pdf$/u);
      return download.suggestedFilename().replace('.pdf', '');
    });

    await test.step('the approver refuses the registration', () =>
      at(browser, demo.approver, language, async (desk) => {
        const review = new RegistrationReviewPages(desk, language);
        await review.open(id);
        await review.reject(words.refused);
        await expect(actionButton(desk, language, 'reject')).toBeHidden();
      }));

    const before = await totalsOfToday(browser, language);
    let invoice = '';
    await test.step('the revenue officer finds the payment by its receipt and proposes to give it back', () =>
      at(browser, demo.revenueOfficer, language, async (desk) => {
        await desk.goto('/refunds');
        await desk.getByRole('button', { name: t('refunds.propose') }).click();
        const drawer = desk.getByRole('dialog', { name: t('refunds.propose') });
        await drawer.getByRole('searchbox').fill(receipt.replace(/^RCP-(\d{4})-(\d\d)-/u, 'RCP-$1/$2-'));
        await desk.keyboard.press('Enter');
        await expect(drawer.getByText(shown)).toBeVisible();
        invoice = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? '';
        await drawer.getByRole('button', { name: t('refunds.proposeAmount', { amount: words.fee }) }).click();
        const question = desk.getByRole('dialog', { name: t('refunds.proposeAmount', { amount: words.fee }) });
        await question.getByRole('textbox').fill(words.reason);
        await question.getByRole('button', { name: t('refunds.propose') }).click();
        await expect(drawer).toBeHidden();
        await desk.getByRole('button', { name: t('refunds.openOne', { number: invoice }) }).click();
        const own = desk.getByRole('dialog');
        await expect(own.getByText(t('refunds.secondPerson'))).toBeVisible();
        await expect(
          own.getByRole('button', { name: t('refunds.step.approve') }),
          'nobody decides on what they proposed',
        ).toHaveCount(0);
      }));

    await test.step('the approver reads why, and agrees', () =>
      at(browser, demo.approver, language, async (desk) => {
        await desk.goto('/refunds');
        await desk.getByRole('button', { name: t('refunds.openOne', { number: invoice }) }).click();
        const drawer = desk.getByRole('dialog', { name: t('refunds.one', { number: invoice }) });
        await expect(drawer.getByText(words.reason)).toBeVisible();
        await drawer.getByRole('button', { name: t('refunds.step.approve') }).click();
        const question = desk.getByRole('dialog', { name: t('refunds.step.approve') });
        await question.getByRole('textbox').fill(words.agreed);
        await question.getByRole('button', { name: t('refunds.step.approve') }).click();
        await expect(question).toBeHidden();
        await expect(desk.getByRole('button', { name: t('refunds.openOne', { number: invoice }) })).toBeHidden();
      }));

    await test.step('the payer sees the credit note beside the receipt, saves it, and anybody can check it', async () => {
      await page.goto('/payment-history');
      const row = rowOf(page, shown);
      await expect(row.getByText(t('history.refunded', { amount: words.fee }))).toBeVisible();
      const download = await saved(
        page,
        row.getByRole('button', {
          name: aroundValues(t('papers.saveOf', { name: `${t('papers.creditNote')} {{name}}` })),
        }),
      );
      expect(download.suggestedFilename()).toMatch(/^CRN-/u);
      await row
        .getByRole('link', { name: aroundValues(t('papers.verifyOf', { name: `${t('papers.creditNote')} {{name}}` })) })
        .click();
      await expect(page).toHaveURL(/\/verify-document/u);
      await expect(page.getByRole('main').getByText(t('papers.creditNote')).first()).toBeVisible();
    });

    await test.step('the revenue of the day shows what came and what went', async () => {
      const after = await totalsOfToday(browser, language);
      expect(after.refunded - before.refunded).toBeGreaterThanOrEqual(450_000);
      expect(after.card + after.voucher - after.refunded).toBe(after.net);
    });
  },
);

/** The totals of today as the revenue officer reads them, in paisa. */
async function totalsOfToday(
  browser: Browser,
  language: Language,
): Promise<Record<'net' | 'card' | 'voucher' | 'refunded', number>> {
  const t = texts('mf-payments', language);
  const read: Record<string, number> = {};
  await at(browser, demo.revenueOfficer, language, async (desk) => {
    await desk.goto('/revenue');
    const totals = desk.getByRole('region', { name: t('revenue.totals') });
    await expect(totals.getByRole('img')).toBeVisible();
    for (const key of ['net', 'card', 'voucher', 'refunded']) {
      const fact = totals.locator('dl > div').filter({ has: desk.getByText(t(`revenue.${key}`), { exact: true }) });
      read[key] = parseMoney(await fact.locator('dd').innerText()) ?? Number.NaN;
    }
  });
  const { net = 0, card = 0, voucher = 0, refunded = 0 } = read;
  return { net, card, voucher, refunded };
}

test(
  'a proposal that the approver does not agree to leaves the money where it is, and the proposer reads why',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const t = texts('mf-payments', 'en');
    const paid = await refusedAfterPaying(await signedUp(mailbox));
    await proposedRefund(paid);
    await at(browser, demo.approver, 'en', async (desk) => {
      await desk.goto('/refunds');
      await desk.getByRole('button', { name: t('refunds.openOne', { number: paid.number }) }).click();
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: t('refunds.step.refuse') })
        .click();
      const question = desk.getByRole('dialog', { name: t('refunds.step.refuse') });
      await question.getByRole('textbox').fill('The service was rendered.');
      await question.getByRole('button', { name: t('refunds.step.refuse') }).click();
      await expect(question).toBeHidden();
    });
    await speak(page, 'en');
    await signIn(page, demo.revenueOfficer);
    await page.goto('/refunds?status=REFUSED');
    await page.getByRole('button', { name: t('refunds.openOne', { number: paid.number }) }).click();
    await expect(page.getByRole('dialog').getByText('The service was rendered.')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: t('refunds.step.approve') })).toHaveCount(0);
  },
);

test(
  'a payer asks for a refund, answers the office with a file, is declined, opens it again and reads the last word',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const t = texts('mf-payments', 'en');
    const person = await signedUp(mailbox);
    const { number } = await refusedAfterPaying(person);
    await speak(page, 'en');
    await signIn(page, person);
    await page.goto('/payment-history');
    let request = '';

    await test.step('the payer asks, with a reason, and reads until when it is answered', async () => {
      await page.getByRole('button', { name: t('askRefund.askFor', { number }) }).click();
      const form = page.getByRole('dialog', { name: t('askRefund.askFor', { number }) });
      await form.getByRole('button', { name: t('askRefund.send') }).click();
      await expect(form.getByRole('alert').first(), 'a reason is needed').toBeVisible();
      await form.getByRole('textbox').fill('The registration was rejected.');
      await form.getByRole('button', { name: t('askRefund.send') }).click();
      await expect(form).toBeHidden();
      await expect(page.getByText(stateOf('ASKED'))).toBeVisible();
      await expect(
        page.getByRole('button', { name: t('askRefund.askFor', { number }) }),
        'it is asked once',
      ).toHaveCount(0);
      await expect(page.getByText(t('request.dueOn'))).toBeVisible();
      const open = page.getByRole('button', { name: aroundValues(t('request.openOne', { number: '{{number}}' })) });
      request = /RFR-\S+/.exec((await open.getAttribute('aria-label')) ?? '')?.[0] ?? '';
      expect(request).toMatch(/^RFR-\d{4}\/\d\d-[A-Z]+-\d{6}$/u);
    });

    await test.step('the revenue officer finds it by its number and asks a question', () =>
      at(browser, demo.revenueOfficer, 'en', async (desk) => {
        await desk.goto('/refunds?view=requests');
        await desk.getByRole('searchbox', { name: t('refundRequests.search') }).fill(request);
        await desk.keyboard.press('Enter');
        await expect(desk.getByText('The registration was rejected.').first()).toBeVisible();
        await desk.getByRole('button', { name: t('refundRequests.proposeOf', { number }) }).click();
        const proposal = desk.getByRole('dialog', { name: t('refunds.propose') });
        await expect(
          proposal.getByRole('heading', { level: 2, name: number }),
          'the payment is found at once',
        ).toBeVisible();
        await desk.keyboard.press('Escape');
        await expect(proposal).toBeHidden();
        const drawer = await opened(desk, request);
        await write(drawer, 'Which bank account is yours?');
        await expect(drawer.getByText('Which bank account is yours?')).toBeVisible();
        await expectAccessible(desk);
      }));

    await test.step('the payer reads the question and answers with a file', async () => {
      await page.reload();
      const drawer = await opened(page, request);
      await expect(drawer.getByText('Which bank account is yours?')).toBeVisible();
      await drawer
        .getByTestId('file-input')
        .setInputFiles({ name: 'passbook.png', mimeType: 'image/png', buffer: greyPicture(600, 400) });
      await expect(
        drawer.getByRole('button', { name: texts('shared/i18n', 'en')('upload.remove', { name: 'passbook.png' }) }),
      ).toBeVisible();
      await write(drawer, 'The account of this passbook.');
      await expect(drawer.getByRole('button', { name: t('request.saveFile', { name: 'passbook.png' }) })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });

    await test.step('the officer reads the file and declines', () =>
      at(browser, demo.revenueOfficer, 'en', async (desk) => {
        await desk.goto(`/refunds?view=requests&search=${encodeURIComponent(request)}`);
        const drawer = await opened(desk, request);
        const file = drawer.getByRole('button', { name: t('request.saveFile', { name: 'passbook.png' }) });
        const [download] = await Promise.all([desk.waitForEvent('download'), file.click()]);
        expect(download.suggestedFilename()).toBe('passbook.png');
        await declineIn(desk, drawer, number, 'The work of the office was done.');
      }));

    await test.step('the payer reads why and opens the request again', async () => {
      await page.reload();
      await expect(page.getByText(t('askRefund.answer', { answer: 'The work of the office was done.' }))).toBeVisible();
      const drawer = await opened(page, request);
      await expect(drawer.getByRole('textbox'), 'nothing is written to what is decided').toHaveCount(0);
      await drawer.getByRole('button', { name: t('request.reopen') }).click();
      const question = page.getByRole('dialog', { name: t('request.reopen') });
      await question.getByRole('textbox').fill('The certificate was never issued.');
      await question.getByRole('button', { name: t('request.reopen') }).click();
      await expect(question).toBeHidden();
      await expect(drawer.getByText('The certificate was never issued.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(stateOf('REOPENED'))).toBeVisible();
    });

    await test.step('the officer finds it open again and refuses it', () =>
      at(browser, demo.revenueOfficer, 'en', async (desk) => {
        await desk.goto(`/refunds?view=requests&search=${encodeURIComponent(request)}`);
        await expect(desk.getByText(requestStatusName(refund, 'REOPENED').en)).toBeVisible();
        const drawer = await opened(desk, request);
        await expect(drawer.getByText('The work of the office was done.'), 'the first answer stays').toBeVisible();
        await declineIn(desk, drawer, number, 'The certificate was printed.');
        await expect(desk.getByRole('button', { name: t('refundRequests.declineOf', { number }) })).toHaveCount(0);
      }));

    await page.reload();
    await expect(page.getByText(t('askRefund.answer', { answer: 'The certificate was printed.' }))).toBeVisible();
  },
);

/** What stands beside the payment of a request in this status. */
const stateOf = (status: RequestStatus): string =>
  texts('mf-payments', 'en')('askRefund.state', { state: requestStatusName(refund, status).en });

async function opened(page: Page, request: string): Promise<Locator> {
  const t = texts('mf-payments', 'en');
  await page.getByRole('button', { name: t('request.openOne', { number: request }) }).click();
  const drawer = page.getByRole('dialog', { name: `${refund.name.en} ${request}` });
  await expect(drawer.getByRole('heading', { name: t('request.messages') })).toBeVisible();
  return drawer;
}

async function write(drawer: Locator, text: string): Promise<void> {
  const t = texts('mf-payments', 'en');
  await drawer.getByRole('textbox', { name: t('request.write') }).fill(text);
  await drawer.getByRole('button', { name: t('request.send') }).click();
  await expect(drawer.getByText(t('request.sent'))).toBeVisible();
}

async function declineIn(desk: Page, drawer: Locator, number: string, reason: string): Promise<void> {
  const t = texts('mf-payments', 'en');
  await drawer.getByRole('button', { name: t('refundRequests.declineOf', { number }) }).click();
  const question = desk.getByRole('dialog', { name: t('refundRequests.decline') });
  await question.getByRole('textbox').fill(reason);
  await question.getByRole('button', { name: t('refundRequests.decline') }).click();
  await expect(question).toBeHidden();
}

test(
  'the history of payments is searched, and a receipt is known to whoever checks it',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const t = texts('mf-payments', 'ne');
    const person = await signedUp(mailbox);
    const paid = await paidRegistration(person);
    await speak(page, 'ne');
    await signIn(page, person);
    await page.goto('/payment-history');
    const search = page.getByRole('searchbox', { name: t('history.search') });
    await search.fill('RCP-0000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts('shared/i18n', 'ne')('empty.filtered'))).toBeVisible();
    await search.fill(paid.number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'INV-' })).toHaveCount(1);
    await saved(page, page.getByRole('button', { name: aroundValues(t('papers.saveOf', { name: '{{name}}' })) }));
    await page.getByRole('link', { name: aroundValues(t('papers.verifyOf', { name: '{{name}}' })) }).click();
    await expect(page).toHaveURL(/\/verify-document/u);
    await expect(page.getByRole('main').getByText(t('papers.receipt')).first()).toBeVisible();
  },
);
