import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { claimNextAnswerSchema } from '@registrar/domain/calls/desk';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
} from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { verifyAudit } from '../../platform/audit/verify-audit';

let gateway: TestGateway;
let ram: Caller, sita: Caller, hari: Caller, gita: Caller, bishnu: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  hari = await callerOf(gateway, 'hari.intermediary');
  gita = await callerOf(gateway, 'gita.operator');
  bishnu = await callerOf(gateway, 'bishnu.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

test('two officers approve at once: one succeeds, the other is refused with a clear reason', async () => {
  const verified = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const answers = await Promise.all([act(maya, verified, 'approve'), act(krishna, verified, 'approve')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
    code: 'FLOW-409',
    message: expect.any(String),
  });
  const { total } = await gateway.platform.database.db
    .selectFrom('name_reservation')
    .select((the) => the.fn.countAll<number>().as('total'))
    .where('application_id', '=', verified.id)
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(1);
});

test('the same submission sent twice with the same key: one submission, one number, the same answer', async () => {
  const draft = await filledDraft(ram);
  const answers = await Promise.all([
    act(ram, draft, 'submit', { key: 'double' }),
    act(ram, draft, 'submit', { key: 'double' }),
    act(ram, draft, 'submit', { key: 'double' }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
  expect(
    detailOf(await ram.call('GET', `${APPLICATION}/${draft.id}`)).history.filter((step) => step.action === 'submit'),
  ).toHaveLength(1);
});

test('several applicants request one name: only one holds it', async () => {
  const name = freeName();
  const drafts = [
    [ram, await filledDraft(ram, name)],
    [sita, await filledDraft(sita, name)],
    [hari, await filledDraft(hari, { english: name.english.toUpperCase(), nepali: name.nepali })],
  ] as const;
  const answers = await Promise.all(drafts.map(([caller, draft]) => act(caller, draft, 'submit')));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect(answers.filter((answer) => answer.status === 409).map((answer) => answer.body.code)).toEqual([
    'NAME-409',
    'NAME-409',
  ]);
});

test('a name that is equal in one script counts as the same name', async () => {
  const [first, second] = [freeName(), freeName()];
  await take(await filledDraft(ram, first), [[ram, 'submit']]);
  const answer = await act(sita, await filledDraft(sita, { english: second.english, nepali: first.nepali }), 'submit');
  expect(answer).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('two officers claim the next application at once: each gets a different one, the oldest first', async () => {
  await drainQueue();
  const oldest = await take(await filledDraft(ram), [[ram, 'submit']]);
  const newer = await take(await filledDraft(sita), [[sita, 'submit']]);
  const answers = await Promise.all(
    [gita, bishnu].map((officer, index) =>
      officer.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': `together-${index}` }),
    ),
  );
  const taken = answers.map((answer) => claimNextAnswerSchema.parse(answer.body.data).application?.id);
  expect([...taken].sort()).toEqual([oldest.id, newer.id].sort());
  const none = await gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'nothing-left' });
  expect(none.body).toMatchObject({ message: 'Nothing is waiting in the queue.', data: { application: null } });
});

test('ten submissions at once: numbers without a gap, and an unbroken audit chain', async () => {
  const drafts = [];
  for (let count = 0; count < 10; count++) drafts.push(await filledDraft(ram));
  const numbers = (await Promise.all(drafts.map((draft) => act(ram, draft, 'submit')))).map((answer) =>
    Number(detailOf(answer).applicationNumber?.slice(-6)),
  );
  numbers.sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => (numbers[0] ?? 0) + index));
  expect(await verifyAudit(gateway.platform.database.db)).toMatchObject({ intact: true });
});

async function drainQueue(): Promise<void> {
  for (let count = 0; ; count++) {
    const answer = await gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': `drain-${count}` });
    if (claimNextAnswerSchema.parse(answer.body.data).application === null) return;
  }
}
