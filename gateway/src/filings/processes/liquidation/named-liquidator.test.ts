import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { addDays } from '@registrar/domain/calendar';
import type { Answers } from '@registrar/domain/processes';
import {
  approve,
  attempt,
  beginFilled,
  declared,
  handIn,
  openDraft,
  perform,
  verify,
  whoDecides,
  reachLastLevel,
  type Beginning,
  type Filing,
} from '../../../../test/filings/filing';
import { BEGINS, openDesk, TODAY, type FilingDesk } from '../../../../test/filings/filing-desk';
import { companyOfYears, liquidationAnswers, liquidations, newLiquidator } from '../../../../test/filings/liquidations';
import { detailOf, saveSection } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { readDetail } from '../../../../test/registration-kit';
import { askToSign, codeTo, linkTo, signaturesOf, signedBy } from '../../../../test/signatures-kit';
import { openSigningInPortal } from '../../../demonstration/signing-in-portal';

const DIRECTOR_EMAIL = 'asha@makalu.example';
const REVOKED = { reasonCode: 'OTHER', remark: 'Withdrawn by the company.' };
const BUSY = {
  status: 422,
  body: { errors: [{ path: 'LIQUIDATOR.licenceNumber', code: 'LIQUIDATOR_BUSY' }] },
};

let gateway: TestGateway;
let desk: FilingDesk;
beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  await gateway.platform.runUnitOfWork(openSigningInPortal);
  desk = await openDesk(gateway);
}, 180_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const companyOf = ({ opens }: Beginning): string => opens.companyId ?? '';
const filled = (liquidator = newLiquidator()): Promise<Filing> =>
  beginFilled(desk, { ...liquidations.LIQUIDATION, answers: () => liquidationAnswers(liquidator) });

/** Handed in, paid and verified: whoever decides has it. */
async function verified(filing: Filing): Promise<Filing> {
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  return filing;
}

async function approved(filing: Filing): Promise<Filing> {
  await verified(filing);
  await approve(filing);
  return filing;
}

const statusOf = async (companyId: string): Promise<string> =>
  (await db().selectFrom('company').select('status').where('id', '=', companyId).executeTakeFirstOrThrow()).status;
const proceedingOf = (filing: Filing) =>
  db().selectFrom('proceeding').selectAll().where('opened_by_filing', '=', filing.id).executeTakeFirst();
async function reasonsOf(companyId: string, process: string): Promise<string[]> {
  const { body } = await desk.representative.call('GET', `external/api/company/${companyId}/process`);
  const found = companyProcessListSchema.parse(body.data).processes.find((one) => one.process === process);
  return (found?.reasons ?? []).map(({ code }) => code);
}

test('the approval opens the proceeding and stops every other filing; undone, the company is active again', async () => {
  const filing = await filled();
  const companyId = companyOf(filing.begun);
  expect(await reasonsOf(companyId, 'LOCATION_CHANGE')).toEqual([]);
  await verified(filing);
  expect([await statusOf(companyId), await proceedingOf(filing)]).toEqual(['ACTIVE', undefined]);
  await approve(filing);
  expect(await statusOf(companyId)).toBe('IN_LIQUIDATION');
  expect(await proceedingOf(filing)).toMatchObject({ kind: 'LIQUIDATION', company_id: companyId, ended_at: null });
  for (const process of ['LOCATION_CHANGE', 'SHARES_PURCHASE_SALES_AGREEMENT', 'LIQUIDATION'])
    expect([process, await reasonsOf(companyId, process)]).toEqual([
      process,
      expect.arrayContaining(['IN_LIQUIDATION']),
    ]);
  const refused = await openDraft('LOCATION_CHANGE', filing.begun);
  expect(refused).toMatchObject({ status: 423, body: { blocker: { code: 'IN_LIQUIDATION' } } });

  expect(await attempt(filing, desk.registrar, 'revoke', REVOKED)).toMatchObject({ status: 200 });
  expect(await statusOf(companyId)).toBe('ACTIVE');
  expect(await proceedingOf(filing)).toMatchObject({ outcome: 'WITHDRAWN' });
  expect(await reasonsOf(companyId, 'LOCATION_CHANGE')).toEqual([]);
});

test('a liquidator has one company at a time, and is free when it has ended', async () => {
  const liquidator = newLiquidator();
  const first = await approved(await filled(liquidator));
  const second = await filled(liquidator);
  expect(await attempt(second, second.by, 'submit', declared(second))).toMatchObject(BUSY);
  expect(await attempt(first, desk.registrar, 'revoke', REVOKED)).toMatchObject({ status: 200 });
  expect(await attempt(second, second.by, 'submit', declared(second))).toMatchObject({ status: 200 });
});

