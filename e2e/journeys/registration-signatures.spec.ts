import type { Browser, Page } from '@playwright/test';
import { expect, test, type Mailbox } from '@registrar/testing/playwright';
import { signatureStates } from '@registrar/domain/calls/filing-signatures';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { attachRequired } from '../filed-registrations';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { demo, signedUp } from '../people';
import { atDesk } from '../registration-desk';
import { signIn } from '../signed-in';
import { draftToSign, SIGNING, threeSigners, type Signer } from '../signing-links';
import { texts, type Language } from '../texts';

// the browser notes what is refused: the submission before all have signed, and the guessed link
test.use({ allowedConsole: /422 .*\/submit|404 .*\/filing-signature\/A{43}/ });

const language: Language = 'ne';
const t = texts('filings', language);
const submit = texts('shared/i18n', language)('action.submit');
const state = (key: Parameters<typeof signatureStates.name>[0]): string => signatureStates.name(key)[language];

/** Whoever opens the link of a mail, in a browser of their own that spoke another language before. */
async function opened(browser: Browser, link: string, before: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, before);
  await page.goto(link);
  return page;
}

async function signs(page: Page, spoken: Language, mailbox: Mailbox, { email }: Signer): Promise<void> {
  const own = texts('mf-registration', spoken);
  await page.getByRole('button', { name: own('signature.sendCode') }).click();
  await page.getByLabel(texts('shared/i18n', spoken)('otp.label')).fill(await mailbox.otp(email, 'email'));
  await page.getByRole('button', { name: own('signature.signNow'), exact: true }).click();
  await expect(page.getByText(own('signature.state.SIGNED'))).toBeVisible();
}

