import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { dueListSchema } from '@registrar/domain/calls/fines';
import { schedulePreviewSchema, type DuesEffect } from '@registrar/domain/calls/schedules';
import { reportsOf } from '../../test/annual-report-kit';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';
import { decideOnRate, proposeRate, ratesWaiting, SCHEDULES } from '../../test/schedule-kit';

let gateway: TestGateway;
let sysadmin: Caller, krishna: Caller, puja: Caller;
let company = '';
const TODAY = '2026-11-24';
const days = { nameNepali: 'प्रणाली बन्द', nameEnglish: 'The portal was down' };

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date(`${TODAY}T05:00:00Z`));
  [sysadmin, krishna, puja] = [
    await callerOf(gateway, 'sysadmin.demo'),
    await callerOf(gateway, 'krishna.approver'),
    await callerOf(gateway, 'puja.representative'),
  ];
  company = await settledCompany(gateway, [puja]);
  // five annual reports behind
  await db()
    .updateTable('company')
    .set({ created_at: new Date('2020-12-01T06:00:00Z'), registered_on: '2015-01-01', paid_up_capital: 100_000_000 })
    .where('id', '=', company)
    .execute();
  await db().deleteFrom('register_entry').where('company_id', '=', company).where('aspect', '=', 'CAPITAL').execute();
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const preview = async (body: object): Promise<DuesEffect | null> =>
  schedulePreviewSchema.parse((await sysadmin.call('POST', `${SCHEDULES}/preview`, body)).body.data).dues;
const dues = async () =>
  dueListSchema
    .parse((await puja.call('GET', `external/api/fine/due?companyId=${company}`)).body.data)
    .filter(({ company: { id } }) => id === company);
const rests = async () => (await dues()).map(({ restPaisa }) => restPaisa);
/** As its representative reads them on another day. */
async function restsOn(day: string): Promise<number[]> {
  gateway.clock.moveTo(new Date(`${day}T05:00:00Z`));
  try {
    puja = await callerOf(gateway, 'puja.representative');
    return await rests();
  } finally {
    gateway.clock.moveTo(new Date(`${TODAY}T05:00:00Z`));
    puja = await callerOf(gateway, 'puja.representative');
  }
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function letIn(row: object): Promise<void> {
  expect(
    await proposeRate(sysadmin, { reference: 'Order 4', referenceNepali: 'आदेश ४', certainty: 'C', ...row }),
  ).toMatchObject({ status: 200 });
  const [{ id } = { id: '' }] = await ratesWaiting(krishna);
  expect(await decideOnRate(sysadmin, id, 'approve')).toMatchObject({ status: 403 });
  expect(await decideOnRate(krishna, id, 'approve')).toMatchObject({ status: 200 });
}

test('excused days: the preview says what companies owe before and after, and after the second person that is what they owe', async () => {
  const before = await rests();
  expect(before.length).toBeGreaterThanOrEqual(5);
  // thirteen months, of which the newest delays lose most
  const row = { key: 'NO_FINE_OUTAGE', value: days, validFrom: addDays(TODAY, -400), validTo: TODAY };
  const effect = await preview(row);
  expect(effect).toMatchObject({ on: TODAY });
  expect(effect?.lookedAt).toBe(effect?.of);
  // nothing is written yet
  expect(await rests()).toEqual(before);
  await letIn(row);
  const after = await rests();
  const mine = before.map((amount, index) => [amount, after[index] ?? 0] as const).filter(([was, is]) => was !== is);
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.every(([was, is]) => is < was)).toBe(true);
  // every company of the register is in the preview, so that this one is a part of it
  expect(effect?.dues).toBeGreaterThanOrEqual(mine.length);
  expect((effect?.beforePaisa ?? 0) - (effect?.afterPaisa ?? 0)).toBeGreaterThanOrEqual(sum(before) - sum(after));
  expect(
    (await dues()).some(({ fine }) => fine?.daysNotCounted.some(({ nameEnglish }) => nameEnglish === days.nameEnglish)),
  ).toBe(true);
  // the years of the annual report ask for the same
  const years = (await reportsOf(puja, company)).years;
  const fines = years.flatMap(({ returns }) => returns.map(({ fine }) => fine?.payablePaisa ?? 0));
  expect(sum(fines)).toBe(
    sum((await dues()).filter(({ fiscalYear }) => fiscalYear !== null).map(({ fine }) => fine?.payablePaisa ?? 0)),
  );
});

test('a discount is worked out on its first day for all that is owed, and only half is left of it', async () => {
  const [from, to] = [addDays(TODAY, 10), addDays(TODAY, 40)];
  const row = { key: 'FINE_CAMPAIGN_S81_7', value: { discountPercentOnFine: 50 }, validFrom: from, validTo: to };
  const effect = await preview(row);
  expect(effect).toMatchObject({ on: from });
  expect(effect?.companies).toBeGreaterThanOrEqual(1);
  expect(effect?.afterPaisa).toBe((effect?.beforePaisa ?? 0) / 2);
  const before = await restsOn(from);
  await letIn(row);
  expect(await restsOn(from)).toEqual(before.map((amount) => amount / 2));
  expect(await restsOn(addDays(to, 1))).toEqual(await restsOn(addDays(from, -1)));
});

test('days of grace are for what falls due later: nothing that is owed changes; of a fee nobody owes anything yet', async () => {
  expect(
    await preview({ key: 'FINE_GRACE', value: { days: {}, otherwise: 30 }, validFrom: addDays(TODAY, 1) }),
  ).toMatchObject({ dues: 0, companies: 0, beforePaisa: 0, afterPaisa: 0 });
  expect(
    await preview({
      key: 'FEE_NAME_RESERVATION',
      value: { basis: 'FLAT', feePaisa: 10_000 },
      validFrom: addDays(TODAY, 1),
    }),
  ).toBeNull();
});
