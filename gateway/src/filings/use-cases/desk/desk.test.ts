import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  deskCountsSchema,
  deskPageSchema,
  operatorsSchema,
  workloadSchema,
  type DeskCounts,
  type DeskPage,
} from '@registrar/domain/calls/desk';
import {
  applicationDetailSchema,
  applicationPageSchema,
  applicationSummarySchema,
} from '@registrar/domain/calls/filings';
import { act, APPLICATION, callerOf, detailOf, filledDraft, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';
import { dayInNepal } from '../../../platform/clock';
import { returnLapsedClaims } from './lapsed-claims';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, bishnu: Caller, maya: Caller, krishna: Caller, kamala: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  bishnu = await callerOf(gateway, 'bishnu.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  kamala = await callerOf(gateway, 'kamala.admin');
});
afterAll(() => gateway?.close());

async function deskOf(officer: Caller, query = ''): Promise<DeskPage> {
  return deskPageSchema.parse((await officer.call('GET', `external/api/desk?${query}`)).body.data);
}

async function countsOf(officer: Caller): Promise<DeskCounts> {
  return deskCountsSchema.parse((await officer.call('GET', 'external/api/desk/counts')).body.data);
}

test('each desk shows and counts the applications that wait for it, the oldest first', async () => {
  const first = await take(await filledDraft(ram), [[ram, 'submit']]);
  const second = await take(await filledDraft(sita), [[sita, 'submit']]);
  await filledDraft(ram); // a draft is on no desk
  expect((await deskOf(gita)).items.map((item) => item.id)).toEqual([first.id, second.id]);
  expect((await deskOf(gita, 'sort=newest&size=1')).items.map((item) => item.id)).toEqual([second.id]);
  expect(await countsOf(gita)).toEqual({
    kinds: expect.arrayContaining(['NAME_RESERVATION', 'ANNUAL_REPORT', 'OTHERS']),
    waiting: 2,
    mine: 0,
    inHand: 0,
    overdue: { waiting: 0, mine: 0, inHand: 0 },
    decidedToday: 0,
    byProcess: [{ processName: 'NAME_RESERVATION', waiting: 2 }],
  });
  expect((await deskOf(maya)).total).toBe(0);

  const verified = await take(first, [
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  expect((await deskOf(gita)).items.map((item) => item.id)).toEqual([second.id]);
  expect((await deskOf(gita, 'queue=decided')).items.map((item) => item.id)).toEqual([first.id]);
  expect((await deskOf(maya)).items.map((item) => item.id)).toEqual([first.id]);
  const forwarded = await take(verified, [[maya, 'forward', { remark: 'Please look' }]]);
  expect((await deskOf(maya)).total).toBe(0);
  expect((await deskOf(krishna)).items.map((item) => item.id)).toEqual([first.id]);
  await take(forwarded, [[krishna, 'approve']]);
  expect(await countsOf(krishna)).toMatchObject({ waiting: 0, decidedToday: 1 });
});

test('a role that reads everything finds the applications of every office by status, and may take no action', async () => {
  const auditor = await callerOf(gateway, 'auditor.demo');
  const waiting = await take(await filledDraft(ram), [[ram, 'submit']]);
  const verified = await take(await filledDraft(sita), [
    [sita, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const draft = await filledDraft(ram);
  const idsOf = async (query: string) => (await deskOf(auditor, `size=100&${query}`)).items.map(({ id }) => id);
  expect(await idsOf('queue=all')).toEqual(expect.arrayContaining([waiting.id, verified.id]));
  expect(await idsOf('queue=all')).not.toContain(draft.id);
  expect(await idsOf('queue=waiting')).toEqual(expect.arrayContaining([waiting.id, verified.id]));
  const claimed = await take(waiting, [[gita, 'claim']]);
  expect(await idsOf('queue=waiting')).not.toContain(claimed.id);
  expect(await idsOf('queue=inHand')).toContain(claimed.id);
  await take(verified, [[maya, 'approve']]);
  expect(await idsOf('queue=decided')).toContain(verified.id);
  expect(await idsOf('queue=decided')).not.toContain(claimed.id);
  // operators cannot read the list of another office
  const elsewhere = (await deskOf(gita, 'size=100&queue=all')).items.map(({ id }) => id);
  expect(elsewhere).toContain(claimed.id);
  expect((await gita.call('GET', 'external/api/desk?queue=inHand')).status).toBe(403);
  expect((await auditor.call('GET', 'external/api/desk/counts')).status).toBe(403);
  expect((await auditor.call('POST', 'external/api/desk/next', {}, { 'idempotency-key': 'reads-only' })).status).toBe(
    403,
  );
});

test('a desk is searched by name in either script and by number', async () => {
  const submitted = await take(await filledDraft(ram), [[ram, 'submit']]);
  for (const search of [
    submitted.titleEnglish.slice(0, 8).toLowerCase(),
    submitted.titleNepali.slice(0, 6),
    submitted.applicationNumber?.slice(-6) ?? '',
  ]) {
    expect((await deskOf(gita, `search=${encodeURIComponent(search)}`)).items.map((item) => item.id)).toContain(
      submitted.id,
    );
  }
  expect((await deskOf(gita, `search=${encodeURIComponent('100%')}`)).total).toBe(0);
  expect((await deskOf(gita, 'status=VERIFY')).total).toBe(0);
});

test('an application is found by details said on the telephone: user name, email, mobile, its name with a legal form', async () => {
  const submitted = await take(await filledDraft(ram), [[ram, 'submit']]);
  const { username, email, mobile_number } = await gateway.platform.database.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', ram.userId)
    .executeTakeFirstOrThrow();
  for (const search of [
    username.toUpperCase(),
    email.toUpperCase(),
    mobile_number,
    `+977 ${mobile_number.slice(0, 5)}-${mobile_number.slice(5)}`,
    `${submitted.titleEnglish.replace(/ private limited$/i, '')} Pvt. Ltd.`,
  ]) {
    const found = await deskOf(gita, `size=100&search=${encodeURIComponent(search)}`);
    expect([search, found.items.map(({ id }) => id).includes(submitted.id)]).toEqual([search, true]);
  }
  // a part of a number finds nothing
  expect((await deskOf(gita, `search=${mobile_number.slice(0, 9)}`)).total).toBe(0);
});

test('a desk with several processes shows all of them, and claims from all of them', async () => {
  const submitted = await take(await filledDraft(ram), [[ram, 'submit']]);
  const idsOf = async (kinds: string) =>
    (await deskOf(gita, `size=100&processName=${kinds}`)).items.map(({ id }) => id);
  expect(await idsOf('LOCATION_CHANGE,NAME_RESERVATION')).toContain(submitted.id);
  expect(await idsOf('LOCATION_CHANGE,OBJECTIVE_CHANGE')).not.toContain(submitted.id);
  const next = await gita.call(
    'POST',
    'external/api/desk/next',
    { processName: 'LOCATION_CHANGE,NAME_RESERVATION' },
    { 'idempotency-key': 'several-kinds' },
  );
  expect(next.body.data).toMatchObject({ application: { processName: 'NAME_RESERVATION' } });
});

test('a released application keeps its place; the office administrator can release a claim of another officer', async () => {
  const before = (await deskOf(bishnu)).items.map((item) => item.id);
  const claimed = await bishnu.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'place' });
  expect(claimed.body.data).toMatchObject({ application: { id: before[0] } });
  const held = await deskOf(bishnu, 'queue=mine');
  expect(held.items.map((item) => item.id)).toEqual([before[0]]);
  const [item] = held.items;
  const released = await kamala.call(
    'POST',
    `${APPLICATION}/${item?.id}/release`,
    { version: item?.version, remark: 'On leave' },
    { 'idempotency-key': 'by-admin' },
  );
  expect(released.status).toBe(200);
  expect((await deskOf(bishnu)).items.map((entry) => entry.id)).toEqual(before);
});

test('officers see the applications of their own office only, and no draft', async () => {
  await gateway.addAccount({ username: 'far.operator', role: 'OPERATOR' });
  const far = await callerOf(gateway, 'far.operator');
  expect((await deskOf(far)).total).toBe(0);
  const list = applicationPageSchema.parse((await gita.call('GET', `${APPLICATION}?size=100`)).body.data);
  expect(list.total).toBeGreaterThan(0);
  expect(list.items.every((item) => item.status !== 'DRAFT' && item.officeCode === 'KTM')).toBe(true);
});

test('a role that assigns work sees waiting and claimed applications, and cannot decide', async () => {
  const waiting = await take(await filledDraft(ram), [[ram, 'submit']]);
  const held = await take(await filledDraft(sita), [
    [sita, 'submit'],
    [gita, 'claim'],
  ]);
  expect((await deskOf(kamala)).items.map((item) => item.id)).toContain(waiting.id);
  expect((await deskOf(kamala, 'queue=inHand')).items.find((item) => item.id === held.id)?.assignee?.id).toBe(
    gita.userId,
  );
  expect((await gita.call('GET', 'external/api/desk?queue=inHand')).status).toBe(403);
  const detail = await kamala.call('GET', `${APPLICATION}/${held.id}`);
  expect(applicationDetailSchema.parse(detail.body.data).allowedActions.map((entry) => entry.action)).toEqual([
    'release',
  ]);
  await take(held, [[gita, 'release', { remark: 'Not mine' }]]);
});

test('an application is reassigned from one operator to another, and both are notified', async () => {
  const held = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  const assigned = await give(kamala, held, bishnu.userId);
  expect(assigned.status).toBe(200);
  expect((await deskOf(gita, 'queue=mine')).items.map((item) => item.id)).not.toContain(held.id);
  expect((await deskOf(gita)).items.map((item) => item.id)).not.toContain(held.id);
  expect((await deskOf(bishnu, 'queue=mine')).items.find((item) => item.id === held.id)).toMatchObject({
    status: 'SUBMITTED',
    lease: null,
  });
  expect(await titlesOf(gita)).toContain('An application was given to another officer');
  expect(await titlesOf(bishnu)).toContain('An application was given to you');
  // reserved: another operator is refused, and the next claim of its operator takes it before older ones
  expect((await act(gita, applicationSummarySchema.parse(assigned.body.data), 'claim')).status).toBe(409);
  const next = await bishnu.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': randomUUID() });
  expect(next.body.data).toMatchObject({ application: { id: held.id, status: 'IN_PROCESS' } });
  expect(
    (await deskOf(bishnu, 'queue=mine')).items.find((item) => item.id === held.id)?.lease?.minutesLeft,
  ).toBeGreaterThan(0);
});

test('work is assigned only to operators of the office who are present and have no conflict of interest', async () => {
  const waiting = await take(await filledDraft(sita), [[sita, 'submit']]);
  const far = await gateway.addAccount({ username: 'far.away', role: 'OPERATOR' });
  expect((await give(kamala, waiting, far)).body.message).toBe('It can be given to an operator of this office only.');
  expect((await give(kamala, waiting, maya.userId)).body.message).toBe(
    'It can be given to an operator of this office only.',
  );
  expect((await give(gita, waiting, bishnu.userId)).status).toBe(403);
  await sendAway(bishnu);
  expect((await give(kamala, waiting, bishnu.userId)).body.message).toBe('This officer is on leave.');
  expect(
    operatorsSchema
      .parse((await kamala.call('GET', 'external/api/desk/operators')).body.data)
      .find(({ id }) => id === bishnu.userId)?.onLeave,
  ).toBe(true);
  await gateway.platform.database.db.deleteFrom('staff_leave').execute();

  await gateway.platform.database.db
    .updateTable('account')
    .set({ role: 'OPERATOR' })
    .where('id', '=', sita.userId)
    .execute();
  expect((await give(kamala, waiting, sita.userId)).body.message).toBe(
    'This officer is related to the application and may not handle it.',
  );
  await gateway.platform.database.db
    .updateTable('account')
    .set({ role: 'APPLICANT' })
    .where('id', '=', sita.userId)
    .execute();

  expect((await give(kamala, { ...waiting, version: waiting.version - 1 }, gita.userId)).status).toBe(412);
  const decided = await take(waiting, [
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect((await give(kamala, decided, bishnu.userId)).status).toBe(409);
});

test('an application reserved for an officer on leave waits for all operators again', async () => {
  const waiting = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect((await give(kamala, waiting, bishnu.userId)).status).toBe(200);
  await sendAway(bishnu);
  await gateway.platform.runUnitOfWork((unit) => returnLapsedClaims(unit));
  expect((await deskOf(gita)).items.map((item) => item.id)).toContain(waiting.id);
  await gateway.platform.database.db.deleteFrom('staff_leave').execute();
});

test('an officer on leave cannot claim, and gets the reason in either language', async () => {
  const waiting = await take(await filledDraft(ram), [[ram, 'submit']]);
  const back = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [bishnu, 'claim'],
    [bishnu, 'verify'],
    [maya, 'returnForReview', { remark: 'Look again' }],
  ]);
  await sendAway(bishnu);
  const why = 'You are on leave. Work can be taken up when the leave is over.';
  for (const answer of [
    await act(bishnu, waiting, 'claim'),
    await act(bishnu, back, 'resume'),
    await bishnu.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': randomUUID() }),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'FLOW-409', message: why } });
  }
  expect(detailOf(await bishnu.call('GET', `${APPLICATION}/${waiting.id}`)).allowedActions).toContainEqual(
    expect.objectContaining({ action: 'claim', allowed: false, reason: { code: 'NOT_ON_LEAVE', message: why } }),
  );
  const nepali = await bishnu.call(
    'POST',
    'external/api/desk/claim-next',
    {},
    { 'idempotency-key': randomUUID(), 'accept-language': 'ne' },
  );
  expect(nepali.body.message).toBe('तपाईं बिदामा हुनुहुन्छ; बिदा सकिएपछि काम लिन सकिन्छ।');
  await gateway.platform.database.db.deleteFrom('staff_leave').execute();
  expect((await act(bishnu, waiting, 'claim')).status).toBe(200);
});

test('an application returned to an officer who is away or has left is claimed by another', async () => {
  const {
    database: { db },
  } = gateway.platform;
  const { office_id } = await db
    .selectFrom('account')
    .select('office_id')
    .where('id', '=', gita.userId)
    .executeTakeFirstOrThrow();
  await gateway.addAccount({ username: 'leaving.operator', role: 'OPERATOR', officeId: office_id });
  const leaving = await callerOf(gateway, 'leaving.operator');
  const [away, gone] = await Promise.all(
    [bishnu, leaving].map(async (operator) =>
      take(await filledDraft(ram), [
        [ram, 'submit'],
        [operator, 'claim'],
        [operator, 'verify'],
        [maya, 'returnForReview', { remark: 'Look again' }],
      ]),
    ),
  );
  if (!away || !gone) throw new Error('nothing came back');
  await sendAway(bishnu);
  await db.updateTable('account').set({ status: 'DISABLED' }).where('id', '=', leaving.userId).execute();

  const inHand = (await deskOf(kamala, 'queue=inHand&size=100')).items;
  for (const { id } of [away, gone]) {
    const seen = inHand.find((item) => item.id === id);
    expect(seen).toMatchObject({ status: 'BACK_FOR_REVIEW' });
    const given = await give(kamala, seen ?? away, gita.userId);
    expect(given.status).toBe(200);
    expect((await act(gita, applicationSummarySchema.parse(given.body.data), 'resume')).status).toBe(200);
  }
  await db.deleteFrom('staff_leave').execute();
});

test('an application is found by its applicant, in either script', async () => {
  const list = await deskOf(gita, `queue=all&size=100&search=${encodeURIComponent('राम प्रसाद')}`);
  expect(list.total).toBeGreaterThan(0);
  expect(list.items.every((item) => item.applicant.id === ram.userId)).toBe(true);
});

test('the workload counts what each officer holds and has decided, and the open applications of each process', async () => {
  const workload = workloadSchema.parse((await kamala.call('GET', 'external/api/desk/workload')).body.data);
  const gitas = workload.officers.find(({ id }) => id === gita.userId);
  expect(gitas?.decided30).toBeGreaterThan(0);
  expect(gitas?.medianHours).not.toBeNull();
  expect(workload.officers.every(({ officeCode }) => officeCode === 'KTM')).toBe(true);
  const names = workload.processes.find(({ processName }) => processName === 'NAME_RESERVATION');
  const { waiting } = await countsOf(kamala);
  expect(names).toMatchObject({ processName: 'NAME_RESERVATION', officeCode: 'KTM' });
  expect(names?.waiting).toBe(waiting);
  expect(names?.decided7).toBeGreaterThan(0);
  expect((await gita.call('GET', 'external/api/desk/workload')).status).toBe(403);
});

async function give(
  caller: Caller,
  { id, version }: { id: string; version: number },
  operatorId: string,
): Promise<Answer> {
  return caller.call(
    'POST',
    `external/api/desk/${id}/assign`,
    { version, operatorId, remark: 'Shared out anew' },
    { 'idempotency-key': randomUUID() },
  );
}

/** On leave today, as the staff page writes it. */
async function sendAway({ userId }: Caller): Promise<void> {
  const today = dayInNepal(gateway.clock.now());
  await gateway.platform.database.db
    .insertInto('staff_leave')
    .values({
      id: randomUUID(),
      account_id: userId,
      from_day: today,
      to_day: today,
      remark: 'Ill',
      set_by: kamala.userId,
      set_at: gateway.clock.now(),
    })
    .execute();
}

async function titlesOf(reader: Caller): Promise<string[]> {
  const rows = await gateway.platform.database.db
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', reader.userId)
    .execute();
  return rows.map((row) => row.title_en);
}
