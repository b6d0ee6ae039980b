import { addDays, nepalToday } from '@registrar/domain/calendar';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { ScheduleProposalPage } from '@registrar/domain/calls/schedules';
import { expect, signIn, test } from '@registrar/testing/playwright';
import { GatewayCalls } from '../gateway-calls';
import { freshName } from '../names';
import { NamePages } from '../pages/name-pages';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { perform } from '../reservations';
import { testsOnOwnPortal } from '../own-portal';
import { feePortal } from '../second-portal';
import { texts } from '../texts';

const portal = testsOnOwnPortal(feePortal);

const KEY = 'FEE_NAME_RESERVATION';
const FEE = 'रु. ५००.००';

async function callsOf({
  username,
  password,
}: {
  readonly username: string;
  readonly password: string;
}): Promise<GatewayCalls> {
  const calls = new GatewayCalls(feePortal);
  await calls.login(username, password);
  return calls;
}

/** Two people agree two days ago on what holds since yesterday. */
async function askFiveHundred(): Promise<void> {
  await portal.passDays(-2);
  const law = {
    reference: 'Decision 3 of the office',
    referenceNepali: 'कार्यालयको निर्णय नं. ३',
    certainty: 'A',
    remark: 'As decided',
  };
  await (
    await callsOf(demo.systemAdministrator)
  ).post('/external/api/schedule/proposal', {
    key: KEY,
    validFrom: addDays(nepalToday(new Date()), -1),
    validTo: null,
    value: { basis: 'FLAT', feePaisa: 50_000 },
    ...law,
  });
  const registrar = await callsOf(demo.otherApprover);
  const { items } = await registrar.get<ScheduleProposalPage>('/external/api/schedule/proposal?show=open');
  await registrar.post(`/external/api/schedule/proposal/${items.find(({ key }) => key === KEY)?.id}/approve`, {
    remark: 'Seen',
  });
  await portal.passDays(0);
}

const t = texts('mf-name-reservation', 'ne');

/** The whole way of the office with a name that was handed in. */
async function approve(id: string): Promise<void> {
  for (const [officer, action] of [
    [demo.operator, 'claim'],
    [demo.operator, 'verify'],
    [demo.approver, 'approve'],
  ] as const)
    await perform(officer, id, action, {}, feePortal);
}

test(
  'a reserved name that costs nothing says so, and its letter comes with the approval',
  { tag: ['@own-portal'] },
  async ({ page }) => {
    const names = new NamePages(page, 'ne');
    await speak(page, 'ne');
    await signIn(page, demo.otherApplicant);
    await names.fillDraft(freshName());
    await expect(page.getByText(t('check.free'))).toBeVisible();
    await names.submitDraft();
    await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    const id = names.applicationId();
    await approve(id);
    await page.goto(`/company-name-reservation/${id}`);
    await expect(page.getByText(t('standing.APPROVED.meaning'))).toBeVisible();
    await expect(page.getByText(t('check.free'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('reservation.letter') })).toBeVisible();
  },
);

test(
  'where it costs something there is no letter and no company under the name before it is paid by card',
  { tag: ['@own-portal'] },
  async ({ page }) => {
    await askFiveHundred();
    const names = new NamePages(page, 'ne');
    await speak(page, 'ne');
    await signIn(page, demo.applicant);

    const id = await test.step('what it costs is said before it is handed in', async () => {
      await names.fillDraft(freshName());
      await expect(page.getByText(t('fee.ESTIMATED.title', { amount: FEE }))).toBeVisible();
      await names.submitDraft();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
      return names.applicationId();
    });

    await test.step('approved and unpaid: no letter, and no company under the name', async () => {
      await approve(id);
      await page.goto(`/company-name-reservation/${id}`);
      await expect(page.getByText(t('fee.PENDING.title', { amount: FEE }))).toBeVisible();
      await expect(page.getByText(t('standing.APPROVED.meaning'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('reservation.letter') })).toHaveCount(0);
      const calls = await callsOf(demo.applicant);
      const { reservation } = await calls.get<ApplicationDetail>(`/external/api/application/${id}`);
      expect(
        (
          await calls.raw(
            'POST',
            '/external/api/application',
            { processName: 'COMPANY_REGISTRATION', reservationId: reservation?.id },
            undefined,
            { 'idempotency-key': crypto.randomUUID() },
          )
        ).status,
      ).toBe(423);
    });

    await test.step('paid by card from its own page, the letter is there', async () => {
      await page.getByRole('button', { name: t('fee.pay', { amount: FEE }) }).click();
      const payments = new PaymentPages(page, 'ne');
      await expect(payments.bill).toContainText('नाम आरक्षण दस्तुर');
      await payments.payByCard();
      await page.goto(`/company-name-reservation/${id}`);
      await expect(page.getByText(t('fee.SETTLED.title', { amount: FEE }))).toBeVisible();
      await page.getByRole('link', { name: t('reservation.letter') }).click();
      await expect(page).not.toHaveURL(new RegExp(id));
    });
  },
);
