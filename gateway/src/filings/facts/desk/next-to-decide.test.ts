import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nextInQueueAnswerSchema } from '@registrar/domain/calls/desk';
import { act, APPLICATION, callerOf, detailOf, filledDraft, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { newKey } from '../../../../test/representation-kit';
import { settledCompany, verifiedChange } from '../../../../test/name-change-kit';

let gateway: TestGateway;
let onStatement = (_sql: string): void => undefined;
let ram: Caller, puja: Caller, gita: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, onStatement: (sql) => onStatement(sql) });
  ram = await callerOf(gateway, 'ram.applicant');
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

const next = async (
  caller: Caller,
  question: { after?: string; processName?: string } = {},
): Promise<string | undefined> =>
  nextInQueueAnswerSchema.parse((await caller.call('POST', 'external/api/desk/next', question, newKey())).body.data)
    .application?.id;
const verified = async () =>
  take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);

test('an approver goes from the oldest application to the newest and then starts again', async () => {
  expect(await next(maya)).toBeUndefined();
  const [first, second, third] = [await verified(), await verified(), await verified()];
  expect(await next(maya)).toBe(first.id);
  expect(await next(maya, { after: first.id })).toBe(second.id);
  expect(await next(maya, { after: third.id })).toBe(first.id);

  detailOf(await act(maya, first, 'approve'));
  expect(await next(maya, { after: first.id })).toBe(second.id);

  detailOf(await act(maya, second, 'forward', { remark: 'For the registrar.' }));
  expect(await next(maya)).toBe(third.id);
  expect(await next(krishna)).toBe(second.id);
  await take(third, [[maya, 'approve']]);
  expect(await next(maya, { after: third.id })).toBeUndefined();
});

test('operators claim with the same call, and each gets a different application', async () => {
  const first = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect(await next(gita, { processName: 'NAME_RESERVATION' })).toBe(first.id);
  expect(detailOf(await gita.call('GET', `${APPLICATION}/${first.id}`))).toMatchObject({
    status: 'IN_PROCESS',
    assignee: { id: gita.userId },
  });
  expect(await next(gita, { processName: 'NAME_RESERVATION', after: first.id })).toBeUndefined();
  // no application of the requested process waits, but one of another process does
  const other = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect(await next(gita, { processName: 'COMPANY_REGISTRATION' })).toBe(other.id);
  await take(detailOf(await gita.call('GET', `${APPLICATION}/${other.id}`)), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  await take(detailOf(await gita.call('GET', `${APPLICATION}/${first.id}`)), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
});

test('an operator gets the only application even if a job locks it for a moment', async () => {
  const waiting = await take(await filledDraft(ram), [[ram, 'submit']]);
  const { db, kind } = gateway.platform.database;
  const passedOver = new Promise<void>((resolve) => {
    onStatement = (sql) => /order by \(assignee_id is null\).*skip locked/s.test(sql) && resolve();
  });
  let isHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const job = db.transaction().execute(async (tx) => {
    await tx.selectFrom('application').select('id').where('id', '=', waiting.id).forUpdate().execute();
    isHeld();
    // the embedded database has one session: there the officer waits for the end of the job
    if (kind === 'server') await passedOver;
  });
  await held;
  expect(await next(gita)).toBe(waiting.id);
  await job;
  await take(detailOf(await gita.call('GET', `${APPLICATION}/${waiting.id}`)), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
});

test('the requested process comes first, then the others, and never an application of a company that the officer is related to', async () => {
  const companyId = await settledCompany(gateway, [puja, maya]);
  const change = await verifiedChange(
    { applicant: puja, operator: gita, revenue: await callerOf(gateway, 'rita.revenue') },
    companyId,
  );
  const reservation = await verified();
  expect(await next(krishna, { processName: 'NAME_CHANGE' })).toBe(change.id);
  expect(await next(maya, { processName: 'NAME_CHANGE' })).toBe(reservation.id);
  expect(await next(maya, { processName: 'NAME_RESERVATION' })).toBe(reservation.id);
});

test('the desk shows both processes with their legal clocks', async () => {
  const desk = await krishna.call('GET', 'external/api/desk?queue=waiting');
  expect(desk.body.data).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ processName: 'NAME_CHANGE', clock: expect.objectContaining({ termDays: 7 }) }),
      expect.objectContaining({ processName: 'NAME_RESERVATION', clock: expect.objectContaining({ termDays: 2 }) }),
    ]),
  });
});
