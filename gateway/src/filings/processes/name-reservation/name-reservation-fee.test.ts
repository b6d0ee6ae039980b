import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { letterSummarySchema } from '@registrar/domain/calls/letters';
import { reservationTermsSchema } from '@registrar/domain/calls/names';
import { z } from 'zod';
import { callerOf, filledDraft, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { submitVoucher, submitVoucherOf, invoiceOf, readPayable } from '../../../../test/money-kit';
import { newKey } from '../../../../test/representation-kit';
import { issueMissingLetters } from '../../../papers/name-reservation/missing-letters';
import { reservationBlocker } from '../../facts/gate/reservation-blocker';
import { dayInNepal } from '../../../platform/clock';
import { withdrawEnded } from '../../../money/withdraw-ended';

const FEE = 10_000;
let gateway: TestGateway;
let ram: Caller, bishnu: Caller, krishna: Caller, revenue: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  bishnu = await callerOf(gateway, 'bishnu.operator');
  krishna = await callerOf(gateway, 'krishna.approver');
  const { office_id } = await gateway.platform.database.db
    .selectFrom('account')
    .select('office_id')
    .where('username', '=', 'bishnu.operator')
    .executeTakeFirstOrThrow();
  await gateway.addAccount({ username: 'fee.revenue', role: 'REVENUE_OFFICER', officeId: office_id ?? 1 });
  revenue = await callerOf(gateway, 'fee.revenue');
});
afterAll(() => gateway?.close());

const reserve = async () =>
  take(await filledDraft(ram), [
    [ram, 'submit'],
    [bishnu, 'claim'],
    [bishnu, 'verify'],
    [krishna, 'approve'],
  ]);
const lettersOf = async (applicationId: string) =>
  z
    .array(letterSummarySchema)
    .parse((await ram.call('GET', `external/api/letter?applicationId=${applicationId}`)).body.data);
const blockerOf = async (applicationId: string) => {
  const { db } = gateway.platform.database;
  const { id } = await db
    .selectFrom('name_reservation')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return reservationBlocker(db, { id: applicationId, reservation_id: id }, dayInNepal(gateway.clock.now()));
};

const termsOf = async () =>
  reservationTermsSchema.parse((await gateway.call('GET', 'external/api/name/reservation-terms')).body.data);

test('the present days and fee are public', async () => {
  const { db } = gateway.platform.database;
  expect(await termsOf()).toEqual({ validDays: 90, formDueDays: 30, decisionDays: 2, feePaisa: 0 });
  const today = dayInNepal(gateway.clock.now());
  const row = { valid_from: today, valid_to: null, reference: 'A decision', certainty: 'A' as const };
  await db
    .insertInto('configuration')
    .values([
      {
        ...row,
        key: 'NAME_RESERVATION_TERMS',
        value: JSON.stringify({ validDays: 60, formDueDays: 20, reminderDaysBefore: [] }),
      },
      { ...row, key: 'FEE_NAME_RESERVATION', value: JSON.stringify({ basis: 'FLAT', feePaisa: FEE }) },
    ])
    .execute();
  expect(await termsOf()).toEqual({ validDays: 60, formDueDays: 20, decisionDays: 2, feePaisa: FEE });
  await db
    .deleteFrom('configuration')
    .where('key', 'in', ['NAME_RESERVATION_TERMS', 'FEE_NAME_RESERVATION'])
    .where('valid_from', '=', today)
    .execute();
});

test('while the schedule has no fee it is settled with a line that says so, and the letter is there at once', async () => {
  const { id } = await reserve();
  expect(await readPayable(ram, id)).toMatchObject({
    state: 'SETTLED',
    mayPay: false,
    invoices: [{ status: 'PAID', totalPaisa: 0, lines: [{ code: 'NO_FEE' }] }],
  });
  expect(await lettersOf(id)).toHaveLength(1);
  expect(await blockerOf(id)).toEqual([]);
});

