import { expect, expectAccessible, test } from '@registrar/testing/playwright';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { letterKinds } from '@registrar/domain/calls/letters';
import { addDays } from '@registrar/domain/calendar';
import { automaticFlags } from '@registrar/domain/enumerations/automatic-flags';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { formatMoney } from '@registrar/domain/money';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { reportYears } from '../annual-reports';
import { act, acceptDocuments, attachRequired } from '../filed-registrations';
import { saveSection } from '../filed-sections';
import { callsOf } from '../gateway-calls';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { submitReport } from '../pages/report-pages';
import { demo } from '../people';
import { atDesk } from '../registration-desk';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-annual-report', language);
const LIST = 'DIRECTOR_DISCLOSURE';
const today = nepalDayOfInstant(new Date().toISOString());
const AUDITOR = {
  fullNameNepali: 'निर्मला खड्का',
  fullNameEnglish: 'Nirmala Khadka',
  licenceNumber: 'CA-1234',
  copLicenceNumber: 'COP/567',
  udin: '261124CA1234ABCD',
  panNumber: '301234567',
  appointedOn: today,
};
const DISCLOSED = Object.fromEntries(
  ['contracts', 'appointments', 'directorships', 'dealings'].map((matter) => [
    matter,
    { answer: 'NO', remark: 'None.' },
  ]),
);
const SECRETARY = {
  nameNepali: 'सरिता थापा',
  nameEnglish: 'Sarita Thapa',
  qualification: 'LL.B.',
  appointedOn: '2025-09-01',
};

test(
  'a public company reports a year: eleven directors, one by link and code, section 78 late by its own day; an officer decides, and the year is read on record',
  { tag: ['@demo-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = demo.publicRepresentative;
    const gateway = await callsOf(person);
    const { company, years } = await reportYears(gateway);
    const open = years.find(({ mayBegin }) => mayBegin);
    if (open === undefined) throw new Error('No year is open');
    const { id } = await gateway.post<ApplicationDetail>('/external/api/application', {
      processName: 'ANNUAL_REPORT',
      companyId: company.id,
      subject: { kind: 'FISCAL_YEAR', id: open.fiscalYear },
    });
    const item = `/external/api/application/${id}/section/${LIST}/item`;

    await test.step('the meeting of yesterday, figures, shares, auditors and the secretary are given', async () => {
      // a meeting is held within six months of the year
      const heldOn = [addDays(today, -1), addDays(open.endsOn, 150)].sort()[0];
      await saveSection(gateway, id, 'GENERAL_MEETING', {
        meeting: 'HELD',
        heldOn,
        presencePercent: 71.25,
        decisions: 'The accounts were approved.',
      });
      await saveSection(gateway, id, 'FINANCIAL_STATEMENT', {
        current: {
          PROPERTY: 40_000_000_00,
          CASH_AND_BANK: 12_000_000_00,
          SHARE_CAPITAL: 50_000_000_00,
          RESERVES: 2_000_000_00,
          SALES: 9_000_000_00,
          COST_OF_SALES: 7_000_000_00,
        },
        previous: { CASH_AND_BANK: 50_000_000_00, SHARE_CAPITAL: 50_000_000_00, SALES: 5_000_000_00 },
      });
      await saveSection(gateway, id, 'SHARE_STATEMENT', {
        shareValuationRate: 100_00,
        totalInstallment: 50_000_000_00,
        outstanding: 0,
      });
      await saveSection(gateway, id, 'AUDITORS', { thisYear: AUDITOR, nextYear: AUDITOR });
      await saveSection(gateway, id, 'COMPANY_SECRETARY', SECRETARY);
    });
    await test.step('ten directors on paper; the eleventh gets a link, and signs with the code that only they get', async () => {
      const { items } = await gateway.get<{ readonly items: readonly FiledItemState[] }>(item);
      expect(items).toHaveLength(11);
      const [signer, ...others] = items;
      if (signer === undefined) throw new Error('A board of nobody');
      for (const one of others)
        await gateway.put(
          `${item}/${one.id}`,
          { ...one.data, way: 'PAPER', madeOn: today, ...DISCLOSED },
          { 'if-match': `"${one.version}"` },
        );
      await gateway.put(
        `${item}/${signer.id}`,
        { ...signer.data, way: 'LINK', language: 'en' },
        { 'if-match': `"${signer.version}"` },
      );
      await gateway.post(`/external/api/application/${id}/disclosure/${signer.id}/send`, {});
      const address = `${signer.titleEnglish.toLowerCase().replace(' ', '.')}@demo.example`;
      const link = `/external/api${new URL(await mailbox.link(address, '/director-disclosure/')).pathname}`;
      await gateway.post(`${link}/otp`, { channel: 'EMAIL' });
      await gateway.post(`${link}/sign`, { channel: 'EMAIL', otp: await mailbox.otp(address, 'email'), ...DISCLOSED });
      await attachRequired(gateway, id);
    });

    await speak(page, language);
    await signIn(page, person);
    await test.step('the fee step names the fine of section 78 alone; the report is submitted and paid', async () => {
      await page.goto(`/annual-report/section-92?application=${id}`);
      await expect(
        page
          .getByRole('region', { name: annualReport.sections.find(({ key }) => key === LIST)?.label[language] ?? '' })
          .getByRole('row'),
      ).toHaveCount(12);
      await page.goto(`/annual-report/fine-details?application=${id}`);
      await expect(page.getByRole('main')).toContainText(formatMoney(5_000_00, language));
      await submitReport(page, language, id);
      const invoice = (await reportYears(gateway)).years.find(({ filing }) => filing?.id === id)?.filing?.invoice;
      await page.goto(`/payment/${invoice?.id ?? ''}`);
      await new PaymentPages(page, language).payByCard();
    });
    await test.step('an officer reads why the portal did not record it, and decides', async () => {
      const desk = await atDesk(browser, demo.operator, language, '/annual-report/review/');
      await desk.review.open(id);
      await expect(desk.page.getByText(automaticFlags.name('DISCLOSURE_ON_PAPER')[language])).toBeVisible({
        timeout: 60_000,
      });
      await desk.review.claim();
      await acceptDocuments(demo.operator, id);
      await desk.page.reload();
      await desk.review.forward();
      await desk.leave();
      await act(demo.approver, id, 'approve');
    });
    await test.step('the year is on record: figures, shares, disclosures, auditors; and the letter is there', async () => {
      await page.goto('/annual-report/list/approved');
      await page
        .getByRole('link', { name: t('record.toRecords') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('record.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(SECRETARY.nameEnglish);
      await expect(page.getByRole('table').first()).toContainText(formatMoney(52_000_000_00, language));
      await expectAccessible(page);
      await page.goto(`/annual-report?application=${id}`);
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: letterKinds.name('RECORD_LETTER')[language] })
          .getByRole('button'),
      ).toBeEnabled({ timeout: 60_000 });
    });
  },
);
