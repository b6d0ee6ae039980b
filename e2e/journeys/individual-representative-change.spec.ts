import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { CompanyRepresentatives } from '@registrar/domain/calls/representatives';
import { filedItems, sectionOf, type Answers } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { individualCompanyRepresentativeChange as change } from '@registrar/domain/processes/filings/individual-company-representative-change/definition';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { invitedRepresentative } from '../invited-representatives';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { atDesk } from '../registration-desk';
import { companyOfOwn, verifiedWithoutFee } from '../shareholder-changes';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const OTHER = { fullNameEnglish: 'Bikash Rai', fullNameNepali: 'विकास राई' };
const ROLE = 'कानुन प्रमुख';

const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: change.steps.find((step) => step.key === key)?.label[language] ?? '',
    exact: true,
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const address = (id: string, step: string) => `/post-amendment/activity/POST_AMENDMENT/${change.process}/${id}/${step}`;
const labelOf = (key: string) => sectionOf(change, key)?.label[language] ?? '';

/** From the list of what may be filed to the question what it is about; answers the id of the draft. */
async function begin(page: Page, companyId: string): Promise<string> {
  await page.goto(`/post-amendment/add-new?company=${companyId}`);
  await page
    .getByRole('region', { name: change.name[language], exact: true })
    .getByRole('button', { name: new RegExp(`^${t('addNew.begin')}`) })
    .click();
  await expect(stepHeading(page, 'change')).toBeVisible();
  return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
}

/** Answers the questions of a section as they stand on the page. */
async function answer(page: Page, key: string, answers: Answers): Promise<void> {
  const section = sectionOf(change, key);
  await new AnsweredFields(page, language).answerAll(
    page.getByRole('main'),
    section !== undefined && 'fields' in section ? section.fields : [],
    answers,
    () => undefined,
  );
}

/** The check page, with the papers there. */
async function check(page: Page, id: string, papersOf: Parameters<typeof callsOf>[0]): Promise<void> {
  await attachRequired(await callsOf(papersOf), id);
  await page.goto(address(id, 'check'));
  await expect(stepHeading(page, 'check')).toBeVisible();
}

async function send(page: Page): Promise<void> {
  const name = common('action.submit');
  await page.getByLabel(trueStatement.text[language]).check();
  await (
    await openedDialog(page, page.getByRole('button', { name, exact: true }))
  )
    .getByRole('button', { name })
    .click();
}

const submitted = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();

// The submission is refused on purpose, which the browser notes.
test.use({ allowedConsole: /423 .*\/submit/ });

test(
  'a representative for oneself: the last one does not step back, own details are changed, and with another one there the person leaves',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const [founder] = filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE');
    const known = { ...founder?.data, phoneNo: person.mobileNumber, email: person.email };
    // by mobile and mail the register knows which of its representatives the account is
    const founded = {
      ...twoOwners(),
      answers: { ...twoOwners().answers, COMPANY_REPRESENTATIVE: { items: [{ ...founder, data: known }] } },
    };
    const companyId = await companyOfOwn(person, founded);
    await speak(page, language);
    await signIn(page, person);

    const id =
      await test.step('the only representative cannot step back, and is led to where somebody else is invited', async () => {
        const draft = await begin(page, companyId);
        await answer(page, 'OWN_CHANGE', { kind: 'STEP_BACK', reason: 'म अर्को कम्पनीमा काम गर्न थालेको छु।' });
        await goOn(page);
        await expect(stepHeading(page, 'documents')).toBeVisible();
        await check(page, draft, person);
        await send(page);
        const refused = page.getByRole('main').getByRole('alert').filter({ hasText: 'अन्तिम प्रतिनिधि' });
        await expect(refused).toBeVisible();
        await refused.getByRole('link').click();
        await expect(page).toHaveURL(/\/representatives/);
        return draft;
      });

    await test.step('the same draft changes the own details instead, begun with what the register has', async () => {
      await page.goto(address(id, 'change'));
      await answer(page, 'OWN_CHANGE', { kind: 'OWN_DATA', reason: 'मेरो पद फेरिएको छ।' });
      await goOn(page);
      await expect(stepHeading(page, 'details')).toBeVisible();
      await page.getByLabel('पद', { exact: true }).fill(ROLE);
      await goOn(page);
      await expect(stepHeading(page, 'documents')).toBeVisible();
      await check(page, id, person);
      const details = page.getByRole('region', { name: labelOf('OWN_DATA'), exact: true });
      await expect(details).toContainText(ROLE);
      // beside what the register has
      await expect(details.getByText(String(founder?.data['designation']), { exact: true })).toBeVisible();
      await send(page);
      await submitted(page);
    });

    await test.step('the office approves it, and the letter of the company names the filing', async () => {
      await verifiedWithoutFee(id);
      const desk = await atDesk(browser, demo.approver, language, '/post-amendment/review/');
      await desk.review.open(id);
      await expect(desk.review.part(labelOf('OWN_DATA'))).toContainText(ROLE);
      await desk.review.approve();
      await expect(desk.review.action('approve')).toBeHidden();
      await desk.leave();
      await page.goto(`/post-amendment/application/${id}`);
      await expect(page.getByText(t('status.APPROVED.meaning'))).toBeVisible();
    });

    const other = await invitedRepresentative(mailbox, person, companyId, OTHER);
    await test.step('with another representative there, the person steps back and is out', async () => {
      const draft = await begin(page, companyId);
      await answer(page, 'OWN_CHANGE', { kind: 'STEP_BACK', reason: 'म अर्को कम्पनीमा काम गर्न थालेको छु।' });
      await goOn(page);
      await expect(stepHeading(page, 'documents')).toBeVisible();
      await check(page, draft, person);
      await send(page);
      await submitted(page);
      await verifiedWithoutFee(draft);
      const desk = await atDesk(browser, demo.approver, language, '/post-amendment/review/');
      await desk.review.open(draft);
      await desk.review.approve();
      await expect(desk.review.action('approve')).toBeHidden();
      await desk.leave();
      const { representatives } = await (
        await callsOf(other)
      ).get<CompanyRepresentatives>(`/external/api/company/${companyId}/representative`);
      expect(representatives.filter(({ until }) => until === null).map(({ nameEnglish }) => nameEnglish)).toEqual([
        OTHER.fullNameEnglish,
      ]);
    });
  },
);
