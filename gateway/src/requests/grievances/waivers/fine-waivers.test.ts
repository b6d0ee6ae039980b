import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dueInvoiceSchema, dueListSchema, type CompanyDue } from '@registrar/domain/calls/fines';
import { grievanceDetailSchema, grievanceFinesSchema } from '@registrar/domain/calls/grievances';
import { callerOf, newKey, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';

const PATH = 'external/api/grievance';
let gateway: TestGateway;
let nisha: Caller;
let gita: Caller;
let maya: Caller;
let krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  nisha = await callerOf(gateway, 'nisha.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

const dues = async (): Promise<readonly CompanyDue[]> =>
  dueListSchema.parse((await nisha.call('GET', 'external/api/fine/due')).body.data);
async function dueOf(id?: string): Promise<CompanyDue> {
  const found = (await dues()).find((one) =>
    id === undefined ? one.state === 'DUE' && one.restPaisa > 0 : one.id === id,
  );
  if (!found) throw new Error('no such due');
  return found;
}
async function complain(registrationNumber?: string): Promise<string> {
  const asked = await nisha.call(
    'POST',
    PATH,
    {
      subject: 'A fine without a reason',
      text: 'The portal was down',
      ...(registrationNumber && { registrationNumber }),
    },
    newKey(),
  );
  expect(asked.status).toBe(200);
  return (asked.body.data as { id: string }).id;
}
const detailOf = async (by: Caller, id: string) =>
  grievanceDetailSchema.parse((await by.call('GET', `${PATH}/${id}`)).body.data);
const finesOf = async (by: Caller, id: string) =>
  grievanceFinesSchema.parse((await by.call('GET', `${PATH}/${id}/fine`)).body.data);
async function propose(by: Caller, id: string, dueId: string) {
  const { version } = await detailOf(by, id);
  return by.call(
    'POST',
    `${PATH}/${id}/waiver`,
    { version, dueId, reason: 'The portal was down on the last day' },
    newKey(),
  );
}
const decide = (by: Caller, id: string, step: string, body: object = {}) =>
  by.call('POST', `external/api/fine-waiver/${id}/${step}`, body, newKey());
async function answer(by: Caller, id: string) {
  const { version } = await detailOf(by, id);
  return by.call('POST', `${PATH}/${id}/answer`, { version, outcome: 'FINE_WAIVED', text: 'It is waived' }, newKey());
}

test('a fine is waived by two officers, its invoice is withdrawn, and the letter says how much', async () => {
  const due = await dueOf();
  const { invoiceId } = dueInvoiceSchema.parse(
    (await nisha.call('POST', `external/api/fine/due/${due.id}/invoice`, {}, newKey())).body.data,
  );
  const id = await complain(due.company.registrationNumber);
  expect((await detailOf(gita, id)).may.answer).not.toContain('FINE_WAIVED');
  expect((await answer(gita, id)).body.code).toBe('FLOW-409');
  expect((await finesOf(gita, id)).fines.map(({ dueId }) => dueId)).toContain(due.id);
  const proposed = await propose(gita, id, due.id);
  expect(proposed.status).toBe(200);
  const waiver = (proposed.body.data as { id: string }).id;
  expect((await propose(gita, id, due.id)).body.code).toBe('FLOW-409');
  expect((await dueOf(due.id)).restPaisa).toBe(due.restPaisa);
  expect((await decide(gita, waiver, 'approve')).status).toBe(403);
  const [shown] = (await finesOf(maya, id)).proposals;
  expect(shown).toMatchObject({ id: waiver, amountPaisa: due.restPaisa, status: 'PROPOSED', mayDecide: true });
  const twice = await Promise.all([decide(maya, waiver, 'approve'), decide(krishna, waiver, 'approve')]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await dueOf(due.id)).toMatchObject({
    state: 'WAIVED',
    restPaisa: 0,
    waivedPaisa: due.restPaisa,
    invoice: null,
  });
  const { db } = gateway.platform.database;
  expect(await db.selectFrom('invoice').select('status').where('id', '=', invoiceId).executeTakeFirstOrThrow()).toEqual(
    { status: 'REJECTED' },
  );
  expect((await nisha.call('POST', `external/api/fine/due/${due.id}/invoice`, {}, newKey())).body.code).toBe(
    'FLOW-409',
  );
  const told = await db
    .selectFrom('notification')
    .select('body_en')
    .where('account_id', '=', nisha.userId)
    .where('event_key', '=', `fine-waiver:${waiver}`)
    .execute();
  expect(told).toHaveLength(1);
  expect((await answer(gita, id)).status).toBe(200);
  const answered = await detailOf(nisha, id);
  expect(answered).toMatchObject({ status: 'DONE', outcome: 'FINE_WAIVED' });
  const letter = await nisha.call('GET', `external/api/letter/view/${answered.letters[0]?.code}`);
  expect(JSON.stringify(letter.body.data)).toContain('Waived fine');
});

test('a refused or withdrawn waiver leaves the fine; it opens no such answer', async () => {
  const due = await dueOf();
  const id = await complain(due.company.registrationNumber);
  const first = ((await propose(gita, id, due.id)).body.data as { id: string }).id;
  expect((await decide(maya, first, 'refuse')).body.code).toBe('VAL-422');
  expect((await decide(maya, first, 'refuse', { remark: 'The report is late' })).status).toBe(200);
  const second = ((await propose(gita, id, due.id)).body.data as { id: string }).id;
  expect((await decide(maya, second, 'withdraw')).status).toBe(403);
  expect((await decide(gita, second, 'withdraw')).status).toBe(200);
  expect(await dueOf(due.id)).toMatchObject({ state: 'DUE', restPaisa: due.restPaisa });
  expect((await answer(gita, id)).body.code).toBe('FLOW-409');
});

test('a fine of another company, without a company or that is being paid is not waived; who complains reads no proposal', async () => {
  const due = await dueOf();
  const none = await complain();
  expect((await propose(gita, none, due.id)).body.code).toBe('FLOW-409');
  const other = await complain('100002');
  expect((await propose(gita, other, due.id)).status).toBe(404);
  const id = await complain(due.company.registrationNumber);
  expect((await nisha.call('GET', `${PATH}/${id}/fine`)).status).toBe(403);
  const { invoiceId } = dueInvoiceSchema.parse(
    (await nisha.call('POST', `external/api/fine/due/${due.id}/invoice`, {}, newKey())).body.data,
  );
  const { db } = gateway.platform.database;
  await db.updateTable('invoice').set({ status: 'INITIATED' }).where('id', '=', invoiceId).execute();
  expect((await propose(gita, id, due.id)).body.code).toBe('FLOW-409');
});
