import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { committeeSchema, type Committee } from '@registrar/domain/calls/committee';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, APPLICATION, callerOf, detailOf, filledDraft, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';
import { eventually } from '../../../../test/stomp-client';
import { expectWhole } from '../../../../test/whole-messages';
import { dayInNepal } from '../../../platform/clock';

const COMMITTEE = 'external/api/committee';
const DASHBOARD = 'auth/api/dashboard-info';
const DAY_MS = 24 * 3600 * 1000;
let gateway: TestGateway;
let ram: Caller, gita: Caller, krishna: Caller, maya: Caller, shanti: Caller, gopal: Caller;

async function signIn(): Promise<void> {
  [ram, gita, krishna, maya] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'krishna.approver'),
    await callerOf(gateway, 'maya.approver'),
  ];
  [shanti, gopal] = [await callerOf(gateway, 'shanti.committee'), await callerOf(gateway, 'gopal.committee')];
}
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await gateway.addAccount({ username: 'far.member', role: 'COMMITTEE', officeId: 2 });
  await signIn();
});
afterAll(() => gateway?.close());

const tomorrow = (): string => addDays(dayInNepal(gateway.clock.now()), 1);
const read = async (by: Caller): Promise<Committee> =>
  committeeSchema.parse((await by.call('GET', COMMITTEE)).body.data);
const detail = async (by: Caller, id: string): Promise<ApplicationDetail> =>
  detailOf(await by.call('GET', `${APPLICATION}/${id}`));
const keyed = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const convene = (by: Caller, body: object): Promise<Answer> =>
  by.call('POST', `${COMMITTEE}/meeting`, { day: tomorrow(), time: '11:00', place: 'Tripureshwar', ...body }, keyed());
const decide = (
  by: Caller,
  { id, version }: Pick<ApplicationDetail, 'id' | 'version'>,
  action: string,
  body: object,
): Promise<Answer> => by.call('POST', `${APPLICATION}/${id}/${action}`, { version, ...body }, keyed());
const hears = async (username: string, text: string): Promise<void> => {
  await gateway.platform.jobs.runDue();
  await eventually(() =>
    gateway.outbox.some(({ to, body }) => to === `${username}@demo.example` && body.includes(text)),
  );
};
const stepsOf = async (by: Caller): Promise<string[][]> =>
  dashboardInfoSchema
    .parse((await by.call('GET', DASHBOARD)).body.data)
    .nextSteps.map(({ code, link }) => [code, link]);
const said = {
  minutes: 'The name is close to a protected one; the members agreed that it may be given.',
  remark: 'It may be given',
};

async function sent(): Promise<ApplicationDetail> {
  const verified = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  return detailOf(await act(krishna, verified, 'sendToCommittee', { remark: 'A name of national meaning' }));
}
const itemOf = async (by: Caller, id: string) => {
  const { waiting, meetings } = await read(by);
  const item = [...waiting, ...meetings.flatMap(({ items }) => items)].find(
    ({ applicationId }) => applicationId === id,
  );
  if (!item) throw new Error('it does not lie before the committee');
  return item;
};

test('sent, invited, decided with minutes, returned to the approver, approved', async () => {
  const { id } = await sent();
  expect(await detail(ram, id)).toMatchObject({ status: 'SENT_FOR_COMMITTEE' });
  expect((await gateway.messageTo('shanti.committee@demo.example')).body).toContain('has been sent to the committee');
  const item = await itemOf(krishna, id);
  expect(item).toMatchObject({
    remark: 'A name of national meaning',
    sentBy: { nameEnglish: 'Krishna Bhattarai' },
    decision: null,
    mayDecide: false,
  });
  expect(await stepsOf(krishna)).toContainEqual(['COMMITTEE_CONVENE', '/committee']);

  expect(await convene(krishna, { members: [shanti.userId], items: [item.id] })).toMatchObject({ status: 200 });
  expect((await gateway.messageTo('shanti.committee@demo.example')).body).toContain('Tripureshwar');
  // invited, but the meeting has not started
  expect(await decide(shanti, await detail(shanti, id), 'committeeReturn', said)).toMatchObject({
    status: 409,
    body: { message: 'The meeting has not begun.' },
  });
  gateway.clock.advance(2 * DAY_MS);
  await signIn();
  // not invited
  expect(await decide(gopal, await detail(gopal, id), 'committeeReturn', said)).toMatchObject({
    status: 403,
    body: { message: 'You are not invited to a meeting with this application on its agenda.' },
  });
  expect(await itemOf(gopal, id)).toMatchObject({
    mayDecide: false,
    objection: 'You are not invited to a meeting with this application on its agenda.',
  });
  expect(
    (
      await gateway.call('POST', `${APPLICATION}/${id}/committeeReturn`, {
        token: gopal.token,
        language: 'np',
        headers: keyed(),
        body: { version: (await detail(gopal, id)).version, ...said },
      })
    ).body.message,
  ).toBe('यो निवेदन राखिएको बैठकमा तपाईं आमन्त्रित हुनुहुन्न।');
  // without minutes, without a remark
  expect(await decide(shanti, await detail(shanti, id), 'committeeReturn', { remark: said.remark })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'minutes', code: 'MINUTES_REQUIRED', message: 'Minutes is required' }] },
  });
  expect(await decide(shanti, await detail(shanti, id), 'committeeReturn', { minutes: said.minutes })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'remark', code: 'REMARK_REQUIRED' }] },
  });

  expect(await itemOf(shanti, id)).toMatchObject({ mayDecide: true, objection: null });
  expect(await stepsOf(shanti)).toContainEqual(['COMMITTEE_DECIDE', '/committee']);
  const back = detailOf(await decide(shanti, await detail(shanti, id), 'committeeReturn', said));
  expect(back).toMatchObject({ status: 'VERIFY' });
  expect(await itemOf(krishna, id)).toMatchObject({
    decision: 'RETURNED',
    minutes: said.minutes,
    decidedBy: { nameEnglish: 'Shanti Aryal' },
  });
  await hears('krishna.approver', 'It may be given');
  expect(
    detailOf(await act(krishna, await detail(krishna, id), 'approve', { remark: 'As the committee says' })),
  ).toMatchObject({ status: 'APPROVED' });
});

