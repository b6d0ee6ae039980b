import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import type { FilingDesk } from '../../../../test/filings/filing-desk';
import { BEGINS, openDesk, TODAY } from '../../../../test/filings/filing-desk';
import {
  approve,
  attempt,
  declared,
  handIn,
  openDraft,
  perform,
  verify,
  type Filing,
} from '../../../../test/filings/filing';
import {
  approvedClosing,
  companyOf,
  filledClosing,
  owedBy,
  payClosing,
  proceedingOf,
  statusOf,
  voucherOf,
} from '../../../../test/filings/discounted-closings';
import { proposeForced } from '../../../../test/forced-openings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { actOn, publishIn, readProceedingOf } from '../../../../test/proceedings-kit';
import { decideProceedingOrder, orderIdOf, proposeOrderOn, readOrdersOf } from '../../../../test/proceeding-orders-kit';
import { receiveClaim } from '../../../proceedings/claims';

/** Three reports missing: of 2079/80 and 2080/81, due before the section, and of 2081/82, due after it. */
const THREE_YEARS = { since: '2024-01-05' };
/** Nothing was due yet: neither years nor figures are asked. */
const NO_YEARS = {
  MISSING_RETURNS: [],
  CLOSING_FIGURES: null,
  DISCOUNT_GROUNDS: { operating: 'NOT_OPERATING', notOperatingSince: '2025-03-30' },
};
const YEARS = ['2079/80', '2080/81', '2081/82'];

let gateway: TestGateway;
let desk: FilingDesk;
beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
}, 180_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const opened = async (): Promise<Filing> => approvedClosing(await filledClosing(desk, THREE_YEARS));
const conducts = (): NonNullable<FilingDesk['approvers']['APPROVER_1']> => desk.approvers.APPROVER_1 ?? desk.registrar;
const publish = (id: string, publishedOn: string) => publishIn(conducts(), id, publishedOn, { notice: 'OBJECTIONS' });
const phasesOf = async (id: string) => (await readProceedingOf(conducts(), id)).phases.map(({ isOpen }) => isOpen);
const withdraw = async (filing: Filing) => {
  const { id, version } = await proceedingOf(filing);
  const path = `external/api/own-proceeding/${id}/withdrawal`;
  return filing.by.call('POST', path, { version, reason: 'The company goes on.' });
};
const invoicesOf = ({ id }: Filing) =>
  db().selectFrom('invoice').select(['status', 'total_paisa']).where('for_id', '=', id).orderBy('id').execute();
const order = (id: string, outcome: string) =>
  proposeOrderOn(conducts(), id, { outcome, ...(outcome === 'REFUSED' && { liabilities: undefined }) });
async function ordered(id: string, outcome: string): Promise<void> {
  const proposed = orderIdOf(await order(id, outcome));
  expect(await decideProceedingOrder(desk.registrar, proposed, 'approve')).toMatchObject({ status: 200 });
}
async function objected(id: string): Promise<string> {
  const claimant = { actor: null, name: 'Sita Rai', email: 'sita@example.com', mobileNumber: null };
  const claim = { notice: 'OBJECTIONS', kind: 'OBJECTION' as const, text: 'It owes me wages.', amountPaisa: null };
  await gateway.platform.runUnitOfWork((unit) => receiveClaim(unit, claimant, id, claim, 'en'));
  return (await readProceedingOf(conducts(), id)).claims[0]?.id ?? '';
}
const judge = (id: string, claimId: string, outcome: 'UPHELD' | 'DISMISSED') =>
  actOn(conducts(), id, `claim/${claimId}/judgement`, { outcome, reason: 'Heard.' });

