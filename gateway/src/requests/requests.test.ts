import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testRequest } from '@registrar/domain/testing/test-request';
import { addCompany } from '../../test/company-kit';
import { freeze, unfreeze } from '../../test/company-orders-kit';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { requestGate } from '../filings/facts/gate/request-gate';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuseRequest, reopenRequest } from './answer-request';
import { askRequest } from './ask-request';
import { lockRequest, moveRequest, type RequestMove } from './move-request';
import { findRequest, readRequest } from './read-request';
import { REQUEST_ACTIONS, type RequestHandler, type RequestRow } from './request-handler';

/** The engine on a kind that no office knows. */
let gateway: TestGateway;
let ram: Actor;
let gita: Actor;
let caller: Caller;
const lockedSubjects: (string | null)[] = [];

const handler: RequestHandler = {
  kind: testRequest,
  audit: { object: 'company', asked: 'REFUND_REQUESTED', actions: REQUEST_ACTIONS },
  notices: {
    work: 'WORK_ARRIVED',
    officePage: '/desk',
    requesterPage: '/dashboard',
    requesterAction: 'mail.action.application',
    asked: { title: 'requests.answered.title', body: 'requests.answered.body' },
    refused: {
      type: 'REQUEST_MESSAGE',
      title: 'requests.message.title',
      body: 'requests.message.body',
      sms: false,
      next: 'requests.message.next',
    },
  },
  lockSubject: async (unit, { company_id }) => {
    await unit.tx.selectFrom('company').select('id').where('id', '=', company_id).forUpdate().execute();
    lockedSubjects.push(company_id);
  },
  speaksForRequester: async () => false,
  refuseRelated: async () => undefined,
  requireReopenable: async () => undefined,
  describe: async (_, { number }) => ({
    reference: number,
    about: { ne: 'परीक्षण', en: 'Test' },
    payer: null,
  }),
  lettersOf: async () => [],
};

const actorOf = async (by: Caller, more: Partial<Actor>): Promise<Actor> => ({
  accountId: by.userId,
  sessionId: '0190a000-0000-7000-8000-000000000001',
  username: by.username,
  role: 'APPLICANT',
  officeId: null,
  external: true,
  screens: new Set(),
  restriction: null,
  secondFactor: 'NONE',
  ipHash: 'test',
  ...more,
});

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  caller = await callerOf(gateway, 'ram.applicant');
  ram = await actorOf(caller, {});
  gita = await actorOf(await callerOf(gateway, 'gita.operator'), { role: 'OPERATOR', officeId: 1, external: false });
});
afterAll(() => gateway?.close());

const unit = <T>(work: (of: UnitOfWork) => Promise<T>): Promise<T> => gateway.platform.runUnitOfWork(work);
const db = () => gateway.platform.database.db;
// of the first office, whose officers place orders on it
const company = async (): Promise<string> => (await addCompany(gateway, caller.userId, { officeId: 1 })).id;
const ask = (companyId: string, wish = 'A copy') =>
  unit((of) =>
    askRequest(of, ram, handler, {
      answers: { wish },
      officeId: 1,
      companyId,
      subjectId: null,
      gate: requestGate('en'),
    }),
  );
const move = (id: string, made: RequestMove): Promise<RequestRow> =>
  unit(async (of) => {
    const row = await lockRequest(of, id);
    if (!row) throw new Error('no request');
    return moveRequest(of, handler, row, made);
  });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('what its kind is stopped by refuses it with the reason of the filings, and nothing else does', async () => {
  const frozen = await company();
  const order = await freeze(gateway, frozen);
  expect(await refusalOf(ask(frozen))).toMatchObject({
    code: 'BLK-423',
    details: { blocker: { code: 'FROZEN', reasons: [{ code: 'FROZEN' }] } },
  });
  await unfreeze(gateway, order);
  // its kind does not name the blocker of a liquidation
  await db().updateTable('company').set({ status: 'IN_LIQUIDATION' }).where('id', '=', frozen).execute();
  expect((await ask(frozen)).status).toBe('ASKED');
});