test('sent back for review it returns to the operator, and may go to the committee again', async () => {
  const { id } = await sent();
  expect(
    await convene(maya, { members: [shanti.userId, gopal.userId], items: [(await itemOf(maya, id)).id] }),
  ).toMatchObject({ status: 200 });
  gateway.clock.advance(2 * DAY_MS);
  await signIn();
  expect(detailOf(await decide(gopal, await detail(gopal, id), 'committeeReview', said))).toMatchObject({
    status: 'BACK_FOR_REVIEW',
  });
  expect(await decide(shanti, await detail(shanti, id), 'committeeReturn', said)).toMatchObject({ status: 409 });
  const again = await take(await detail(gita, id), [
    [gita, 'resume'],
    [gita, 'verify'],
  ]);
  expect(detailOf(await act(krishna, again, 'sendToCommittee', { remark: 'Once more' }))).toMatchObject({
    status: 'SENT_FOR_COMMITTEE',
  });
  expect((await read(krishna)).waiting.filter(({ applicationId }) => applicationId === id)).toHaveLength(1);
});

test('a member who is named in the filing or is its applicant cannot decide on it', async () => {
  const { id } = await sent();
  await convene(krishna, { members: [shanti.userId, gopal.userId], items: [(await itemOf(krishna, id)).id] });
  gateway.clock.advance(2 * DAY_MS);
  await signIn();
  const { db } = gateway.platform.database;
  const answers = await db
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', id)
    .where('section_key', '=', 'NAME_DETAILS')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('application_section')
    .set({ data: JSON.stringify({ ...(answers.data as object), contact: { email: 'GOPAL.committee@demo.example' } }) })
    .where('application_id', '=', id)
    .where('section_key', '=', 'NAME_DETAILS')
    .execute();
  expect(await decide(gopal, await detail(gopal, id), 'committeeReturn', said)).toMatchObject({
    status: 403,
    body: { message: 'You cannot work on an application of somebody you are related to.' },
  });
  await db.updateTable('application').set({ applicant_id: shanti.userId }).where('id', '=', id).execute();
  expect(await decide(shanti, await detail(shanti, id), 'committeeReturn', said)).toMatchObject({ status: 403 });
});

test('errors in a meeting are reported at their fields; an item is on one agenda only; a cancelled meeting releases its items', async () => {
  const { id } = await sent();
  const item = (await itemOf(krishna, id)).id;
  const good = { members: [shanti.userId], items: [item] };
  const far = await gateway.platform.database.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'far.member')
    .executeTakeFirstOrThrow();
  for (const [body, path, code] of [
    [{ ...good, day: addDays(tomorrow(), -3) }, 'day', 'MEETING_IN_PAST'],
    [{ ...good, time: '25:00' }, 'time', 'TIME_INVALID'],
    [{ ...good, place: ' ' }, 'place', 'PLACE_REQUIRED'],
    [{ ...good, members: [] }, 'members', 'MEMBERS_REQUIRED'],
    [{ ...good, members: [far.id] }, 'members', 'MEMBERS_REQUIRED'],
    [{ ...good, members: [gita.userId] }, 'members', 'MEMBERS_REQUIRED'],
    [{ ...good, items: [] }, 'items', 'AGENDA_REQUIRED'],
  ] as const)
    expect(await convene(krishna, body)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
  for (const stranger of [shanti, gita, ram]) expect(await convene(stranger, good)).toMatchObject({ status: 403 });

  const both = await Promise.all([krishna, maya].map((by) => convene(by, good)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const meeting = (await read(krishna)).meetings.find(({ items }) =>
    items.some(({ applicationId }) => applicationId === id),
  );
  expect(meeting).toMatchObject({ mayCancel: true, members: [{ nameEnglish: 'Shanti Aryal' }] });
  expect(
    await krishna.call('POST', `${COMMITTEE}/meeting/${meeting?.id}/cancel`, { remark: '' }, keyed()),
  ).toMatchObject({ status: 422 });
  expect(
    await krishna.call('POST', `${COMMITTEE}/meeting/${meeting?.id}/cancel`, { remark: 'No quorum' }, keyed()),
  ).toMatchObject({ status: 200 });
  expect(
    await krishna.call('POST', `${COMMITTEE}/meeting/${meeting?.id}/cancel`, { remark: 'No quorum' }, keyed()),
  ).toMatchObject({ status: 409 });
  expect((await read(krishna)).waiting.map(({ applicationId }) => applicationId)).toContain(id);
  await hears('shanti.committee', 'No quorum');
  // the meeting is over: no member is invited any more
  gateway.clock.advance(2 * DAY_MS);
  await signIn();
  expect(await decide(shanti, await detail(shanti, id), 'committeeReturn', said)).toMatchObject({ status: 403 });
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
