import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentHistoryPageSchema, type PaidInvoice } from '@registrar/domain/calls/receipts';
import { refundRequestPageSchema, type RefundRequest } from '@registrar/domain/calls/refund-requests';
import { refundPageSchema } from '@registrar/domain/calls/refunds';
import { requestDetailSchema, type RequestDetail } from '@registrar/domain/calls/requests';
import { addDays } from '@registrar/domain/calendar';
import { callerOf, filledDraft, newKey, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { addReceipt } from '../../../test/money-kit';
import { addWorkingDays, readOfficeCalendar } from '../../applications/office-calendar';
import { dayInNepal } from '../../platform/clock';
import { png } from '../../../test/pictures';
import { uploadAll } from '../../../test/uploads-kit';
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

const REQUEST = 'external/api/request';
async function asked(invoiceId: string): Promise<string> {
  expect((await ask(office.ram, invoiceId)).status).toBe(200);
  return (await requestOf(rita, invoiceId)).id;
}
const readRequest = async (by: Caller, id: string): Promise<RequestDetail> =>
  requestDetailSchema.parse((await by.call('GET', `${REQUEST}/${id}`)).body.data);
const write = (by: Caller, id: string, text: string, uploadIds: readonly string[] = [], key = newKey()) =>
  by.call('POST', `${REQUEST}/${id}/message`, { text, uploadIds }, key);
const reopen = (by: Caller, { id, version }: RequestDetail, reason = 'There is a receipt', key = newKey()) =>
  by.call('POST', `${REQUEST}/${id}/reopen`, { version, reason }, key);
const bytesOf = (by: Caller, id: string, fileId: string) => by.call('GET', `${REQUEST}/${id}/file/${fileId}`);

test('a request has a number of its office and a last working day; it is found by either number', async () => {
  const paid = await refused();
  await asked(paid.invoiceId);
  const seen = await requestOf(rita, paid.invoiceId);
  expect(seen.number).toMatch(/^RFR-\d{4}\/\d\d-[A-Z]+-\d{6}$/);
  const days = await db().selectFrom('configuration').select('value').where('key', '=', 'REQUEST_TERMS').execute();
  expect(days).toMatchObject([{ value: { workingDays: { REFUND: 15, PRATILIPI: 1 }, otherwise: 7 } }]);
  const today = dayInNepal(gateway.clock.now());
  // fifteen working days and the Saturdays between them
  expect(seen.dueOn).toBe(addWorkingDays(today, 15, await readOfficeCalendar(db())));
  expect(seen.dueOn?.localeCompare(addDays(today, 16))).toBe(1);
  expect(seen.isOverdue).toBe(false);
  for (const search of [seen.number, seen.invoice.number ?? '', seen.number.toLowerCase().slice(4)]) {
    const found = await rita.call('GET', `external/api/refund-request?search=${encodeURIComponent(search)}`);
    expect(refundRequestPageSchema.parse(found.body.data).items.map(({ id }) => id)).toContain(seen.id);
  }
  const none = await rita.call('GET', 'external/api/refund-request?search=RFR-1999');
  expect(refundRequestPageSchema.parse(none.body.data).items).toEqual([]);
  await db()
    .updateTable('request')
    .set({ due_on: addDays(today, -1) })
    .where('id', '=', seen.id)
    .execute();
  expect((await requestOf(rita, paid.invoiceId)).isOverdue).toBe(true);
});

test('the office asks, the payer answers with a file, and both read it; a stranger reads nothing', async () => {
  const paid = await refused();
  const id = await asked(paid.invoiceId);
  expect((await write(rita, id, 'Which bank account is yours?')).status).toBe(200);
  const news = await db()
    .selectFrom('notification')
    .select(['body_en', 'link'])
    .where('account_id', '=', office.ram.userId)
    .where('type', '=', 'REQUEST_MESSAGE')
    .executeTakeFirstOrThrow();
  expect(news).toMatchObject({ link: '/payment-history' });
  expect(news.body_en).toContain('Which bank account is yours?');

  const key = newKey();
  const uploadId = await uploadAll(office.ram, png(300, 200, 4), 'passbook.png');
  const written = [
    await write(office.ram, id, 'This one', [uploadId], key),
    await write(office.ram, id, 'This one', [uploadId], key),
  ];
  expect(written.map(({ status }) => status)).toEqual([200, 200]);
  const seen = await readRequest(rita, id);
  expect(seen.messages).toMatchObject([
    { side: 'OFFICE', action: 'WRITE', text: 'Which bank account is yours?', files: [] },
    { side: 'REQUESTER', text: 'This one', files: [{ name: 'passbook.png', mediaType: 'image/png' }] },
  ]);
  expect(seen).toMatchObject({ mayWrite: true, mayReopen: false, words: 'It was refused' });
  const fileId = seen.messages[1]?.files[0]?.id ?? '';
  expect((await bytesOf(rita, id, fileId)).status).toBe(200);
  expect((await bytesOf(office.ram, id, fileId)).status).toBe(200);
  const logged = await db().selectFrom('audit').select('object_id').where('action', '=', 'REQUEST_FILE_READ').execute();
  expect(logged).toEqual([{ object_id: id }]);
  // to the payer the office speaks by its own name
  const own = await readRequest(office.ram, id);
  expect(own.messages[0]?.writtenBy).toEqual(own.office);
  expect(seen.messages[0]?.writtenBy).not.toEqual(seen.office);
  // an approver reads, a stranger does not
  expect((await readRequest(office.maya, id)).mayWrite).toBe(false);
  expect((await write(office.maya, id, 'Mine')).status).toBe(403);
  const sita = await callerOf(gateway, 'sita.applicant');
  expect((await sita.call('GET', `${REQUEST}/${id}`)).status).toBe(404);
  expect((await write(sita, id, 'Mine')).status).toBe(404);
  expect((await bytesOf(sita, id, fileId)).status).toBe(404);
  // a file of another request is not read through this one
  const other = await asked((await refused()).invoiceId);
  expect((await bytesOf(office.ram, other, fileId)).status).toBe(404);
});

test('a message needs a text and takes a few files of the kinds that are said; nothing is written otherwise', async () => {
  const paid = await refused();
  const id = await asked(paid.invoiceId);
  const text = await write(office.ram, id, ' ');
  expect(text.body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'text', code: 'MESSAGE_REQUIRED' }] });
  const many = await write(
    office.ram,
    id,
    'Many',
    Array.from({ length: 6 }, () => randomUUID()),
  );
  expect(many.body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'uploadIds', code: 'LIST_TOO_LONG' }] });
  const script = await uploadAll(office.ram, new TextEncoder().encode('<script>1</script>'), 'a.pdf');
  expect((await write(office.ram, id, 'A file', [script])).body.code).toMatch(/^FILE-/);
  expect((await write(office.ram, id, 'A file', [randomUUID()])).status).toBe(404);
  expect((await readRequest(office.ram, id)).messages).toEqual([]);
});

