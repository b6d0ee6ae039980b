import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentHistoryPageSchema } from '@registrar/domain/calls/receipts';
import {
  refundCandidateSchema,
  refundPageSchema,
  type Refund,
  type RefundCandidate,
} from '@registrar/domain/calls/refunds';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  newKey,
  saveSection,
  take,
  type Caller,
} from '../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../test/harness';
import { submitVoucher, invoiceOf, payFor, readPayable } from '../../../test/money-kit';
import { officeOf, readDetail, readyRegistration, type Office } from '../../../test/registration-kit';

const REFUND = 'external/api/refund';
const LAKH = 100_000_00;
/** By the schedule: up to one lakh 1,000, up to five 4,500, up to ten 9,500. */
const FEE = { one: 100_000, two: 450_000, six: 950_000 };

let gateway: TestGateway;
let office: Office;
let rita: Caller;
let other: Caller;
let auditor: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
  const { office_id: officeId } = await gateway.platform.database.db
    .selectFrom('account')
    .select('office_id')
    .where('username', '=', 'maya.approver')
    .executeTakeFirstOrThrow();
  await gateway.addAccount({ username: 'other.approver', role: 'APPROVER_1', officeId });
  await gateway.addAccount({ username: 'some.auditor', role: 'AUDITOR' });
  other = await callerOf(gateway, 'other.approver');
  auditor = await callerOf(gateway, 'some.auditor');
});
afterAll(() => gateway?.close());

/** Sent back for its capital, corrected, submitted again, and claimed by the operator. */
async function withCapital(id: string, capital: number): Promise<void> {
  const { gita, ram } = office;
  const pinned = await gita.call('POST', `${APPLICATION}/${id}/pin`, {
    path: 'CAPITAL_STRUCTURE.authorizedCapital',
    remark: 'The capital',
  });
  if (pinned.status !== 200) throw new Error(pinned.body.message);
  const sent = detailOf(await act(gita, await readDetail(gita, id), 'sendForCorrection', { remark: 'The capital' }));
  const answers = sent.sections.find(({ key }) => key === 'CAPITAL_STRUCTURE')?.data ?? {};
  for (const pin of (await readDetail(ram, id)).pins)
    await ram.call('PUT', `${APPLICATION}/${id}/pin/${pin.id}/answer`, { answer: 'Changed' });
  detailOf(
    await saveSection(ram, await readDetail(ram, id), 'CAPITAL_STRUCTURE', {
      ...answers,
      authorizedCapital: capital,
      authorizedQuantity: capital / 100_00,
    }),
  );
  const handedIn = detailOf(await act(ram, await readDetail(ram, id), 'resubmit'));
  if (handedIn.status !== 'IN_PROCESS') detailOf(await act(gita, handedIn, 'claim'));
}

/** The newest invoice, confirmed and paid over the counter. */
async function payRest(id: string): Promise<void> {
  detailOf(await act(office.gita, await readDetail(office.gita, id), 'assess'));
  const brought = await submitVoucher(office.ram, id, invoiceOf(await readPayable(office.ram, id)));
  if (brought.status !== 200) throw new Error(brought.body.message);
  const [voucher] = invoiceOf(await readPayable(office.ram, id)).vouchers;
  expect(
    (
      await rita.call(
        'POST',
        `external/api/payment-voucher/${voucher?.id}/verify`,
        { version: voucher?.version },
        newKey(),
      )
    ).status,
  ).toBe(200);
}

async function paid(): Promise<string> {
  const filing = await take(await readyRegistration(office, twoOwners()), [
    [office.ram, 'submit'],
    [office.gita, 'claim'],
  ]);
  return (await payFor({ operator: office.gita, applicant: office.ram, revenue: rita }, filing)).id;
}
const candidates = async (id: string): Promise<RefundCandidate[]> => {
  const { applicationNumber } = await readDetail(office.ram, id);
  return z
    .array(refundCandidateSchema)
    .parse(
      (await rita.call('GET', `${REFUND}/candidate?search=${encodeURIComponent(applicationNumber ?? '')}`)).body.data,
    );
};
const propose = ({ invoiceId, lines }: RefundCandidate, amountPaisa: number): Promise<Answer> =>
  rita.call(
    'POST',
    REFUND,
    { invoiceId, lines: [{ lineId: lines[0]?.id, amountPaisa }], reason: 'Less is due after the correction' },
    newKey(),
  );
const waiting = async (by: Caller, invoiceId: string): Promise<Refund | undefined> =>
  refundPageSchema
    .parse((await by.call('GET', `${REFUND}?status=PROPOSED&size=100`)).body.data)
    .items.find(({ invoice }) => invoice.id === invoiceId);
const decide = (by: Caller, refund: Refund | undefined, step: string): Promise<Answer> =>
  by.call('POST', `${REFUND}/${refund?.id}/${step}`, { version: refund?.version, remark: 'Seen' }, newKey());