test.each([
  ['no licence in the list', { licenceNumber: 'IP-7777' }, {}, ['licenceNumber', 'LIQUIDATOR_NOT_LISTED']],
  ['the licence of another PAN', { panNumber: '509999999' }, {}, ['panNumber', 'LIQUIDATOR_PAN_DIFFERS']],
  ['a licence that ended by the list', {}, { ends_on: addDays(TODAY, -1) }, ['licenceNumber', 'LICENCE_ENDED']],
  [
    'a licence that has not begun',
    {},
    { issued_on: addDays(TODAY, 1) },
    ['licenceNumber', 'LIQUIDATOR_LICENCE_NOT_BEGUN'],
  ],
  ['a licence that was taken off the list', {}, { removed_on: TODAY }, ['licenceNumber', 'LIQUIDATOR_NOT_LISTED']],
])('%s appoints nobody', async (_what, answered, listed, [field, code]) => {
  const liquidator: Answers = { ...newLiquidator(), ...answered };
  const filing = await filled(liquidator);
  if (Object.keys(listed).length > 0)
    await db()
      .updateTable('liquidator_licence')
      .set(listed)
      .where('licence_number', '=', String(liquidator['licenceNumber']))
      .execute();
  expect(await attempt(filing, filing.by, 'submit', declared(filing))).toMatchObject({
    status: 422,
    body: { errors: [{ path: `LIQUIDATOR.${field}`, code }] },
  });
});

test('of two that were handed in with one liquidator the second one is not approved', async () => {
  const liquidator = newLiquidator();
  const first = await verified(await filled(liquidator));
  const second = await verified(await filled(liquidator));
  await approve(first);
  await reachLastLevel(second);
  expect(await attempt(second, await whoDecides(second), 'approve')).toMatchObject(BUSY);
  expect(await statusOf(companyOf(second.begun))).toBe('ACTIVE');
  expect(await proceedingOf(second)).toBeUndefined();
});

test('the forms of phase II open after the notice alone, for the proceeding of the company itself', async () => {
  const filing = await approved(await filled());
  const another = await companyOfYears(desk);
  const { id = '' } = (await proceedingOf(filing)) ?? {};
  const opened = (companyId: string, process: 'LIQUIDATION_II' | 'LIQUIDATION_FINAL') =>
    openDraft(process, { by: filing.by, opens: { companyId, subject: { kind: 'PROCEEDING', id } } });
  for (const process of ['LIQUIDATION_II', 'LIQUIDATION_FINAL'] as const) {
    expect((await opened(companyOf(filing.begun), process)).status).toBe(409);
    expect((await opened(companyOf(another), process)).status).toBe(404);
  }
  await gateway.platform.runUnitOfWork((unit) =>
    unit.tx
      .insertInto('proceeding_notice')
      .values({
        id: unit.newId(),
        proceeding_id: id,
        kind: 'CREDITORS',
        published_on: TODAY,
        ends_on: addDays(TODAY, 35),
      })
      .execute(),
  );
  expect((await opened(companyOf(filing.begun), 'LIQUIDATION_II')).status).toBe(409);
  // given, the approval is not taken back any more
  expect(await attempt(filing, desk.registrar, 'revoke', REVOKED)).toMatchObject({ status: 409 });
});

test('a director who was asked and has not signed keeps it back, and another declaration voids what was signed', async () => {
  const filing = await beginFilled(desk, {
    ...liquidations.LIQUIDATION,
    answers: () => liquidationAnswers(),
    async completes({ by, id }) {
      const [first, second] = await signaturesOf(by, { id });
      await signedBy(gateway, by, { id }, first?.party ?? '', DIRECTOR_EMAIL);
      expect(await askToSign(by, { id }, second?.party ?? '')).toMatchObject({ status: 200 });
    },
  });
  const { by, id } = filing;
  const states = async () => (await signaturesOf(by, { id })).map(({ role, state }) => [role, state]);
  const submit = () => attempt(filing, by, 'submit', declared(filing));
  const second = (await signaturesOf(by, { id }))[1]?.party;
  expect(await states()).toEqual([
    ['DIRECTOR', 'SIGNED'],
    ['DIRECTOR', 'SENT'],
  ]);
  expect((await submit()).body).toMatchObject({
    status: 422,
    errors: [{ path: `DOCUMENTS.${second}`, code: 'SIGNATURE_OUTSTANDING' }],
  });
  const link = await linkTo(gateway, DIRECTOR_EMAIL);
  const { hash, facts } = await link.shown();
  expect(facts.map(({ label }) => label.en)).toContain('Debts are paid by');
  expect((await link.sign(await codeTo(gateway, link, DIRECTOR_EMAIL), hash)).status).toBe(200);

  const declare = async (paidBy: string) => {
    const detail = await readDetail(by, id);
    const data = detail.sections.find(({ key }) => key === 'SOLVENCY')?.data;
    detailOf(await saveSection(by, detail, 'SOLVENCY', { ...data, paidBy }));
  };
  await declare('2027-07-31');
  expect(await states()).toEqual([
    ['DIRECTOR', 'VOID'],
    ['DIRECTOR', 'VOID'],
  ]);
  expect((await submit()).body).toMatchObject({
    status: 422,
    errors: [{ code: 'SIGNATURE_VOID' }, { code: 'SIGNATURE_VOID' }],
  });
  // what they signed is declared again
  await declare('2027-06-30');
  expect(await submit()).toMatchObject({ status: 200 });
});
