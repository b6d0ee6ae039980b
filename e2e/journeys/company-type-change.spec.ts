import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ConversionOutlook } from '@registrar/domain/calls/conversions';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { RepresentedCompany } from '@registrar/domain/calls/representatives';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { letterKinds, letterStates } from '@registrar/domain/calls/letters';
import { sectionOf } from '@registrar/domain/processes';
import { companyTypeChange } from '@registrar/domain/processes/filings/company-type-change/definition';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
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
const PUBLIC = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';
const publicType = companyTypes.name(PUBLIC)[language];
const APPLICATION = '/external/api/application';

const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: companyTypeChange.steps.find((step) => step.key === key)?.label[language] ?? '',
    exact: true,
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const regionOf = (page: Page, key: string) =>
  page.getByRole('region', { name: sectionOf(companyTypeChange, key)?.label[language] ?? '', exact: true });
const card = (page: Page) => page.getByRole('region', { name: companyTypeChange.name[language], exact: true });
const answer = (page: Page, key: string, given: Readonly<Record<string, unknown>>) => {
  const section = sectionOf(companyTypeChange, key);
  return new AnsweredFields(page, language).answerAll(
    regionOf(page, key),
    section !== undefined && 'fields' in section ? section.fields : [],
    given,
    () => undefined,
  );
};

/** What an earlier try left behind: one company is converted once, and its draft is opened once. */
async function undone(companyId: string): Promise<void> {
  const representative = await callsOf(demo.convertingRepresentative);
  const { items } = await representative.get<{ readonly items: readonly ApplicationDetail[] }>(
    `${APPLICATION}?processName=COMPANY_TYPE_CHANGE&companyId=${companyId}&size=20`,
  );
  for (const { id, status } of items) {
    if (status === 'DRAFT') await act(demo.convertingRepresentative, id, 'discard');
    if (status === 'APPROVED')
      await act(demo.otherApprover, id, 'revoke', { reasonCode: 'OTHER', remark: 'Decided in error.' });
  }
}

test(
  'a company reads why it may not yet be converted; another becomes public, with its certificate and its name',
  { tag: ['@core', '@demo-data'] },
  async ({ page }) => {
    const representative = await callsOf(demo.convertingRepresentative);
    const companies = await representative.get<readonly RepresentedCompany[]>('/external/api/representative/company');
    const numbered = (number: string): string => companies.find(({ regNo }) => regNo === number)?.id ?? '';
    const [early, ready] = [numbered('100010'), numbered('100021')];
    await undone(ready);
    const outlook = await representative.get<ConversionOutlook>(`/external/api/company/${ready}/conversion`);
    const after = outlook.types.find(({ companyType }) => companyType === PUBLIC)?.nameAfterNepali ?? '';
    await speak(page, language);
    await signIn(page, demo.convertingRepresentative);

    await test.step('the card of a company that may not be converted says what is missing, and where it is settled', async () => {
      await page.goto(`/post-amendment/add-new?company=${early}`);
      await expect(card(page).getByText(t('addNew.notNow'))).toBeVisible();
      await expect(card(page).getByRole('button', { name: new RegExp(`^${t('addNew.begin')}`) })).toHaveCount(0);
      await card(page).getByText(t('conversion.show')).click();
      const type = card(page).getByRole('group').filter({ hasText: publicType });
      await type.getByText(publicType).first().click();
      const unmet = type.getByRole('listitem').filter({ hasText: t('conversion.state.UNMET') });
      await expect(unmet).toHaveCount(3);
      // of too few holders an agreement on shares is the way out
      await expect(unmet.first().getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`company=${early}#SHARES_PURCHASE_SALES_AGREEMENT`),
      );
    });
    const id =
      await test.step('another company chooses its type, reads its conditions and its name, and files', async () => {
        await new PortalTab(page).visit(`/post-amendment/add-new?company=${ready}`);
        await card(page)
          .getByRole('button', { name: new RegExp(`^${t('addNew.begin')}`) })
          .click();
        await expect(stepHeading(page, 'new-type')).toBeVisible();
        await answer(page, 'NEW_COMPANY_TYPE', {
          companyType: PUBLIC,
          fiscalYear: '2082/83',
          remarks: 'सर्वसाधारणलाई सेयर जारी गर्न।',
        });
        const conditions = page.getByRole('region', { name: t('conversion.of', { type: publicType }) });
        await expect(conditions).toContainText(after);
        await expect(conditions.getByRole('listitem').filter({ hasText: t('conversion.state.UNMET') })).toHaveCount(0);
        await goOn(page);
        await expect(stepHeading(page, 'decision')).toBeVisible();
        await answer(page, 'CONVERSION_DECISION', {
          resolution: {
            meeting: 'GENERAL_MEETING',
            resolutionOn: nepalDayOfInstant(new Date().toISOString()),
            text: 'पब्लिक कम्पनीमा परिणत हुने विशेष प्रस्ताव पारित भयो।',
          },
        });
        await goOn(page);
        await expect(stepHeading(page, 'documents')).toBeVisible();
        return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
      });
    await test.step('with its papers there it is submitted from the check page', async () => {
      await attachRequired(representative, id);
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/COMPANY_TYPE_CHANGE/${id}/check`);
      await expect(stepHeading(page, 'check')).toBeVisible();
      await page.getByLabel(trueStatement.text[language]).check();
      const send = common('action.submit');
      await (
        await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
      )
        .getByRole('button', { name: send })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    });
    await verifiedByCalls(demo.convertingRepresentative, id);
    await act(demo.approver, id, 'approve');
    await test.step('the filing says what was entered, and its certificate proves itself', async () => {
      await new PortalTab(page).visit(`/post-amendment/application/${id}`);
      await expect(page.getByRole('region', { name: t('entered.title') })).toContainText(publicType);
      await page
        .getByRole('listitem')
        .filter({ hasText: letterKinds.name('CERTIFICATE_OF_CONVERSION')[language] })
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(/\/verify-document\?code=/);
      await expect(page.getByRole('main').getByText(letterStates.name('VALID')[language]).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(after);
    });
    await test.step('everybody reads the new type and the new name on the company’s public page', async () => {
      await new PortalTab(page).visit(`/company/${ready}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(after);
      await expect(page.getByRole('main')).toContainText(publicType);
    });
    await undone(ready);
  },
);
