import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { moreTimeSchema, ownMoreTimeSchema, type MoreTime, type OwnMoreTime } from '@registrar/domain/calls/more-time';
import { proceedingOrdersSchema } from '@registrar/domain/calls/proceeding-orders';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { decideForced, proposeForced } from '../../test/forced-openings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { companySince } from '../../test/joint-kit';
import { actOn, publishIn, readProceedingOf } from '../../test/proceedings-kit';
import { idOf } from '../../test/representation-kit';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';
import { applyChanges } from '../register/apply-changes';
import { writeDue } from './due';

let gateway: TestGateway;
let puja: Caller, maya: Caller, krishna: Caller;
let company: string, proceeding: string;

beforeAll(async () => void (gateway = await startTestGateway({ demoData: true })));
afterAll(() => gateway?.close());
beforeEach(async () => {
  await at('2026-11-24');
  company = await companySince(gateway, [puja], '2021-08-01');
  await decideForced(krishna, idOf(await proposeForced(maya, company)), 'approve');
  proceeding = (
    await db().selectFrom('proceeding').select('id').where('company_id', '=', company).executeTakeFirstOrThrow()
  ).id;
});

const db = () => gateway.platform.database.db;
async function at(day: string): Promise<void> {
  gateway.clock.moveTo(new Date(startOfDayInNepal(day).getTime() + 5 * 3_600_000));
  puja = await callerOf(gateway, 'puja.representative');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
}
const today = () => dayInNepal(gateway.clock.now());
const serve = () => publishIn(maya, proceeding, today(), { notice: 'SERVED', channel: 'REGISTERED_OFFICE' });
const own = (path = '') => `external/api/own-proceeding/${proceeding}/more-time${path}`;
const ask = (by: Caller, days: number, reason = 'The auditor is ill'): Promise<Answer> =>
  by.call('POST', own(), { days, reason }, newKey());
const ownOf = async (by: Caller): Promise<OwnMoreTime> =>
  ownMoreTimeSchema.parse((await by.call('GET', own())).body.data);
const officeOf = async (by: Caller): Promise<MoreTime> =>
  moreTimeSchema.parse((await by.call('GET', `external/api/proceeding/${proceeding}/more-time`)).body.data);
const decide = (by: Caller, id: string, outcome: 'GRANTED' | 'REFUSED'): Promise<Answer> =>
  actOn(by, proceeding, `more-time/${id}/decision`, { outcome, reason: 'As the letter of the hospital shows' });
const lastDay = async () => (await readProceedingOf(maya, proceeding)).published[0]?.endsOn ?? '';
const newsOf = async (key: string) =>
  (await db().selectFrom('notification').select('account_id').where('event_key', '=', key).execute()).map(
    ({ account_id }) => account_id,
  );

test('asked before the time ends, decided by another officer, at most twice; the new last day is that of the answer', async () => {
  expect(await ask(puja, 10)).toMatchObject({ status: 409 });
  expect((await ownOf(puja)).open).toBeNull();
  expect(await serve()).toMatchObject({ status: 200 });
  const first = await lastDay();
  expect((await ownOf(puja)).open).toMatchObject({ endsOn: first, left: 2, maximumDays: 35 });
  expect((await ask(puja, 36)).body.errors).toMatchObject([{ path: 'days', code: 'NUMBER_BETWEEN' }]);
  expect((await ask(puja, 10, ' ')).body.errors).toMatchObject([{ path: 'reason' }]);
  const id = idOf(await ask(puja, 10));
  expect(await ask(puja, 5)).toMatchObject({ status: 409 });
  expect(await newsOf(`more-time:${id}`)).toEqual(expect.arrayContaining([maya.userId, krishna.userId]));

  // who recorded the notice decides nothing on its time
  expect(await officeOf(maya)).toMatchObject([{ id, mayDecide: false, decision: null }]);
  expect(await decide(maya, id, 'GRANTED')).toMatchObject({ status: 403 });
  expect(await officeOf(krishna)).toMatchObject([{ id, mayDecide: true }]);
  const pressed = await Promise.all([decide(krishna, id, 'GRANTED'), decide(krishna, id, 'GRANTED')]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await lastDay()) >= addDays(first, 10)).toBe(true);
  expect(await newsOf(`more-time:${id}:decided`)).toEqual([puja.userId]);
  expect((await ownOf(puja)).requests).toMatchObject([
    { days: 10, decision: { outcome: 'GRANTED', endsOn: await lastDay() } },
  ]);

  const second = idOf(await ask(puja, 5));
  const before = await lastDay();
  expect(await decide(krishna, second, 'REFUSED')).toMatchObject({ status: 200 });
  expect(await lastDay()).toBe(before);
  expect(await ask(puja, 5)).toMatchObject({ status: 409 });
  expect((await ownOf(puja)).open).toBeNull();
  expect(await decide(krishna, second, 'GRANTED')).toMatchObject({ status: 409 });

  // the answer stays open until the later day, and no longer
  await at(first);
  await at(addDays(first, 1));
  const isOpen = async () => (await readProceedingOf(maya, proceeding)).phases[1]?.forms[0]?.permission;
  expect(await isOpen()).toBe('OPEN');
  await at(addDays(before, 1));
  expect(await isOpen()).not.toBe('OPEN');
});