test('three years are recorded, paid, published, an objection is dismissed, and the order ends the company: no phase opens early', async () => {
  const filing = await opened();
  const companyId = companyOf(filing);
  const { id } = await proceedingOf(filing);
  expect(await statusOf(filing)).toBe('IN_DEREGISTRATION');
  const reported = await db()
    .selectFrom('closing_return')
    .select('fiscal_year')
    .where('company_id', '=', companyId)
    .orderBy('fiscal_year')
    .execute();
  expect(reported.map(({ fiscal_year }) => fiscal_year)).toEqual(YEARS);
  // 0.5 per cent for the two older years, and twice 5,000 for the year that fell due after the section
  expect(await invoicesOf(filing)).toEqual([{ status: 'PENDING', total_paisa: 15_000_00 }]);

  expect(await phasesOf(id)).toEqual([true, false, false]);
  expect(await publish(id, TODAY)).toMatchObject({ status: 409 });
  expect(await order(id, 'DEREGISTERED')).toMatchObject({ status: 409 });
  expect(await payClosing(filing)).toMatchObject({ status: 200 });
  expect(await phasesOf(id)).toEqual([true, true, false]);
  expect(await owedBy(filing.by, companyId)).toBe(0);

  expect(await publish(id, addDays(TODAY, -1))).toMatchObject({ status: 422 });
  expect(await publish(id, addDays(TODAY, 1))).toMatchObject({ status: 422 });
  expect(await publish(id, TODAY)).toMatchObject({ status: 200 });
  const { published } = await readProceedingOf(conducts(), id);
  const last = published[0]?.endsOn ?? '';
  expect(last >= addDays(TODAY, 30)).toBe(true);
  const claim = await objected(id);

  gateway.clock.moveTo(new Date(`${last}T12:00:00Z`));
  expect(await phasesOf(id)).toEqual([true, true, false]);
  gateway.clock.moveTo(new Date(`${addDays(last, 1)}T05:00:00Z`));
  // an objection that nobody has judged stops it
  expect(await phasesOf(id)).toEqual([true, true, false]);
  expect(await judge(id, claim, 'DISMISSED')).toMatchObject({ status: 200 });
  expect(await phasesOf(id)).toEqual([true, true, true]);
  await ordered(id, 'DEREGISTERED');
  expect(await statusOf(filing)).toBe('DEREGISTERED');
  expect(await owedBy(filing.by, companyId)).toBe(0);
  expect(await withdraw(filing)).toMatchObject({ status: 409 });
  gateway.clock.moveTo(BEGINS);
});

test('withdrawn before it is paid, the invoice is withdrawn and the fines are owed in full', async () => {
  const filing = await filledClosing(desk, THREE_YEARS);
  const before = await owedBy(filing.by, companyOf(filing));
  await approvedClosing(filing);
  expect(await withdraw(filing)).toMatchObject({ status: 200 });
  expect(await statusOf(filing)).toBe('ACTIVE');
  expect((await invoicesOf(filing)).map(({ status }) => status)).toEqual(['REJECTED']);
  expect(await owedBy(filing.by, companyOf(filing))).toBe(before);
  const { id } = await proceedingOf(filing);
  expect(await phasesOf(id)).toEqual([true, false, false]);
  // the years stay filed, and the company may apply again for what is owed
  expect((await openDraft('DISCOUNTED_DE_REGISTRATION', filing.begun)).status).toBe(200);
});

test('while a payment is being processed nobody ends it; after it what was paid counts towards the full fines', async () => {
  const filing = await filledClosing(desk, THREE_YEARS);
  const before = await owedBy(filing.by, companyOf(filing));
  await approvedClosing(filing);
  const { id } = await proceedingOf(filing);
  const voucher = await voucherOf(filing);
  expect(await withdraw(filing)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('payment of the fines is being processed') },
  });
  const proposed = orderIdOf(await order(id, 'REFUSED'));
  expect(await decideProceedingOrder(desk.registrar, proposed, 'approve')).toMatchObject({ status: 409 });
  expect(await voucher.verified()).toMatchObject({ status: 200 });
  expect(await decideProceedingOrder(desk.registrar, proposed, 'approve')).toMatchObject({ status: 200 });
  expect(await statusOf(filing)).toBe('ACTIVE');
  expect(await owedBy(filing.by, companyOf(filing))).toBe(before - 15_000);
});

test('an objection that is upheld stops it, and the office ends it by an order of two persons', async () => {
  const filing = await opened();
  const { id } = await proceedingOf(filing);
  await payClosing(filing);
  expect(await publish(id, TODAY)).toMatchObject({ status: 200 });
  const claim = await objected(id);
  expect(await judge(id, claim, 'UPHELD')).toMatchObject({ status: 200 });
  const { published } = await readProceedingOf(conducts(), id);
  gateway.clock.moveTo(new Date(`${addDays(published[0]?.endsOn ?? '', 3)}T05:00:00Z`));
  expect(await phasesOf(id)).toEqual([true, true, false]);
  const { ends } = await readOrdersOf(conducts(), id);
  expect(ends.find(({ outcome }) => outcome === 'DEREGISTERED')?.obstacles.length).toBeGreaterThan(0);
  expect(await order(id, 'DEREGISTERED')).toMatchObject({ status: 409 });
  await ordered(id, 'REFUSED');
  expect(await statusOf(filing)).toBe('ACTIVE');
  expect(await owedBy(filing.by, companyOf(filing))).toBeGreaterThan(0);
  gateway.clock.moveTo(BEGINS);
});