test('each kind has its own count of numbers and its own working days; the answers fit its schema', async () => {
  const [first, second] = [await ask(await company()), await ask(await company())];
  const count = ({ number }: RequestRow): number => Number(/^TST-\d{4}\/\d\d-[A-Z]+-(\d{6})$/.exec(number)?.[1]);
  expect(count(second)).toBe(count(first) + 1);
  expect(first.due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await refusalOf(ask(await company(), ''))).toMatchObject({ name: 'ZodError' });
});

test('two at once about the same company are one', async () => {
  const id = await company();
  const asked = await Promise.all([refusalOf(ask(id)), refusalOf(ask(id)), refusalOf(ask(id))]);
  expect(asked.filter((one) => one === null)).toHaveLength(1);
  for (const one of asked.filter((other) => other !== null)) expect(one).toMatchObject({ code: 'FLOW-409' });
});

test('the office begins after the fee, ends it once, and each step stands in the audit', async () => {
  const { id } = await ask(await company());
  expect(await refusalOf(move(id, { action: 'take', by: gita }))).toMatchObject({ code: 'FLOW-409' });
  await move(id, { action: 'pay', by: null });
  await move(id, { action: 'take', by: gita });
  expect((await move(id, { action: 'release', by: gita })).status).toBe('PAID');
  await move(id, { action: 'take', by: gita });
  const ends = await Promise.all([
    refusalOf(move(id, { action: 'finish', by: gita, reason: 'Sent' })),
    refusalOf(move(id, { action: 'finish', by: gita, reason: 'Sent' })),
  ]);
  expect(ends.filter((one) => one === null)).toHaveLength(1);
  const { handler: found, row } = await findRequest(db(), [handler], ram, id, gateway.clock.now());
  expect(await readRequest(db(), ram, found, row, gateway.clock.now())).toMatchObject({
    status: 'DONE',
    words: 'A copy',
    messages: [{ action: 'FINISH', text: 'Sent' }],
    mayWrite: false,
    mayReopen: false,
  });
  const logged = await db().selectFrom('audit').select('action').where('object_id', '=', id).orderBy('seq').execute();
  expect(logged.map(({ action }) => action)).toEqual([
    'REFUND_REQUESTED',
    'REQUEST_PAID',
    'REQUEST_TAKEN',
    'REQUEST_RELEASED',
    'REQUEST_TAKEN',
    'REQUEST_FINISHED',
  ]);
});

test('refused and opened again: the subject is locked first, the reasons stay, another office finds nothing', async () => {
  const subject = await company();
  const { id } = await ask(subject);
  const { version } = await move(id, { action: 'pay', by: null });
  const answer = { version, remark: 'No' };
  const elsewhere = { ...gita, officeId: 2 };
  const refuseBy = (by: Actor) => unit((of) => refuseRequest(of, by, handler, id, answer, 'en'));
  expect(await refusalOf(refuseBy(elsewhere))).toMatchObject({ code: 'REQ-404' });
  expect(await refusalOf(findRequest(db(), [handler], elsewhere, id, gateway.clock.now()))).toMatchObject({
    code: 'REQ-404',
  });
  lockedSubjects.length = 0;
  await refuseBy(gita);
  await unit((of) => reopenRequest(of, ram, handler, id, { version: version + 1, reason: 'Yes' }));
  expect(lockedSubjects).toEqual([subject, subject]);
  const messages = await db()
    .selectFrom('request_message')
    .select(['side', 'action', 'text'])
    .where('request_id', '=', id)
    .orderBy('written_at')
    .execute();
  expect(messages).toEqual([
    { side: 'OFFICE', action: 'REFUSE', text: 'No' },
    { side: 'REQUESTER', action: 'REOPEN', text: 'Yes' },
  ]);
  const other = { ...ram, accountId: gita.accountId };
  expect(await refusalOf(findRequest(db(), [handler], other, id, gateway.clock.now()))).toMatchObject({
    code: 'REQ-404',
  });
});
