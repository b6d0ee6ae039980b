import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, daysBetween } from '@registrar/domain/calendar';
import { dueListSchema } from '@registrar/domain/calls/fines';
import { liquidationsSchema } from '@registrar/domain/calls/liquidations';
import { ownProceedingSchema } from '@registrar/domain/calls/own-proceedings';
import type { AddLicence } from '@registrar/domain/calls/liquidators';
import { approveAll, liquidationAnswers, liquidations, newLiquidator } from '../../test/filings/liquidations';
import { afterNotices } from '../../test/filings/closings';
import { attempt, beginFilled, declared, openDraft } from '../../test/filings/filing';
import { BEGINS, openDesk, TODAY, type FilingDesk } from '../../test/filings/filing-desk';
import { newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { admitted, LICENCES, licenceOf, OWN_LIQUIDATION, liquidationOf, newLicence } from '../../test/liquidators-kit';
import { dayInNepal } from '../platform/clock';
import { endProceeding } from '../proceedings/end-proceeding';
import { remindLiquidators } from './reminders';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let desk: FilingDesk;
let maya: Caller, krishna: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
  maya = desk.approvers.APPROVER_1 ?? desk.registrar;
  krishna = desk.registrar;
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const today = (): string => dayInNepal(gateway.clock.now());
const accountOf = (licence: AddLicence) => desk.newcomer({ email: licence.email, emailVerified: true });
const line = (what: string, paisa: number) => ({ what, paisa });
const account = (number: number, untilOn: string, more: object = {}) => ({
  number,
  untilOn,
  receipts: [line('Sale of the stock', 900_000_00)],
  payments: [line('Costs of the sale', 20_000_00)],
  ...more,
});
const file = (by: Caller, id: string, body: object) => by.call('POST', `${OWN_LIQUIDATION}/${id}/account`, body);
const CLAIM = { claimant: 'Bagmati Suppliers', grounds: 'Unpaid bill 12.', receivedOn: TODAY, claimedPaisa: 40_000_00 };

/** A liquidation whose notice was published forty days ago, with this licence; its proceeding and company. */
async function liquidationWith({ licenceNumber, panNumber }: AddLicence) {
  const liquidator = { ...newLiquidator(), licenceNumber, panNumber };
  const application = { ...liquidations.LIQUIDATION, answers: () => liquidationAnswers(liquidator) };
  const begun = await afterNotices(desk, application, ['CREDITORS']);
  return { begun, id: begun.opens.subject?.id ?? '', companyId: begun.opens.companyId ?? '' };
}

/** Somebody who is admitted, and the liquidation that names them. */
async function liquidator(more: Partial<AddLicence> = {}) {
  const licence = newLicence(more);
  const by = await accountOf(licence);
  await admitted([maya, krishna], by, licence);
  return { by, licence, ...(await liquidationWith(licence)) };
}

test('another email in the list takes the account away, and a removed licence cannot be used', async () => {
  const { by, licence, id } = await liquidator();
  const listed = await licenceOf(maya, licence.licenceNumber);
  expect(listed).toMatchObject({ account: { isAdmitted: true }, liquidation: { id } });
  const changed = { ...licence, endsOn: '2029-12-31', version: listed.version };
  expect((await maya.call('PUT', `${LICENCES}/${listed.id}`, changed)).status).toBe(200);
  expect((await maya.call('PUT', `${LICENCES}/${listed.id}`, changed)).status).toBe(412);
  expect((await by.call('GET', `${OWN_LIQUIDATION}/${id}`)).status).toBe(200);
  const moved = { ...changed, email: 'other@makalu.example', version: listed.version + 1 };
  expect((await maya.call('PUT', `${LICENCES}/${listed.id}`, moved)).status).toBe(200);
  expect((await by.call('GET', `${OWN_LIQUIDATION}/${id}`)).status).toBe(404);
  expect((await by.call('GET', `external/api/own-proceeding/${id}`)).status).toBe(404);
  const removal = { version: listed.version + 2, reason: 'Struck off.' };
  expect((await maya.call('POST', `${LICENCES}/${listed.id}/removal`, removal)).status).toBe(200);
  expect(await licenceOf(maya, licence.licenceNumber)).toMatchObject({ state: 'REMOVED', account: null });
  const again = { version: removal.version + 1, reason: 'Again.' };
  expect((await maya.call('POST', `${LICENCES}/${listed.id}/removal`, again)).status).toBe(409);
});

test('the liquidation of somebody else does not exist, whatever is asked of it', async () => {
  const own = await liquidator();
  const other = await liquidator();
  expect(liquidationsSchema.parse((await own.by.call('GET', OWN_LIQUIDATION)).body.data).map(({ id }) => id)).toEqual([
    own.id,
  ]);
  const claimed = { ...CLAIM, receivedOn: addDays(TODAY, -5) };
  const { body } = await other.by.call('POST', `${OWN_LIQUIDATION}/${other.id}/claim`, claimed, newKey());
  const judgement = { version: 1, admittedPaisa: 0, reason: 'None.' };
  const claimId = (body.data as { id: string }).id;
  for (const asked of [
    own.by.call('GET', `${OWN_LIQUIDATION}/${other.id}`),
    file(own.by, other.id, account(1, TODAY, { openingPaisa: 0 })),
    own.by.call('POST', `${OWN_LIQUIDATION}/${other.id}/claim`, CLAIM, newKey()),
    own.by.call('POST', `${OWN_LIQUIDATION}/${other.id}/claim/${claimId}/judgement`, judgement),
    own.by.call('POST', `${OWN_LIQUIDATION}/${own.id}/claim/${claimId}/judgement`, judgement),
    own.by.call('GET', `external/api/own-proceeding/${other.id}`),
    own.by.call('GET', `external/api/company/${other.companyId}/full-record`).then((one) => ({
      status: one.status === 403 ? 404 : one.status,
    })),
    openDraft('LIQUIDATION_II', { by: own.by, opens: other.begun.opens }),
  ])
    expect((await asked).status).toBe(404);
  // the application is read, and nothing is done with it
  const { opened_by_filing: filing } = await db()
    .selectFrom('proceeding')
    .select('opened_by_filing')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  const detail = await own.by.call('GET', `external/api/application/${filing}`);
  expect(detail).toMatchObject({ status: 200, body: { data: { allowedActions: [] } } });
  // nothing but the forms of the liquidation, and no end of it
  expect((await openDraft('LOCATION_CHANGE', { by: own.by, opens: { companyId: own.companyId } })).status).not.toBe(
    200,
  );
  const { version } = ownProceedingSchema.parse(
    (await own.by.call('GET', `external/api/own-proceeding/${own.id}`)).body.data,
  );
  const withdrawal = { version, reason: 'Not wanted.' };
  expect((await own.by.call('POST', `external/api/own-proceeding/${own.id}/withdrawal`, withdrawal)).status).toBe(404);
  expect((await desk.representative.call('GET', `${OWN_LIQUIDATION}/${own.id}`)).status).toBe(403);
});

test('a licence that ends midway reads and files nothing, and the office names another one', async () => {
  const { by, licence, id, begun } = await liquidator();
  // the forms may be filed by the liquidator as by the company
  const ready = await beginFilled(desk, { ...liquidations.LIQUIDATION_II, begins: async () => ({ ...begun, by }) });
  const listed = await licenceOf(maya, licence.licenceNumber);
  await db()
    .updateTable('liquidator_licence')
    .set({ ends_on: addDays(TODAY, -1) })
    .where('id', '=', listed.id)
    .execute();
  expect(await liquidationOf(by, id)).toMatchObject({ licence: 'ENDED', mayFile: false });
  const ended = { status: 409, body: { message: expect.stringContaining('licence is not in force') } };
  expect(await by.call('POST', `${OWN_LIQUIDATION}/${id}/claim`, CLAIM, newKey())).toMatchObject(ended);
  expect(await attempt(ready, by, 'submit', declared(ready))).toMatchObject(ended);

  const path = `external/api/proceeding/${id}/liquidator`;
  const shown = (await maya.call('GET', path)).body.data as { version: number };
  expect(shown).toMatchObject({ appointments: [{ licence: 'ENDED', until: null }], mayChange: true });
  const successor = newLicence();
  const next = await accountOf(successor);
  await admitted([maya, krishna], next, successor);
  const busy = await liquidator();
  const change = (licenceNumber: string, version = shown.version, appointedOn = TODAY) =>
    maya.call('POST', path, { version, licenceNumber, appointedOn, reason: 'The licence has ended.' });
  for (const [number, code] of [
    ['IP-4711', 'LIQUIDATOR_NOT_LISTED'],
    [licence.licenceNumber, 'LICENCE_ENDED'],
    [busy.licence.licenceNumber, 'LIQUIDATOR_BUSY'],
  ] as const)
    expect(await change(number)).toMatchObject({ status: 422, body: { errors: [{ path: 'licenceNumber', code }] } });
  expect(await change(successor.licenceNumber, shown.version, addDays(TODAY, 1))).toMatchObject({ status: 422 });
  expect((await change(successor.licenceNumber, shown.version + 5)).status).toBe(412);
  expect((await next.call('GET', `${OWN_LIQUIDATION}/${id}`)).status).toBe(404);
  expect(await change(successor.licenceNumber)).toMatchObject({ status: 200 });
  for (const gone of [`${OWN_LIQUIDATION}/${id}`, `external/api/application/${ready.id}`])
    expect([gone, (await by.call('GET', gone)).status]).toEqual([gone, 404]);
  expect(await liquidationOf(next, id)).toMatchObject({ licence: 'IN_FORCE', mayFile: true });
  expect((await next.call('GET', `external/api/application/${ready.id}`)).status).toBe(200);
  expect((await maya.call('GET', path)).body.data).toMatchObject({
    appointments: [{ until: null, reason: 'The licence has ended.' }, { until: addDays(TODAY, -1) }],
  });
});

test('from the first log-in to the final report: claims, accounts in time and late, forms, the end', async () => {
  const { by, id, begun, companyId } = await liquidator();
  // a claim on paper: judged and paid never above it
  const claim = (more: object) => by.call('POST', `${OWN_LIQUIDATION}/${id}/claim`, { ...CLAIM, ...more }, newKey());
  expect(await claim({ receivedOn: addDays(TODAY, 1) })).toMatchObject({ status: 422 });
  expect(await claim({ receivedOn: TODAY })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'CLAIM_AFTER_NOTICE' }] },
  });
  const received = addDays(TODAY, -5);
  expect(await claim({ receivedOn: received })).toMatchObject({ status: 200 });
  const [recorded] = (await liquidationOf(by, id)).claims;
  const judge = (body: object) =>
    by.call('POST', `${OWN_LIQUIDATION}/${id}/claim/${recorded?.id}/judgement`, {
      version: 1,
      reason: 'Bill seen.',
      ...body,
    });
  expect(await judge({ admittedPaisa: 40_000_01 })).toMatchObject({
    body: { errors: [{ path: 'admittedPaisa', code: 'ADMITTED_ABOVE_CLAIM' }] },
  });
  expect(await judge({ admittedPaisa: 30_000_00, paidPaisa: 30_000_01, paidOn: TODAY })).toMatchObject({
    body: { errors: [{ path: 'paidPaisa', code: 'PAID_ABOVE_ADMITTED' }] },
  });
  expect((await judge({ admittedPaisa: 30_000_00, paidPaisa: 30_000_00, paidOn: TODAY })).status).toBe(200);
  expect((await judge({ admittedPaisa: 0 })).status).toBe(412);

  // the first account
  const [first] = (await liquidationOf(by, id)).accounts;
  if (!first) throw new Error('An account is owed');
  expect(first).toMatchObject({ number: 1, state: 'NOT_YET', fromOn: TODAY });
  expect(await file(by, id, account(1, TODAY, { openingPaisa: 0 }))).toMatchObject({ status: 409 });
  gateway.clock.advance(daysBetween(today(), addDays(first.dueOn, -7)) * DAY_MS);
  const reminders = () =>
    db()
      .selectFrom('notification')
      .select('title_en')
      .where('account_id', '=', by.userId)
      .where('event_key', 'like', 'liquidation:%:account:%')
      .execute();
  for (let round = 0; round < 2; round += 1) await gateway.platform.runUnitOfWork(remindLiquidators);
  expect(await reminders()).toEqual([{ title_en: 'An account falls due' }]);
  expect(await file(by, id, account(1, today()))).toMatchObject({
    body: { errors: [{ path: 'openingPaisa', code: 'OPENING_REQUIRED' }] },
  });
  expect(await file(by, id, account(1, addDays(today(), 1), { openingPaisa: 0 }))).toMatchObject({
    body: { errors: [{ path: 'untilOn', code: 'ACCOUNT_UNTIL_OUTSIDE' }] },
  });
  const minus = { openingPaisa: 0, receipts: [], payments: [line('Costs', 1)] };
  expect(await file(by, id, account(1, today(), minus))).toMatchObject({
    body: { errors: [{ path: 'payments', code: 'ACCOUNT_BELOW_ZERO' }] },
  });
  expect(await file(by, id, account(1, today(), { openingPaisa: 5_000_00 }))).toMatchObject({ status: 200 });
  expect((await file(by, id, account(1, today(), { openingPaisa: 5_000_00 }))).status).toBe(409);
  const [filed, second] = (await liquidationOf(by, id)).accounts;
  expect(filed).toMatchObject({ state: 'FILED', filed: { openingPaisa: 5_000_00, closingPaisa: 885_000_00 } });
  expect(second).toMatchObject({ number: 2, state: 'NOT_YET', fromOn: addDays(today(), 1) });

  // the office sends it back, and it is filed again
  const office = `external/api/proceeding/${id}`;
  const seen = (await maya.call('GET', `${office}/liquidator`)).body.data as { version: number; mayReturn: string };
  const back = `${office}/liquidator-account/${seen.mayReturn}/return`;
  expect((await maya.call('POST', back, { version: seen.version, reason: 'No bank statement.' })).status).toBe(200);
  expect((await maya.call('POST', back, { version: seen.version + 1, reason: 'Again.' })).status).toBe(409);
  expect((await liquidationOf(by, id)).accounts).toMatchObject([
    { number: 1, state: 'OPEN', returnReason: 'No bank statement.' },
  ]);
  expect(await file(by, id, account(1, today(), { openingPaisa: 0 }))).toMatchObject({ status: 200 });

  // the second one is late: a fine of section 81
  if (!second) throw new Error('A second account is owed');
  gateway.clock.advance(daysBetween(today(), addDays(second.dueOn, 20)) * DAY_MS);
  expect((await liquidationOf(by, id)).next).toMatchObject({ number: 2, state: 'LATE' });
  const fines = async () =>
    dueListSchema
      .parse((await begun.by.call('GET', 'external/api/fine/due')).body.data)
      .filter(({ event, company }) => event.eventId === 'LIQUIDATOR_ACCOUNTS' && company.id === companyId);
  expect(await fines()).toMatchObject([{ filedOn: null, state: 'DUE' }]);
  const carried = account(2, second.dueOn, { openingPaisa: 1, payments: [] });
  expect(await file(by, id, carried)).toMatchObject({
    body: { errors: [{ path: 'openingPaisa', code: 'OPENING_CARRIED' }] },
  });
  expect((await file(by, id, account(2, second.dueOn))).status).toBe(200);
  expect((await liquidationOf(by, id)).accounts[1]).toMatchObject({
    state: 'FILED_LATE',
    filed: { openingPaisa: 880_000_00, closingPaisa: 1_760_000_00 },
  });
  expect(await fines()).toMatchObject([{ filedOn: today() }]);

  // the forms: the final report follows the approved settlement, with the claims that are known
  const by2 = { ...begun, by };
  expect((await openDraft('LIQUIDATION_FINAL', by2)).status).toBe(409);
  const settlement = await beginFilled(desk, {
    ...liquidations.LIQUIDATION_II,
    begins: async () => by2,
    answers: () => ({
      LIQUIDATOR_ACCOUNTS: {
        countedUntil: TODAY,
        realised: 900_000_00,
        costs: 20_000_00,
        creditorsPaid: 30_000_00,
        distributed: 850_000_00,
      },
    }),
  });
  await approveAll(settlement);
  await approveAll(await beginFilled(desk, { ...liquidations.LIQUIDATION_FINAL, begins: async () => by2 }));
  const { phases } = ownProceedingSchema.parse((await by.call('GET', `external/api/own-proceeding/${id}`)).body.data);
  expect(phases[1]?.forms.map(({ permission }) => permission)).toEqual(['APPROVED', 'APPROVED']);
  expect((await liquidationOf(by, id)).next).toBeNull();

  await gateway.platform.runUnitOfWork(async (unit) => {
    const row = await unit.tx.selectFrom('proceeding').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await endProceeding(unit, row, { outcome: 'REFUSED', text: 'Refused.', actor: null });
  });
  expect((await by.call('GET', `${OWN_LIQUIDATION}/${id}`)).status).toBe(404);
  expect(liquidationsSchema.parse((await by.call('GET', OWN_LIQUIDATION)).body.data)).toEqual([]);
});
