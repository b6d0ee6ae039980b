import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { sectionOf, type Answers } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { shareBaadPhaad } from '@registrar/domain/processes/filings/share-baad-phaad/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { companyWithPapers } from '../companies-with-papers';
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
const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: shareBaadPhaad.steps.find((step) => step.key === key)?.label[language],
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();

async function answered(page: Page, key: string, given: Answers): Promise<void> {
  const section = sectionOf(shareBaadPhaad, key);
  const fields = section !== undefined && 'fields' in section ? section.fields : [];
  const place = page.getByRole('region', { name: section?.label[language] ?? '' });
  await new AnsweredFields(page, language).answerAll(place, fields, given, () => undefined);
}

/** From the list of what may be filed to the page of the documents; answers with the id of the filing. */
async function begun(page: Page, operation: Answers, rates: readonly [before: string, after: string]): Promise<string> {
  await page.goto('/post-amendment/add-new');
  await page
    .getByRole('region', { name: shareBaadPhaad.name[language], exact: true })
    .getByRole('button', { name: t('addNew.begin') })
    .click();
  await expect(stepHeading(page, 'operation')).toBeVisible();
  await answered(page, 'SHARE_OPERATION', operation);
  const outcome = page.getByRole('region', { name: words('shares.title') });
  await expect(outcome.getByRole('row', { name: words('shares.rate') })).toContainText(rates[0]);
  await expect(outcome.getByRole('row', { name: words('shares.rate') })).toContainText(rates[1]);
  await goOn(page);
  await expect(stepHeading(page, 'decision')).toBeVisible();
  const resolutionOn = nepalDayOfInstant(new Date().toISOString());
  await answered(page, 'SHARE_RESOLUTION', {
    reason: 'Smaller shares are sold more easily.',
    resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'Resolved as proposed.' },
  });
  await goOn(page);
  await expect(stepHeading(page, 'documents')).toBeVisible();
  return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
}

async function submitted(page: Page, id: string): Promise<void> {
  await page.goto(`/post-amendment/activity/POST_AMENDMENT/SHARE_BAAD_PHAAD/${id}/check`);
  await page.getByLabel(trueStatement.text[language]).check();
  const send = common('action.submit');
  await (
    await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
  )
    .getByRole('button', { name: send })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
}

test(
  'shares are split 1 to 10 and consolidated back; the memorandum and the public page follow',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Mills', nepali: 'मिल्स' });
    await speak(page, language);
    await signIn(page, person);
    const split = await begun(page, { operation: 'SPLIT', oldShares: 1, newShares: 10 }, ['100.00', '10.00']);
    await test.step('split: handed in, approved, with an amended memorandum that proves itself', async () => {
      await attachRequired(gateway, split);
      await submitted(page, split);
      await verifiedByCalls(person, split);
      await act(demo.approver, split, 'approve');
      const { status } = await gateway.get<ApplicationDetail>(`/external/api/application/${split}`);
      expect(status).toBe('APPROVED');
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${split}`);
      const code = papers.find(({ kind, language: written }) => kind === 'MEMORANDUM' && written === 'en')?.code ?? '';
      await new PortalTab(page).visit(`/verify-document?code=${code}`);
      await expect(page.getByRole('main')).toContainText(code.match(/.{4}/g)?.join('-') ?? '');
    });
    await test.step('consolidated back: the shares are as they were', async () => {
      const back = await begun(page, { operation: 'CONSOLIDATE', oldShares: 10, newShares: 1 }, ['10.00', '100.00']);
      await attachRequired(gateway, back);
      await submitted(page, back);
      await verifiedByCalls(person, back);
      await act(demo.approver, back, 'approve');
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('main')).toContainText('100.00');
    });
  },
);