test('nobody declines without having read the last message', async () => {
  const paid = await refused();
  const id = await asked(paid.invoiceId);
  const read = await requestOf(rita, paid.invoiceId);
  expect((await write(office.ram, id, 'One more thing')).status).toBe(200);
  expect((await decline(rita, read)).body.code).toBe('VER-412');
  expect((await decline(rita, await requestOf(rita, paid.invoiceId))).status).toBe(200);
  expect((await write(office.ram, id, 'And another')).body.code).toBe('FLOW-409');
});

test('a declined request is opened again by its payer, keeps what was said, and gets a new last day', async () => {
  const paid = await refused();
  const id = await asked(paid.invoiceId);
  expect((await reopen(office.ram, await readRequest(office.ram, id))).body.code).toBe('FLOW-409');
  expect((await decline(rita, await requestOf(rita, paid.invoiceId))).status).toBe(200);
  const declined = await readRequest(office.ram, id);
  expect(declined).toMatchObject({ status: 'REFUSED', mayReopen: true, mayWrite: false });
  expect((await reopen(rita, await readRequest(rita, id))).status).toBe(403);
  expect((await reopen(office.ram, { ...declined, version: 1 })).body.code).toBe('VER-412');
  expect((await reopen(office.ram, declined, ' ')).body).toMatchObject({ errors: [{ code: 'REASON_REQUIRED' }] });
  const twice = await Promise.all([reopen(office.ram, declined), reopen(office.ram, declined)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 412]);
  const again = await requestOf(rita, paid.invoiceId);
  expect(again).toMatchObject({ id, status: 'OPEN', state: 'REOPENED', mayAnswer: true });
  expect((await readRequest(rita, id)).messages.map(({ action }) => action)).toEqual(['REFUSE', 'REOPEN']);
  // a proposal that is withdrawn leaves it opened again
  expect((await propose(paid)).status).toBe(200);
  expect((await decline(rita, { ...again, version: again.version + 1 })).body.code).toBe('FLOW-409');
  expect(await decideRefund(rita, paid.invoiceId, 'withdraw')).toBe(200);
  expect((await requestOf(rita, paid.invoiceId)).state).toBe('REOPENED');
});

test('a request is not opened again beside another one about the same payment, nor where nothing is to go back', async () => {
  const paid = await refused();
  const id = await asked(paid.invoiceId);
  await decline(rita, await requestOf(rita, paid.invoiceId));
  const first = await readRequest(office.ram, id);
  expect((await ask(office.ram, paid.invoiceId)).status).toBe(200);
  expect((await reopen(office.ram, first)).body.code).toBe('FLOW-409');
  await decline(rita, await requestOf(rita, paid.invoiceId));
  await db().updateTable('application').set({ status: 'APPROVED' }).where('id', '=', paid.applicationId).execute();
  expect((await reopen(office.ram, first)).body.code).toBe('FLOW-409');
});