const answer = async () => (await readProceedingOf(maya, proceeding)).phases[1]?.forms[0]?.permission;
const orderObstacles = async () =>
  proceedingOrdersSchema
    .parse(
      (await krishna.call('GET', `external/api/proceeding/${proceeding}/order`, undefined, { 'accept-language': 'en' }))
        .body.data,
    )
    .ends.flatMap(({ obstacles }) => obstacles);

test('the end waits for the decision, some days and no longer; then it counts as refused, once, and is said so', async () => {
  await serve();
  const end = await lastDay();
  const id = idOf(await ask(puja, 10));
  expect((await ownOf(puja)).requests).toMatchObject([{ waitsUntil: addDays(end, 7), decision: null }]);
  await at(addDays(end, 7));
  expect(await answer()).toBe('OPEN');
  expect(await orderObstacles()).toContainEqual(expect.stringContaining('more time'));
  await gateway.platform.runUnitOfWork((unit) => writeDue(unit, proceeding));
  expect((await ownOf(puja)).requests).toMatchObject([{ decision: null }]);

  await at(addDays(end, 8));
  expect(await answer()).not.toBe('OPEN');
  expect(await orderObstacles()).not.toContainEqual(expect.stringContaining('more time'));
  // the look has not come yet, and it is too late all the same
  expect(await officeOf(krishna)).toMatchObject([{ mayDecide: false }]);
  expect(await decide(krishna, id, 'GRANTED')).toMatchObject({ status: 409 });
  const look = () => gateway.platform.runUnitOfWork((unit) => writeDue(unit, proceeding));
  await Promise.all([look(), look()]);
  expect((await ownOf(puja)).requests).toMatchObject([
    { decision: { outcome: 'REFUSED', isUnanswered: true, endsOn: null } },
  ]);
  expect(await newsOf(`more-time:${id}:decided`)).toEqual([puja.userId]);
  expect(await decide(krishna, id, 'REFUSED')).toMatchObject({ status: 409 });
});

test('granted while the end waits, the time runs on; refused then, it is over at once', async () => {
  await serve();
  const end = await lastDay();
  const first = idOf(await ask(puja, 20));
  await at(addDays(end, 3));
  expect(await decide(krishna, first, 'GRANTED')).toMatchObject({ status: 200 });
  const later = await lastDay();
  expect(later >= addDays(end, 20)).toBe(true);
  await at(later);
  expect(await answer()).toBe('OPEN');
  const second = idOf(await ask(puja, 20));
  await at(addDays(later, 2));
  expect(await answer()).toBe('OPEN');
  expect(await decide(krishna, second, 'REFUSED')).toMatchObject({ status: 200 });
  expect(await answer()).not.toBe('OPEN');
});

test('nobody asks after the time, nor for the company of somebody else', async () => {
  await serve();
  const stranger = await callerOf(gateway, 'rojina.representative');
  expect(await ask(stranger, 10)).toMatchObject({ status: 404 });
  expect(await stranger.call('GET', own())).toMatchObject({ status: 404 });
  await at(addDays(await lastDay(), 1));
  expect(await ask(puja, 10)).toMatchObject({ status: 409 });
});

test('whom a closing concerns is told of its start, each once, the tax office at the configured address', async () => {
  await db()
    .updateTable('configuration')
    .set({ value: JSON.stringify({ taxOfficeEmail: 'tax@ird.example', moreTimeTimes: 2, moreTimeDays: 35 }) })
    .where('key', '=', 'PROCEEDING_TERMS')
    .execute();
  const { email } = await db()
    .selectFrom('account')
    .select('email')
    .where('id', '=', puja.userId)
    .executeTakeFirstOrThrow();
  const told = await companySince(gateway, [puja], '2021-08-01');
  const known = (aspect: 'DIRECTOR' | 'SHAREHOLDER', address: string): Promise<unknown> =>
    gateway.platform.runUnitOfWork((unit) =>
      applyChanges(
        unit,
        { companyId: told, applicationId: null, effectiveOn: '2021-09-01' },
        {
          entries: [
            {
              aspect,
              subjectId: randomUUID(),
              after: {
                nameNepali: 'आशा',
                nameEnglish: 'Asha',
                ...(aspect === 'DIRECTOR'
                  ? { independent: false, since: null, until: null }
                  : { entity: 'INDIVIDUAL', companyId: null }),
                details: { contact: { email: address } },
              },
            },
          ],
        },
      ),
    );
  await known('DIRECTOR', 'asha@mail.example');
  // the same people, under another writing of the address and as a representative
  await known('SHAREHOLDER', 'Asha@mail.example');
  await known('SHAREHOLDER', email);
  gateway.outbox.length = 0;
  await decideForced(krishna, idOf(await proposeForced(maya, told)), 'approve');
  await gateway.jobsDone();
  const row = await db()
    .selectFrom('proceeding')
    .select(['id', 'number'])
    .where('company_id', '=', told)
    .executeTakeFirstOrThrow();
  await gateway.platform.runUnitOfWork(async (unit) => writeDue(unit, row.id));
  await gateway.jobsDone();
  const of = gateway.outbox.filter(({ body, channel }) => channel === 'email' && body.includes(row.number));
  expect(of.map(({ to }) => to).sort()).toEqual(['asha@mail.example', email, 'tax@ird.example'].sort());
  expect(await newsOf(`proceeding:${row.id}:STARTED`)).toEqual([puja.userId]);
});
