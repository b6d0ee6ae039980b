import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { sectionOf, type Answers } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { capitalChange } from '@registrar/domain/processes/filings/capital-change/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { companyWithPapers } from '../companies-with-papers';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const words = texts('filings', language);
const today = nepalDayOfInstant(new Date().toISOString());
const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: capitalChange.steps.find((step) => step.key === key)?.label[language],
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();

async function answered(page: Page, key: string, given: Answers): Promise<void> {
  const section = sectionOf(capitalChange, key);
  const fields = section !== undefined && 'fields' in section ? section.fields : [];
  const place = page.getByRole('region', { name: section?.label[language] ?? '' });
  await new AnsweredFields(page, language).answerAll(place, fields, given, () => undefined);
}

test(
  'capital is raised and the new shares go to the present holders',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Looms', nepali: 'तान' });
    await speak(page, language);
    await signIn(page, person);
    await page.goto('/post-amendment/activity/CAPITAL_UPDATE');
    await page
      .getByRole('region', { name: capitalChange.name[language], exact: true })
      .getByRole('button', { name: t('addNew.begin') })
      .click();
    await expect(stepHeading(page, 'capital-details')).toBeVisible();
    // 1,000 shares at Rs. 100 become 1,500, of which the present holders get 400
    await answered(page, 'CAPITAL_DETAILS', {
      move: 'RAISE',
      authorizedCapital: 1_000_000_00,
      authorizedOn: today,
      issuedCapital: 150_000_00,
      issuedOn: today,
      rightQuantity: 400,
      rightPaidPerShare: 100_00,
      allottedOn: today,
    });
    const outcome = page.getByRole('region', { name: words('capital.title') });
    await expect(outcome.getByRole('row', { name: words('capital.issuedCapital') })).toContainText('1,50,000');
    await goOn(page);
    await expect(stepHeading(page, 'allotment')).toBeVisible();
    await goOn(page);
    await expect(stepHeading(page, 'fund')).toBeVisible();
    await answered(page, 'CAPITAL_FUND', { sourcesOfFund: [{ source: 'OWN_INCOME', amount: 40_000_00 }] });
    await goOn(page);
    await expect(stepHeading(page, 'decision')).toBeVisible();
    await answered(page, 'CAPITAL_RESOLUTION', {
      reason: 'To expand the business.',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today, text: 'The raise of capital is adopted.' },
    });
    await goOn(page);
    await expect(stepHeading(page, 'documents')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    await test.step('handed in, paid, approved; the memorandum proves itself and the public page has the capital', async () => {
      await attachRequired(gateway, id);
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/CAPITAL_CHANGE/${id}/check`);
      await page.getByLabel(trueStatement.text[language]).check();
      const send = common('action.submit');
      await (
        await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
      )
        .getByRole('button', { name: send })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      const { status } = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
      expect(status).toBe('APPROVED');
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
      const code = papers.find(({ kind, language: written }) => kind === 'MEMORANDUM' && written === 'ne')?.code ?? '';
      await new PortalTab(page).visit(`/verify-document?code=${code}`);
      await expect(page.getByRole('main')).toContainText(code.match(/.{4}/g)?.join('-') ?? '');
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('main')).toContainText('10,00,000');
    });
  },
);
