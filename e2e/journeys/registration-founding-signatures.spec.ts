import type { Browser } from '@playwright/test';
import { signatureStates } from '@registrar/domain/calls/filing-signatures';
import { expect, test, type Mailbox } from '@registrar/testing/playwright';
import { attachRequired } from '../filed-registrations';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { demo, signedUp } from '../people';
import { atDesk } from '../registration-desk';
import { signIn } from '../signed-in';
import { draftToSign, oneWitness, SIGNING, threeSigners, type Signer } from '../signing-links';
import { texts } from '../texts';

const t = texts('filings', 'ne');
const own = texts('mf-registration', 'ne');
const SIGNED = signatureStates.name('SIGNED').ne;

/** One person signs every paper that was sent to her, each by its own link, in a browser of her own. */
async function signsAll(browser: Browser, mailbox: Mailbox, { email }: Signer, papers: number): Promise<void> {
  const links: string[] = [];
  for (let paper = 0; paper < papers; paper += 1) links.push(await mailbox.link(email, SIGNING));
  const page = await (await browser.newContext()).newPage();
  await speak(page, 'ne');
  for (const link of links) {
    await page.goto(link);
    await page.getByRole('button', { name: own('signature.sendCode') }).click();
    await page.getByLabel(texts('shared/i18n', 'ne')('otp.label')).fill(await mailbox.otp(email, 'email'));
    await page.getByRole('button', { name: own('signature.signNow'), exact: true }).click();
    await expect(page.getByText(own('signature.state.SIGNED'))).toBeVisible();
  }
  await page.context().close();
}

test(
  'one press asks two founders and a witness for memorandum, articles and consents; they sign in browsers of their own',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    test.setTimeout(600_000);
    const person = await signedUp(mailbox);
    const witness = oneWitness();
    const signers = { ...threeSigners(), witness };
    const { directors, drafter } = signers;
    const { id, gateway } = await draftToSign(person, signers);
    await speak(page, 'ne');
    await signIn(page, person);
    const documents = `/company-registration/document-details?application=${id}`;

    await test.step('the applicant asks everybody at once', async () => {
      await page.goto(documents);
      // two consents, three for each of the two papers, and the drafter
      await page.getByRole('button', { name: t('signatures.askAll', { count: '९' }) }).click();
      await expect(page.getByText(t('signatures.askedAll', { count: '९' }))).toBeVisible({ timeout: 60_000 });
    });
    await test.step('each signs what was sent to her', async () => {
      for (const director of directors) await signsAll(browser, mailbox, director, 3);
      await signsAll(browser, mailbox, witness, 2);
      await signsAll(browser, mailbox, drafter, 1);
    });
    await test.step('no paper of theirs is missing: the registration is submitted, and the office reads who signed', async () => {
      await attachRequired(gateway, id);
      await page.goto(`/company-registration/summary?application=${id}`);
      await new RegistrationPages(page, 'ne').submit();
      const desk = await atDesk(browser, demo.operator, 'ne');
      await desk.review.open(id);
      const filed = desk.page.getByRole('region', { name: t('signatures.filed') });
      await expect(filed.getByText(SIGNED, { exact: true })).toHaveCount(9);
      await expect(
        filed.getByRole('button', { name: t('signatures.wholePaper', { paper: 'प्रबन्धपत्र' }) }),
      ).toBeVisible();
      await desk.leave();
    });
  },
);