test(
  'a registration is signed by its two directors, a reader of Nepali and one of English, and by a drafter who objects first',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    const signers = threeSigners();
    const {
      directors: [nepali, english],
      drafter,
    } = signers;
    const { id, gateway } = await draftToSign(person, signers);
    const registration = new RegistrationPages(page, language);
    await speak(page, language);
    await signIn(page, person);
    const room = page.getByRole('region', { name: t('signatures.title') });
    // the directors are founders too, and have a card for each paper
    const cardOf = ({ fullNameNepali }: Signer) =>
      room
        .getByRole('listitem')
        .filter({ hasText: fullNameNepali })
        .filter({ hasText: /मञ्जुरीनामा|प्रमाणीकरण/ });
    const documents = `/company-registration/document-details?application=${id}`;

    await test.step('the applicant asks the three to sign, each in their language', async () => {
      await page.goto(documents);
      for (const signer of [nepali, english, drafter]) {
        const card = cardOf(signer);
        if (signer === english) await card.getByText(t('signatures.inEnglish')).click();
        await card.getByRole('button', { name: t('signatures.ask') }).click();
        await expect(card).toContainText(state('SENT'));
      }
    });
    const links = {
      nepali: await mailbox.link(nepali.email, SIGNING),
      english: await mailbox.link(english.email, SIGNING),
      drafter: await mailbox.link(drafter.email, SIGNING),
    };
    await test.step('one director reads Nepali and signs; the link that was used shows that it is signed', async () => {
      const tab = await opened(browser, links.nepali, 'en');
      const own = texts('mf-registration', 'ne');
      await expect(tab.getByRole('heading', { name: own('signature.statement') })).toBeVisible();
      await expect(tab.getByRole('main')).toContainText(nepali.fullNameNepali);
      await signs(tab, 'ne', mailbox, nepali);
      await tab.context().close();
      const again = await opened(browser, links.nepali, 'ne');
      await expect(again.getByText(own('signature.state.SIGNED'))).toBeVisible();
      await expect(again.getByRole('button', { name: own('signature.sendCode') })).toBeHidden();
      await again.context().close();
    });
    await test.step('the other reads English on a phone, without a mouse', async () => {
      const tab = await opened(browser, links.english, 'ne');
      const own = texts('mf-registration', 'en');
      await tab.setViewportSize({ width: 375, height: 740 });
      await expect(tab.getByRole('heading', { name: own('signature.statement') })).toBeVisible();
      const send = tab.getByRole('button', { name: own('signature.sendCode') });
      await send.focus();
      await tab.keyboard.press('Enter');
      const code = tab.getByLabel(texts('shared/i18n', 'en')('otp.label'));
      await expect(code).toBeVisible();
      await code.focus();
      await tab.keyboard.type(await mailbox.otp(english.email, 'email'));
      const sign = tab.getByRole('button', { name: own('signature.signNow'), exact: true });
      await sign.focus();
      await tab.keyboard.press('Enter');
      await expect(tab.getByText(own('signature.state.SIGNED'))).toBeVisible();
      await tab.context().close();
    });
    await test.step('the drafter reads the memorandum and objects', async () => {
      const tab = await opened(browser, links.drafter, 'ne');
      const own = texts('mf-registration', 'ne');
      const read = own('signature.readPaper', { paper: 'प्रबन्धपत्र' });
      await tab.getByRole('button', { name: read, exact: true }).click();
      await expect(tab.getByTitle(own('papers.previewOf', { name: 'प्रबन्धपत्र' }))).toBeVisible({ timeout: 120_000 });
      const dialog = await openedDialog(tab, tab.getByRole('button', { name: own('signature.object'), exact: true }));
      await dialog.getByRole('textbox').fill('उद्देश्य अधुरो छ।');
      await dialog.getByRole('button', { name: own('signature.object') }).click();
      await expect(tab.getByText(own('signature.state.OBJECTED'))).toBeVisible();
      await tab.context().close();
    });
    await test.step('the filing waits: the applicant reads the objection, answers it and asks again', async () => {
      await page.goto(documents);
      await expect(cardOf(drafter)).toContainText('उद्देश्य अधुरो छ।');
      await expect(cardOf(nepali)).toContainText(state('SIGNED'));
      await expect(cardOf(english)).toContainText(state('SIGNED'));
      await attachRequired(gateway, id);
      await page.goto(`/company-registration/summary?application=${id}`);
      await page.getByLabel(trueStatement.text[language]).check();
      const asked = await openedDialog(page, page.getByRole('button', { name: submit, exact: true }));
      await asked.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('alert').filter({ hasText: drafter.fullNameNepali })).toBeVisible();
      await page.goto(documents);
      const dialog = await openedDialog(page, cardOf(drafter).getByRole('button', { name: t('signatures.answer') }));
      await dialog.getByRole('textbox').fill('उद्देश्य आरक्षित नामसँगै स्वीकृत भएको हो।');
      await dialog.getByRole('button', { name: t('signatures.answer') }).click();
      await expect(cardOf(drafter)).toContainText(state('SENT'));
    });
    await test.step('the drafter reads the answer and signs', async () => {
      const tab = await opened(browser, await mailbox.link(drafter.email, SIGNING), 'en');
      await expect(tab.getByRole('main')).toContainText('उद्देश्य आरक्षित नामसँगै स्वीकृत भएको हो।');
      await signs(tab, 'ne', mailbox, drafter);
      await tab.context().close();
    });
    await test.step('all have signed: the registration is submitted, and the officer reads how', async () => {
      await page.goto(`/company-registration/summary?application=${id}`);
      await registration.submit();
      const desk = await atDesk(browser, demo.operator, language);
      await desk.review.open(id);
      const filed = desk.page.getByRole('region', { name: t('signatures.filed') });
      for (const { fullNameNepali } of [nepali, english, drafter])
        await expect(filed.getByRole('listitem').filter({ hasText: fullNameNepali })).toContainText(state('SIGNED'));
      await expect(filed).toContainText('उद्देश्य अधुरो छ।');
      await desk.leave();
    });
    await test.step('a guessed link opens nothing', async () => {
      const tab = await opened(browser, `${SIGNING}${'A'.repeat(43)}`, 'ne');
      await expect(tab.getByText(texts('shared/i18n', 'ne')('outside.unknown'))).toBeVisible();
      await tab.context().close();
    });
  },
);
