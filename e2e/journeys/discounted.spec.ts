import type { Page } from '@playwright/test';
import { expect, test, type Person } from '@registrar/testing/playwright';
import { balanceLines } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { companyStatuses } from '@registrar/domain/enumerations';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { isList, sectionOf, type Answers } from '@registrar/domain/processes';
import { discountedDeRegistration as definition } from '@registrar/domain/processes/filings/discounted-de-registration/definition';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { answerYears, dismissed, ordered, paid, published, readProceeding } from '../discounted-closings';
import { approvedForNothing, newestProceeding, tabInDays } from '../closings';
import { attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { demo } from '../people';
import { testsOnOwnPortal } from '../own-portal';
import { discountedPortal as at } from '../second-portal';
import { texts, type Language } from '../texts';

// a tab that stays open while a notice runs finds its session over
const portal = testsOnOwnPortal(at, /Failed to load resource.*40[13]/);

const DAY_MS = 24 * 3_600_000;
const today = nepalDayOfInstant(new Date().toISOString());

/** Answers a form as a person does; where its step has several, within its own part. */
async function answer(page: Page, language: Language, key: string, given: Answers): Promise<void> {
  const section = sectionOf(definition, key);
  if (section === undefined || isList(section)) throw new Error(`${key} is no form`);
  const region = page.getByRole('region', { name: section.label[language], exact: true });
  const place = (await region.count()) > 0 ? region : page.getByRole('main');
  await new AnsweredFields(page, language).answerAll(place, section.fields, given, () => undefined);
}

async function goOnTo(page: Page, language: Language, step: string): Promise<void> {
  await page.getByRole('button', { name: texts('filings', language)('wizard.saveAndContinue') }).click();
  const name = definition.steps.find(({ key }) => key === step)?.label[language] ?? step;
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** From the start page to the receipt, with every missing year; answers the id of the filing. */
async function applied(page: Page, language: Language, person: Person, years: number): Promise<string> {
  const t = texts('mf-deregistration', language);
  await page.goto('/discounted-de-registration-start');
  await page.getByRole('button', { name: `${t('filings.begin')}: ${definition.name[language]}`, exact: true }).click();
  await page.waitForURL(/\/de-registration\/application\/[\da-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/')[3] ?? '';
  const main = page.getByRole('main');
  const missing = definition.sections[0].fields.find(({ path }) => path === 'missingYears')?.label[language] ?? '';
  await expect(main.getByText(missing)).toBeVisible();
  await answer(page, language, 'DISCOUNT_GROUNDS', { operating: 'NOT_OPERATING', notOperatingSince: '2024-08-01' });
  await goOnTo(page, language, 'annualReport');
  expect(await answerYears(person, id)).toBe(years);
  await page.reload();
  const figures = Object.fromEntries(balanceLines.map((line) => [line, undefined]));
  await answer(page, language, 'CLOSING_FIGURES', {
    current: { ...figures, CASH_AND_BANK: 1_000_000_00, SHARE_CAPITAL: 1_000_000_00 },
  });
  await goOnTo(page, language, 'fineDetails');
  await expect(main.getByText(t('discounted.smallerAndLater'))).toBeVisible();
  await goOnTo(page, language, 'decision');
  await answer(page, language, 'DISCOUNT_DECISION', {
    decidedBy: 'PRESENT_MEMBERS',
    calledOn: today,
    present: 'Dhan Bahadur Gurung',
    decidedOn: today,
    text: 'The company is to be removed from the register.',
  });
  await answer(page, language, 'NO_LIABILITY', {
    statement: 'There is no business, and nothing is owed.',
    hasPan: 'NO',
  });
  await goOnTo(page, language, 'necessaryDocuments');
  await attachRequired(await callsOf(person, at), id);
  await page.goto(`/de-registration/application/${id}/check`);
  await page.getByLabel(trueStatement.text[language]).check();
  const send = texts('shared/i18n', language)('action.submit');
  const dialog = await openedDialog(page, page.getByRole('button', { name: send, exact: true }));
  await dialog.getByRole('button', { name: send }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('filings', language)('result.submitted') }),
  ).toBeVisible();
  return id;
}

async function companyOf(person: Person): Promise<RepresentedCompany> {
  const gateway = await callsOf(person, at);
  const [company] = await gateway.get<readonly RepresentedCompany[]>('/external/api/representative/company');
  if (company === undefined) throw new Error(`${person.username} represents no company`);
  return company;
}

async function expectStatus(page: Page, id: string, language: Language, status: 'ACTIVE' | 'DEREGISTERED') {
  await page.goto(`/company/${id}`);
  await expect(page.getByRole('main')).toContainText(companyStatuses.name(status)[language]);
}

test(
  'a company with five missing years applies, pays, and withdraws: its fines are owed in full again',
  { tag: ['@own-portal'] },
  async ({ browser }) => {
    const [language, person] = ['en' as const, demo.lateRepresentative];
    const t = texts('mf-deregistration', language);
    const company = await companyOf(person);
    const page = await tabInDays(browser, 0, { person, language, at });
    const id = await applied(page, language, person, 5);
    await approvedForNothing(id, at);
    await paid(person, id);
    await test.step('its address leads to the proceeding, which says what was paid', async () => {
      await page.goto('/discounted-de-registration/phase2');
      await expect(page.getByRole('region', { name: t('discounted.toPay') })).toContainText(t('discounted.paid'));
    });
    await test.step('it withdraws, told what that means', async () => {
      const dialog = await openedDialog(page, page.getByRole('button', { name: t('closing.withdraw') }));
      await expect(dialog).toContainText(t('closing.withdrawDiscounted'));
      await dialog.getByLabel(t('closing.withdrawReason')).fill('The holders go on with the company.');
      await dialog.getByRole('button', { name: t('closing.withdraw') }).click();
      await expect(page.getByRole('region', { name: t('proceedings.outcome') })).toBeVisible();
    });
    await expectStatus(page, company.id, language, 'ACTIVE');
    await page.goto('/fine-calculation/due-payment');
    await expect(page.getByRole('link', { name: 'Annual report 2081/82' })).toBeVisible();
    await page.context().close();
  },
);

test(
  'a company with three missing years is removed after its notice, although somebody objected',
  { tag: ['@own-portal'] },
  async ({ browser }) => {
    const [language, person] = ['ne' as const, demo.discountedRepresentative];
    const t = texts('mf-deregistration', language);
    const company = await companyOf(person);
    const page = await tabInDays(browser, 0, { person, language, at });
    const filing = await applied(page, language, person, 3);
    await approvedForNothing(filing, at);
    const id = await newestProceeding(person, company.id, at);
    await test.step('before it is paid the notice cannot be published', async () => {
      await expect(published(id)).rejects.toThrow(/409/);
    });
    await paid(person, filing);
    const notice = await published(id);
    await test.step('anybody objects on the public page', async () => {
      const stranger = await tabInDays(browser, 0, { person: demo.applicant, language, at });
      await stranger.goto(`/notices/${notice}/object`);
      await stranger.getByLabel(t('handIn.text.OBJECTION')).fill('कम्पनीले मेरो पारिश्रमिक दिएको छैन।');
      await stranger.getByRole('button', { name: t('handIn.submit.OBJECTION') }).click();
      await expect(stranger.getByText(/UJ-/)).toBeVisible();
      await stranger.context().close();
    });
    await dismissed(id);
    const { published: notices } = await readProceeding(id);
    const days = Math.ceil((Date.parse(notices[0]?.endsOn ?? '') - Date.parse(today)) / DAY_MS) + 1;
    await portal.passDays(days);
    await ordered(id);
    await test.step('the company and the public read that it is removed', async () => {
      const later = await tabInDays(browser, days, { person, language, at });
      await later.goto(`/de-registration/proceeding/${id}`);
      await expect(later.getByRole('region', { name: t('proceedings.outcome') })).toBeVisible();
      await expectStatus(later, company.id, language, 'DEREGISTERED');
      await later.context().close();
    });
    await portal.passDays(0);
    await page.context().close();
  },
);