test('a capital lowered after the payment is an overpayment: the revenue officer is notified, two officers refund it, and a raised capital is invoiced again', async () => {
  const id = await paid();
  await withCapital(id, 6 * LAKH);
  const [first] = (await readPayable(office.ram, id)).invoices.filter(({ status }) => status === 'APPROVED');
  expect(invoiceOf(await readPayable(office.ram, id))).toMatchObject({
    status: 'DRAFT',
    totalPaisa: FEE.six - FEE.two,
    supplements: first?.number,
  });
  await payRest(id);
  const history = paymentHistoryPageSchema
    .parse((await office.ram.call('GET', 'external/api/payment-history?size=100')).body.data)
    .items.filter(({ subject }) => subject.id === id);
  expect(history.map(({ totalPaisa, supplements }) => [totalPaisa, supplements])).toEqual([
    [FEE.six - FEE.two, first?.number],
    [FEE.two, null],
  ]);
  expect((await candidates(id)).map(({ ground }) => ground)).toEqual([null, null]);

  await withCapital(id, LAKH);
  expect((await readPayable(office.ram, id)).state).toBe('SETTLED');
  const news = await gateway.platform.database.db
    .selectFrom('notification')
    .select(['body_en', 'link'])
    .where('account_id', '=', rita.userId)
    .where('type', '=', 'WORK_REFUND')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(news).toMatchObject({ link: '/refunds', body_en: expect.stringContaining('Rs. 8,500.00') });

  // both invoices together refund no more than the overpayment
  const [rest, begin] = await candidates(id);
  if (!rest || !begin) throw new Error('Two invoices were paid');
  expect([rest, begin]).toMatchObject([
    { ground: 'AMOUNT_LOWERED', refundablePaisa: 500_000 },
    { ground: 'AMOUNT_LOWERED', refundablePaisa: 450_000 },
  ]);
  expect((await propose(rest, 500_001)).body).toMatchObject({ code: 'VAL-422', errors: [{ code: 'REFUND_TOO_MUCH' }] });
  const both = await Promise.all([propose(rest, 500_000), propose(begin, 450_000)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const proposed = both[0]?.status === 200 ? rest : begin;
  const left = FEE.six - FEE.one - (both[0]?.status === 200 ? 500_000 : 450_000);
  const remaining = (await candidates(id)).find(({ invoiceId }) => invoiceId !== proposed.invoiceId);
  expect(remaining).toMatchObject({ refundablePaisa: Math.min(left, remaining?.totalPaisa ?? 0) });
  if (remaining) expect((await propose(remaining, remaining.refundablePaisa)).status).toBe(200);

  for (const invoiceId of [rest.invoiceId, begin.invoiceId])
    expect((await decide(office.maya, await waiting(office.maya, invoiceId), 'approve')).status).toBe(200);
  const refunds = await gateway.platform.database.db
    .selectFrom('refund')
    .select('total_paisa')
    .where('invoice_id', 'in', [rest.invoiceId, begin.invoiceId])
    .where('status', '=', 'APPROVED')
    .execute();
  expect(refunds.reduce((sum, { total_paisa }) => sum + total_paisa, 0)).toBe(FEE.six - FEE.one);
  expect((await candidates(id)).map(({ refundablePaisa }) => refundablePaisa)).toEqual([0, 0]);

  await withCapital(id, 6 * LAKH);
  expect(await readPayable(office.ram, id)).toMatchObject({
    state: 'PROPOSED',
    invoices: [{ status: 'DRAFT', totalPaisa: FEE.six - FEE.one, supplements: expect.stringMatching(/^INV-/) }, {}, {}],
  });
}, 240_000);

test('two approvals at the same time are one credit note; an auditor can only read', async () => {
  const { db } = gateway.platform.database;
  const id = await paid();
  await withCapital(id, LAKH);
  const [candidate] = await candidates(id);
  if (!candidate) throw new Error('Nothing was paid');
  expect((await propose(candidate, FEE.two - FEE.one)).status).toBe(200);
  const seen = await waiting(auditor, candidate.invoiceId);
  expect(seen).toMatchObject({
    mayDecide: false,
    mayWithdraw: false,
    office: { nameEnglish: expect.any(String) },
    totalPaisa: FEE.two - FEE.one,
  });
  expect((await auditor.call('GET', REFUND)).body.data).toMatchObject({ mayPropose: false });
  for (const step of ['approve', 'refuse', 'withdraw'])
    expect((await decide(auditor, seen, step)).body.code).toBe('PERM-403');
  expect(
    (
      await auditor.call(
        'POST',
        REFUND,
        { invoiceId: candidate.invoiceId, lines: [{ lineId: candidate.lines[0]?.id, amountPaisa: 1 }], reason: 'x' },
        newKey(),
      )
    ).body.code,
  ).toBe('PERM-403');

  const notes = () => db.selectFrom('refund').select('number').where('number', 'is not', null).execute();
  const before = await notes();
  const refund = await waiting(office.maya, candidate.invoiceId);
  const answers = await Promise.all([
    decide(office.maya, refund, 'approve'),
    decide(other, refund, 'approve'),
    decide(office.maya, refund, 'approve'),
    decide(other, refund, 'refuse'),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    answers
      .filter(({ status }) => status !== 200)
      .every(({ body }) => body.code === 'FLOW-409' || body.code === 'VER-412'),
  ).toBe(true);
  const approved = await db
    .selectFrom('refund')
    .select(['status', 'number'])
    .where('invoice_id', '=', candidate.invoiceId)
    .execute();
  expect(approved).toHaveLength(1);
  const issued = approved.filter(({ status }) => status === 'APPROVED').length;
  expect((await notes()).length - before.length).toBe(issued);
  expect(
    await db
      .selectFrom('letter')
      .innerJoin('refund', 'refund.id', 'letter.issued_for_id')
      .select('letter.id')
      .where('refund.invoice_id', '=', candidate.invoiceId)
      .execute(),
  ).toHaveLength(issued);
}, 180_000);
