import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { sectionOf, type Answers } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { shareRateChange } from '@registrar/domain/processes/filings/share-rate-change/definition';
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

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const words = texts('filings', language);
const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: shareRateChange.steps.find((step) => step.key === key)?.label[language],
  });

async function answered(page: Page, key: string, given: Answers): Promise<void> {
  const section = sectionOf(shareRateChange, key);
  const fields = section !== undefined && 'fields' in section ? section.fields : [];
  const place = page.getByRole('region', { name: section?.label[language] ?? '' });
  await new AnsweredFields(page, language).answerAll(place, fields, given, () => undefined);
}

/** A step is answered, saved and left; the next one is there. */
async function stepDone(page: Page, section: string, given: Answers, next: string): Promise<void> {
  await answered(page, section, given);
  await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
  await expect(stepHeading(page, next)).toBeVisible();
}

test(
  'the face value is halved: the shares double for each holder, the memorandum and the public page follow',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Dairy', nepali: 'डेरी' });
    await speak(page, language);
    await signIn(page, person);
    await page.goto('/post-amendment/add-new');
    await page
      .getByRole('region', { name: shareRateChange.name[language], exact: true })
      .getByRole('button', { name: t('addNew.begin') })
      .click();
    await expect(stepHeading(page, 'step-1')).toBeVisible();
    const resolutionOn = nepalDayOfInstant(new Date().toISOString());
    const decision = {
      reason: 'साना शेयर सजिलै बिक्री हुन्छन्।',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'प्रस्तावबमोजिम पारित गरियो।' },
    };
    await stepDone(page, 'SHARE_RATE_DECISION', decision, 'step-2');

    await test.step('what becomes of the shares is seen before it is confirmed', async () => {
      await stepDone(page, 'NEW_SHARE_RATE', { ratePerShare: 50_00 }, 'step-3');
      const outcome = page.getByRole('region', { name: words('shares.title') });
      const rate = outcome.getByRole('row', { name: words('shares.rate') });
      await expect(rate).toContainText('१००.००');
      await expect(rate).toContainText('५०.००');
      await stepDone(page, 'SHARES_AT_NEW_RATE', { confirmed: true }, 'step-4');
    });

    const id = new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    await test.step('handed in', async () => {
      await attachRequired(gateway, id);
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/SHARE_RATE_CHANGE/${id}/check`);
      await page.getByLabel(trueStatement.text[language]).check();
      const send = common('action.submit');
      const dialog = await openedDialog(page, page.getByRole('button', { name: send, exact: true }));
      await dialog.getByRole('button', { name: send }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    });

    await test.step('approved: the amended memorandum proves itself, the register has the new value', async () => {
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      const { status } = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
      expect(status).toBe('APPROVED');
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
      const code = papers.find(({ kind, language: written }) => kind === 'MEMORANDUM' && written === 'ne')?.code ?? '';
      await new PortalTab(page).visit(`/verify-document?code=${code}`);
      await expect(page.getByRole('main')).toContainText(code.match(/.{4}/g)?.join('-') ?? '');
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('main')).toContainText('५०.००');
    });
  },
);
