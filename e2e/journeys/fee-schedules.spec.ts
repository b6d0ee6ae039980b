import type { Browser, Page } from '@playwright/test';
import { addDays, nepalToday } from '@registrar/domain/calendar';
import { auditActions } from '@registrar/domain/calls/audit';
import type { ScheduleProposalPage } from '@registrar/domain/calls/schedules';
import { expect, expectAccessible, test, type Person } from '@registrar/testing/playwright';
import { GatewayCalls } from '../gateway-calls';
import { speak } from '../pages/portal-frame';
import { RatePages, type ProposedRate } from '../pages/rate-pages';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const law = { en: 'Decision 7 of the office', ne: 'कार्यालयको निर्णय नं. ७' };
/** For what fell due before it the former rate holds for ever, so that no other journey feels it. */
const fine: ProposedRate = {
  key: 'FINE_S81_6',
  validFrom: addDays(nepalToday(new Date()), 1),
  field: 'perMonthPaisa',
  value: '300',
  law,
  remark: 'मन्त्रालयको निर्देशन',
};
const conversion: ProposedRate = {
  key: 'FEE_CONVERSION_TO_PRIVATE',
  validFrom: addDays(nepalToday(new Date()), 400),
  field: 'feePaisa',
  value: '25000',
  law,
  remark: 'As other countries ask',
};
/** Months late, by section 81(6). */
const CALCULATOR =
  '/fine-calculation/fine-calculator/SHARE_TRANSFER_REGISTER?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&triggeredOn=2025-11-01&filedOn=2026-03-20';

async function at(browser: Browser, person: Person, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, language);
  await signIn(page, person);
  return page;
}

async function proposals(show: 'open' | 'settled'): Promise<ScheduleProposalPage['items']> {
  const gateway = new GatewayCalls();
  await gateway.login(demo.auditor.username, demo.auditor.password);
  return (await gateway.get<ScheduleProposalPage>(`/external/api/schedule/proposal?show=${show}&size=100`)).items;
}

test(
  'a rate is changed by two people from a day on, and what is worked out today stays as it is',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    await speak(page, 'ne');
    await signIn(page, demo.systemAdministrator);
    const proposer = new RatePages(page, 'ne');
    const visitor = await (await browser.newContext()).newPage();
    await speak(visitor, 'ne');
    const payable = async (): Promise<string> => {
      await visitor.goto(CALCULATOR);
      const answer = visitor.getByRole('region', {
        name: texts('mf-payments', 'ne')('fines.answer', { name: 'शेयर दाखिल खारेज' }),
      });
      await expect(answer).toContainText(/रु\. \d*[०-९]/u);
      return answer.innerText();
    };
    const before = await payable();

    await test.step('the administrator sees what it changes, and sends it', async () => {
      const dialog = await proposer.fill(fine, 'FINE');
      await expect(dialog.getByRole('cell', { name: '+ रु. १००.००' }).first()).toBeVisible();
      await expectAccessible(page);
      await proposer.send(dialog);
    });
    await test.step('nobody lets in what is their own: there is only the way back, and the call is refused', async () => {
      const row = await proposer.proposal(fine.key);
      await expect(row.getByRole('button')).toHaveCount(1);
      await expect(row.getByRole('button', { name: proposer.decision(fine.key, 'withdraw') })).toBeVisible();
      const waiting = (await proposals('open')).find(({ key }) => key === fine.key);
      const own = new GatewayCalls();
      await own.login(demo.systemAdministrator.username, demo.systemAdministrator.password);
      expect(
        (
          await own.raw(
            'POST',
            `/external/api/schedule/proposal/${waiting?.id}/approve`,
            { remark: 'ठीक छ' },
            undefined,
            { 'idempotency-key': crypto.randomUUID() },
          )
        ).status,
      ).toBe(403);
      await expect(
        (await proposer.rate(fine.key, 'FINE')).getByText(texts('mf-payments', 'ne')('schedules.waitsShort')),
      ).toBeVisible();
    });
    await test.step('the registrar sees the effect too, and lets it in', async () => {
      const registrar = await at(browser, demo.otherApprover, 'en');
      await new RatePages(registrar, 'en').decide(fine.key, 'approve', 'Held against the gazette', '+ Rs. 100.00');
      await registrar.context().close();
    });
    await test.step('it is listed as coming, with both people behind it', async () => {
      await expect(await proposer.rate(fine.key, 'FINE')).toContainText(
        texts('mf-payments', 'ne')('schedules.coming', { rows: '१' }),
      );
      const drawer = await proposer.history(fine.key, 'FINE');
      await expect(
        drawer.getByText(texts('mf-payments', 'ne')('schedules.state.coming'), { exact: true }),
      ).toBeVisible();
      await expect(drawer).toContainText('Held against the gazette');
      await expectAccessible(page);
    });
    await test.step('today the calculator answers as before', async () => {
      expect(await payable()).toBe(before);
      await visitor.context().close();
    });
    await test.step('the auditor reads both actions', async () => {
      const settled = (await proposals('settled')).find(
        ({ key, validFrom }) => key === fine.key && validFrom === fine.validFrom,
      );
      const auditor = await at(browser, demo.auditor, 'en');
      await auditor.goto(`/management/audit?objectType=schedule&objectId=${settled?.id}`);
      for (const action of ['SCHEDULE_PROPOSED', 'SCHEDULE_APPROVED'] as const)
        await expect(auditor.getByRole('cell', { name: auditActions.name(action).en, exact: true })).toBeVisible();
      await auditor.context().close();
    });
  },
);