test('the approval is not revoked: two officers end it, or the company', async () => {
  const filing = await opened();
  expect(await attempt(filing, desk.registrar, 'revoke', { reasonCode: 'OTHER', remark: 'Wrong.' })).toMatchObject({
    status: 409,
  });
  expect(await statusOf(filing)).toBe('IN_DEREGISTRATION');
});

async function reasonsOf(companyId: string) {
  const { body } = await desk.representative.call('GET', `external/api/company/${companyId}/process`);
  const found = companyProcessListSchema
    .parse(body.data)
    .processes.find(({ process }) => process === 'DISCOUNTED_DE_REGISTRATION');
  return (found?.reasons ?? []).map(({ code, wayOut }) => [code, wayOut]);
}

test('registered the day before the section it may apply; on its day it is led to the liquidation', async () => {
  const before = await filledClosing(desk, { since: TODAY, registeredOn: '2025-03-30' }, NO_YEARS);
  expect(await attempt(before, before.by, 'submit', declared(before))).toMatchObject({ status: 200 });
  const later = await filledClosing(desk, { since: TODAY, registeredOn: '2025-03-30' }, NO_YEARS);
  await db().updateTable('company').set({ registered_on: '2025-03-31' }).where('id', '=', companyOf(later)).execute();
  expect(await attempt(later, later.by, 'submit', declared(later))).toMatchObject({ status: 423 });
  expect(await reasonsOf(companyOf(later))).toContainEqual([
    'CONDITION_UNMET',
    `/de-registration/LIQUIDATION_I?company=${companyOf(later)}`,
  ]);
});

test('whichever begins first stands: an open de-registration stops the application, and the application’s proceeding the office', async () => {
  const filing = await opened();
  const { id } = await proceedingOf(filing);
  expect(await reasonsOf(companyOf(filing))).toContainEqual(['IN_DEREGISTRATION', `/de-registration/proceeding/${id}`]);
  const proposal = await proposeForced(conducts(), companyOf(filing), { ground: 'NOT_OPERATING' });
  expect(proposal.status).toBe(409);
  // the office decides on an application that was handed in before it opens anything itself
  const waiting = await filledClosing(desk, THREE_YEARS);
  await handIn(waiting);
  expect(await proposeForced(conducts(), companyOf(waiting), { ground: 'NOT_OPERATING' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('section 136ka') },
  });
});

test('a year that is left out, and one that had business, is told where it was answered', async () => {
  const filing = await filledClosing(desk, THREE_YEARS);
  const items = await db()
    .selectFrom('application_item')
    .select(['id', 'data'])
    .where('application_id', '=', filing.id)
    .orderBy('position')
    .execute();
  expect(items.map(({ data }) => (data as { fiscalYear: string }).fiscalYear)).toEqual(YEARS);
  const second = items[1]?.id ?? '';
  const withBusiness = JSON.stringify({ ...(items[1]?.data as object), business: 'SOME' });
  await db().updateTable('application_item').set({ data: withBusiness }).where('id', '=', second).execute();
  expect(await attempt(filing, filing.by, 'submit', declared(filing))).toMatchObject({
    status: 422,
    body: { errors: [{ path: expect.stringMatching(/^MISSING_RETURNS.*business$/), code: 'YEAR_WITH_BUSINESS' }] },
  });
  await db().deleteFrom('application_item').where('id', '=', second).execute();
  expect(await attempt(filing, filing.by, 'submit', declared(filing))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'MISSING_RETURNS', code: 'CLOSING_YEAR_MISSING' }] },
  });
});

test('an officer decides once: two approvals at the same moment open one proceeding', async () => {
  const filing = await filledClosing(desk, THREE_YEARS);
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  const decided = () =>
    approve(filing).then(
      () => true,
      () => false,
    );
  expect((await Promise.all([decided(), decided()])).filter(Boolean)).toHaveLength(1);
  const rows = await db().selectFrom('proceeding').select('id').where('opened_by_filing', '=', filing.id).execute();
  expect(rows).toHaveLength(1);
});