test('the approval invoices a fee; until it is paid there is no letter and no registration under the name', async () => {
  const today = dayInNepal(gateway.clock.now());
  await gateway.platform.database.db
    .insertInto('configuration')
    .values({
      key: 'FEE_NAME_RESERVATION',
      valid_from: today,
      valid_to: null,
      value: JSON.stringify({ basis: 'FLAT', feePaisa: FEE }),
      reference: 'A decision',
      certainty: 'A',
    })
    .execute();
  const draft = await filledDraft(ram);
  expect(await readPayable(ram, draft.id)).toMatchObject({ state: 'ESTIMATED', estimate: { totalPaisa: FEE } });
  const submitted = await take(draft, [
    [ram, 'submit'],
    [bishnu, 'claim'],
  ]);
  expect(submitted.allowedActions.map(({ action }) => action)).not.toContain('assess');
  expect(await readPayable(ram, submitted.id)).toMatchObject({ state: 'PROPOSED', mayPay: false });
  const { id } = await take(submitted, [
    [bishnu, 'verify'],
    [krishna, 'approve'],
  ]);

  const payable = await readPayable(ram, id);
  expect(payable).toMatchObject({
    state: 'PENDING',
    mayPay: true,
    invoices: [
      {
        status: 'PENDING',
        totalPaisa: FEE,
        lines: [{ code: 'NAME_RESERVATION', working: [{ kind: 'FLAT', feePaisa: FEE }] }],
      },
    ],
  });
  expect(await lettersOf(id)).toEqual([]);
  await issueMissingLetters(gateway.platform);
  expect(await lettersOf(id)).toEqual([]);
  expect(await blockerOf(id)).toEqual(['RESERVATION_UNPAID']);

  const brought = await submitVoucher(ram, id, invoiceOf(payable));
  expect(brought).toMatchObject({ status: 200 });
  const [voucher] = invoiceOf(await readPayable(ram, id)).vouchers;
  expect(await blockerOf(id)).toEqual(['RESERVATION_UNPAID']);
  expect(
    await revenue.call(
      'POST',
      `external/api/payment-voucher/${voucher?.id}/verify`,
      { version: voucher?.version },
      newKey(),
    ),
  ).toMatchObject({ status: 200 });
  expect(await readPayable(ram, id)).toMatchObject({
    state: 'SETTLED',
    mayPay: false,
    invoices: [{ status: 'APPROVED' }],
  });
  expect(await lettersOf(id)).toHaveLength(1);
  expect(await blockerOf(id)).toEqual([]);
});

test('recalled before the decision, or revoked unpaid, no invoice remains', async () => {
  const recalled = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [ram, 'recall', { remark: 'A better name' }],
  ]);
  expect(await readPayable(ram, recalled.id)).toMatchObject({ state: 'ESTIMATED', invoices: [] });
  const approved = await reserve();
  const revoked = await take(approved, [[krishna, 'revoke', { remark: 'Given by mistake', reasonCode: 'OTHER' }]]);
  expect(await readPayable(ram, revoked.id)).toMatchObject({ mayPay: false, invoices: [] });
});

test('after the last day of the name its invoice cannot be paid, and the job withdraws it', async () => {
  const { platform, clock } = gateway;
  const { id } = await reserve();
  const invoice = invoiceOf(await readPayable(ram, id));
  const waiting = await reserve();
  const brought = invoiceOf(await readPayable(ram, waiting.id));
  expect((await submitVoucher(ram, waiting.id, brought)).status).toBe(200);
  const statusOf = async (invoiceId: string) =>
    (
      await platform.database.db
        .selectFrom('invoice')
        .select('status')
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow()
    ).status;
  await withdrawEnded(platform);
  expect(await statusOf(invoice.id)).toBe('PENDING');

  clock.moveTo(new Date(clock.now().getTime() + 91 * 86_400_000));
  [ram, revenue] = [await callerOf(gateway, 'ram.applicant'), await callerOf(gateway, 'fee.revenue')];
  expect(await readPayable(ram, id)).toMatchObject({ state: 'NONE', mayPay: false, estimate: null });
  expect((await ram.call('GET', `external/api/payment/${invoice.id}`)).body.data).toMatchObject({
    status: 'PENDING',
    closed: 'ENDED',
    mayPay: false,
    mayBringVoucher: false,
  });
  expect((await submitVoucherOf(ram, invoice)).body).toMatchObject({
    code: 'FLOW-409',
    message: 'What this invoice is for has ended; it need not be paid any more.',
  });
  await withdrawEnded(platform);
  await withdrawEnded(platform);
  // a payment sent while the name was reserved is still reviewed
  expect([await statusOf(invoice.id), await statusOf(brought.id)]).toEqual(['REJECTED', 'SUBMITTED']);
  const [voucher] = invoiceOf(await readPayable(ram, waiting.id)).vouchers;
  expect(
    (
      await revenue.call(
        'POST',
        `external/api/payment-voucher/${voucher?.id}/verify`,
        { version: voucher?.version },
        newKey(),
      )
    ).status,
  ).toBe(200);
  expect([await statusOf(brought.id), (await readPayable(ram, waiting.id)).state]).toEqual(['APPROVED', 'SETTLED']);
});
