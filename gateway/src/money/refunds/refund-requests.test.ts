import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentHistoryPageSchema, type PaidInvoice } from '@registrar/domain/calls/receipts';
import { refundRequestPageSchema, type RefundRequest } from '@registrar/domain/calls/refund-requests';
import { refundPageSchema } from '@registrar/domain/calls/refunds';
import { callerOf, filledDraft, newKey, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { addReceipt } from '../../../test/money-kit';
import { officeOf, type Office } from '../../../test/registration-kit';

let gateway: TestGateway;
let office: Office;
let rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
async function refused(): Promise<{ invoiceId: string; lineId: string; applicationId: string }> {
  const { id: applicationId } = await take(await filledDraft(office.ram), [[office.ram, 'submit']]);
  const paid = await addReceipt(gateway, applicationId);
  await db().updateTable('application').set({ status: 'REJECTED' }).where('id', '=', applicationId).execute();
  return { ...paid, applicationId };
}
const ask = (by: Caller, invoiceId: string, reason = 'It was refused', key = newKey()) =>
  by.call('POST', `external/api/payment/${invoiceId}/refund-request`, { reason }, key);
const paidBy = async (by: Caller, invoiceId: string): Promise<PaidInvoice | undefined> =>
  paymentHistoryPageSchema
    .parse((await by.call('GET', 'external/api/payment-history?size=100')).body.data)
    .items.find(({ id }) => id === invoiceId);
const requests = async (by: Caller, status = 'OPEN'): Promise<RefundRequest[]> =>
  refundRequestPageSchema.parse(
    (await by.call('GET', `external/api/refund-request?status=${status}&size=100`)).body.data,
  ).items;
async function requestOf(by: Caller, invoiceId: string, status?: string): Promise<RefundRequest> {
  const found = (await requests(by, status)).find(({ invoice }) => invoice.id === invoiceId);
  if (!found) throw new Error('no request');
  return found;
}
const decline = (by: Caller, { id, version }: RefundRequest, remark = 'The service was rendered') =>
  by.call('POST', `external/api/refund-request/${id}/decline`, { version, remark }, newKey());
const propose = (of: { invoiceId: string; lineId: string }) =>
  rita.call(
    'POST',
    'external/api/refund',
    { invoiceId: of.invoiceId, lines: [{ lineId: of.lineId, amountPaisa: 100 }], reason: 'As asked' },
    newKey(),
  );
async function decideRefund(by: Caller, invoiceId: string, step: string): Promise<number> {
  const refund = refundPageSchema
    .parse((await by.call('GET', 'external/api/refund?size=100')).body.data)
    .items.find(({ invoice }) => invoice.id === invoiceId);
  return (
    await by.call(
      'POST',
      `external/api/refund/${refund?.id}/${step}`,
      { version: refund?.version, remark: 'Seen' },
      newKey(),
    )
  ).status;
}

test('a payer requests a refund once; a stranger, another applicant and a payer without a refundable amount cannot', async () => {
  const paid = await refused();
  expect((await paidBy(office.ram, paid.invoiceId))?.refund).toEqual({ mayAsk: true, request: null });
  const sita = await callerOf(gateway, 'sita.applicant');
  expect((await ask(sita, paid.invoiceId)).status).toBe(404);
  expect((await ask(rita, paid.invoiceId)).status).toBe(403);
  for (const reason of [' ', 'x'.repeat(1000)])
    expect((await ask(office.ram, paid.invoiceId, reason)).body.code).toBe('VAL-422');
  const key = newKey();
  expect([
    (await ask(office.ram, paid.invoiceId, 'Please', key)).status,
    (await ask(office.ram, paid.invoiceId, 'Please', key)).status,
  ]).toEqual([200, 200]);
  expect((await ask(office.ram, paid.invoiceId)).body).toMatchObject({ code: 'FLOW-409' });
  expect((await paidBy(office.ram, paid.invoiceId))?.refund).toMatchObject({
    mayAsk: false,
    request: { status: 'OPEN', reason: 'Please', answer: null },
  });
  const going = await refused();
  await db().updateTable('application').set({ status: 'APPROVED' }).where('id', '=', going.applicationId).execute();
  expect((await paidBy(office.ram, going.invoiceId))?.refund).toEqual({ mayAsk: false, request: null });
  expect((await ask(office.ram, going.invoiceId)).body.code).toBe('FLOW-409');
});

test('three requests at the same time are one', async () => {
  const paid = await refused();
  const answers = await Promise.all([
    ask(office.ram, paid.invoiceId),
    ask(office.ram, paid.invoiceId),
    ask(office.ram, paid.invoiceId),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('the revenue officer declines with a reason that the payer reads, and may be asked again; an approver can only read', async () => {
  const paid = await refused();
  await ask(office.ram, paid.invoiceId);
  const seen = await requestOf(office.maya, paid.invoiceId);
  expect(seen.mayAnswer).toBe(false);
  expect((await decline(office.maya, seen)).status).toBe(403);
  const open = await requestOf(rita, paid.invoiceId);
  expect(open).toMatchObject({ mayAnswer: true, reason: 'It was refused' });
  expect((await decline(rita, { ...open, version: 9 })).body.code).toBe('VER-412');
  expect((await decline(rita, open, ' ')).body.code).toBe('VAL-422');
  expect((await decline(rita, open)).status).toBe(200);
  expect((await decline(rita, open)).body.code).toBe('FLOW-409');
  expect((await paidBy(office.ram, paid.invoiceId))?.refund).toMatchObject({
    mayAsk: true,
    request: { status: 'DECLINED', answer: 'The service was rendered' },
  });
  const news = await db()
    .selectFrom('notification')
    .select('body_en')
    .where('account_id', '=', office.ram.userId)
    .where('type', '=', 'REFUND_ANSWERED')
    .executeTakeFirstOrThrow();
  expect(news.body_en).toContain('The service was rendered');
  expect((await ask(office.ram, paid.invoiceId)).status).toBe(200);
});

test('a request follows the proposal: withdrawn it is open again, refused it is declined, approved it is granted', async () => {
  const paid = await refused();
  await ask(office.ram, paid.invoiceId);
  expect((await propose(paid)).status).toBe(200);
  expect((await paidBy(office.ram, paid.invoiceId))?.refund).toMatchObject({
    mayAsk: false,
    request: { status: 'PROPOSED' },
  });
  expect(await decideRefund(rita, paid.invoiceId, 'withdraw')).toBe(200);
  expect((await requestOf(rita, paid.invoiceId)).status).toBe('OPEN');
  expect((await propose(paid)).status).toBe(200);
  expect(await decideRefund(office.maya, paid.invoiceId, 'refuse')).toBe(200);
  expect((await requestOf(rita, paid.invoiceId, 'DECLINED')).answer).toBe('Seen');
  expect((await ask(office.ram, paid.invoiceId)).status).toBe(200);
  expect((await propose(paid)).status).toBe(200);
  expect(await decideRefund(office.maya, paid.invoiceId, 'approve')).toBe(200);
  expect((await requestOf(rita, paid.invoiceId, 'GRANTED')).status).toBe('GRANTED');
});