test('a proposal that is refused says why, and the rate stays', { tag: ['@demo-data'] }, async ({ page, browser }) => {
  await speak(page, 'en');
  await signIn(page, demo.systemAdministrator);
  const proposer = new RatePages(page, 'en');
  await proposer.send(await proposer.fill(conversion, 'FEE'));
  const registrar = await at(browser, demo.otherApprover, 'ne');
  await new RatePages(registrar, 'ne').decide(conversion.key, 'refuse', 'कानुनी आधार पुगेन।', '+ रु. ५,०००.००');
  await registrar.context().close();
  const settled = await proposer.proposal(conversion.key, 'settled');
  await expect(settled).toContainText(texts('review', 'en')('proposals.status.REFUSED'));
  await expect(settled).toContainText('कानुनी आधार पुगेन।');
  await test.step('the same on a phone: nothing of it is out of reach', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.getByRole('combobox', { name: texts('mf-payments', 'en')('schedules.which') })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  const row = await proposer.rate(conversion.key, 'FEE');
  await expect(row).toContainText('20,000.00');
  await expect(row).not.toContainText(texts('mf-payments', 'en')('schedules.coming', { rows: '1' }));
});

test(
  'a term and a list of documents are changed by two people; what changes is shown to both',
  { tag: ['@demo-data'] },
  async ({ page, browser }) => {
    await speak(page, 'ne');
    await signIn(page, demo.systemAdministrator);
    const proposer = new RatePages(page, 'ne');
    const t = texts('mf-payments', 'ne');
    const english = texts('mf-payments', 'en');
    const common = { validFrom: addDays(nepalToday(new Date()), 400), law, remark: 'कार्यालयको निर्णय' };

    await test.step('the term shows what holds, what is to hold and its last day; nothing over its limit is sent', async () => {
      const dialog = await proposer.propose({ ...common, key: 'CORRECTION_TERM' }, 'TERM', (form) =>
        form.getByLabel('सच्याउने वा कागजात बुझाउने म्याद').fill('10000'),
      );
      await dialog.getByRole('button', { name: t('schedules.send') }).click();
      await expect(dialog.getByRole('link', { name: '१ देखि ३६६ सम्मको पूरा अङ्क लेख्नुहोस्।' })).toBeVisible();
      await dialog.getByLabel('सच्याउने वा कागजात बुझाउने म्याद').fill('२१');
      await expect(dialog.getByRole('cell', { name: '३५ दिन' })).toBeVisible();
      await expect(dialog.getByRole('cell', { name: /^२१ दिन.*सम्म$/u })).toBeVisible();
      await expectAccessible(page);
      await proposer.send(dialog);
    });
    await test.step('a document is added to a list, and one is no longer required', async () => {
      const dialog = await proposer.propose({ ...common, key: 'DOCUMENTS_OTHERS' }, 'DOCUMENT_LIST', async (form) => {
        await form.getByRole('button', { name: `${t('schedules.documents.change')}: कम्पनीको पत्र` }).click();
        await form.getByLabel(t('schedules.documents.need')).click();
        await page.getByTitle(t('schedules.need.OPTIONAL'), { exact: true }).click();
        await form.getByRole('button', { name: `${t('schedules.documents.close')}: कम्पनीको पत्र` }).click();
        await form.getByRole('button', { name: t('schedules.documents.add') }).click();
        await form.getByLabel(t('schedules.documents.nameNepali')).fill('वडाको सिफारिस');
        await form.getByLabel(t('schedules.documents.nameEnglish')).fill('Letter of the ward');
      });
      await expect(dialog.getByRole('row', { name: /वडाको सिफारिस/u })).toBeVisible();
      await expectAccessible(page);
      await proposer.send(dialog);
    });
    const registrar = await at(browser, demo.otherApprover, 'en');
    await test.step('the registrar sees both and lets them in', async () => {
      const approver = new RatePages(registrar, 'en');
      await approver.decide('CORRECTION_TERM', 'approve', 'As the board asks', '35 days');
      await approver.decide(
        'DOCUMENTS_OTHERS',
        'approve',
        'As the board asks',
        english('schedules.documents.summary', {
          need: english('schedules.need.OPTIONAL'),
          megabytes: '5',
          extensions: 'PDF, JPG, JPEG, PNG',
        }),
      );
    });
    await test.step('both are coming, and what holds today stays', async () => {
      const drawer = await proposer.history('DOCUMENTS_OTHERS', 'DOCUMENT_LIST');
      await expect(drawer.getByText(t('schedules.state.coming'), { exact: true })).toBeVisible();
      await expect(drawer).toContainText('वडाको सिफारिस');
      await expect(await proposer.rate('CORRECTION_TERM', 'TERM')).toContainText('३५ दिन');
      await registrar.context().close();
    });
  },
);
