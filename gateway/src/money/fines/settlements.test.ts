import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  companySettlementListSchema,
  settlement136kaSchema,
  SETTLEMENT_136KA,
} from '@registrar/domain/calls/settlement-136ka';
import { callerOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { findFineEvent } from './fine-events';
import { settlementOfCompany } from './settlements';

const FINE = 'external/api/fine';
const RUPEE = 100;
const LAKH = 100_000 * RUPEE;
const TODAY = '2026-08-17';
let gateway: TestGateway;
let puja: Caller;
let companyId: string;

const nepal = (day: string): Date => new Date(`${day}T10:00:00+05:45`);
const ask = (question: Readonly<Record<string, string>>) =>
  gateway.call('GET', `${FINE}/settlement-136ka?${new URLSearchParams(question)}`);
const FIVE_YEARS = {
  companyType: 'PRIVATE_SOLE_PROPRIETOR',
  paidUpPaisa: String(10 * LAKH),
  registeredOn: '2014-09-21',
  fromYear: '2077',
  toYear: '2081',
};

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(nepal(TODAY));
  puja = await callerOf(gateway, 'puja.representative');
  const { db } = gateway.platform.database;
  ({ company_id: companyId } = await db
    .selectFrom('company_representative')
    .select('company_id')
    .where('account_id', '=', puja.userId)
    .executeTakeFirstOrThrow());
  // in the portal since 2077 BS without any filing
  await db
    .updateTable('company')
    .set({ created_at: nepal('2021-08-01'), registered_on: '2014-09-21', paid_up_capital: 10 * LAKH })
    .where('id', '=', companyId)
    .execute();
});
afterAll(() => gateway?.close());

test('the calculator is public: paid-up 10 lakh and five missing years is 5,000, and the year that fell due later', async () => {
  const settlement = settlement136kaSchema.parse((await ask(FIVE_YEARS)).body.data);
  expect(settlement).toMatchObject({
    eligible: true,
    percentOfPaidUp: 0.5,
    percentPaisa: 5_000 * RUPEE,
    laterPaisa: 10_000 * RUPEE,
    payablePaisa: 15_000 * RUPEE,
    lawReference: expect.stringContaining('136ka'),
    lawReferenceNepali: expect.stringContaining('१३६क'),
  });
  // the report and the inventory of each year, each with its own fine
  expect(
    settlement.fines.map(({ fiscalYear, section, unpaidPaisa }) => [fiscalYear, section, unpaidPaisa / RUPEE]),
  ).toEqual(
    [
      ['2077/78', 25_000],
      ['2078/79', 20_000],
      ['2079/80', 15_000],
      ['2080/81', 10_000],
      ['2081/82', 5_000],
    ].flatMap(([year, fine]) => [
      [year, '80', fine],
      [year, '51', fine],
    ]),
  );
  expect(settlement.finesPaisa).toBe(150_000 * RUPEE);
});

test.each([
  ['a company of another country', { companyType: 'FOREIGN_BRANCH' }, 'companyType'],
  ['years the wrong way round', { fromYear: '2081', toYear: '2080' }, 'toYear'],
  ['a day of a projected year', { on: '2027-05-01' }, 'on'],
  ['a day before the section was in force', { on: '2025-03-30' }, 'on'],
  ['a year before the Act', { fromYear: '2062' }, 'fromYear'],
])('%s is refused at its field', async (_what: string, change: Readonly<Record<string, string>>, path: string) => {
  expect(await ask({ ...FIVE_YEARS, ...change })).toMatchObject({
    status: 422,
    body: { code: 'VAL-422', errors: [{ path }] },
  });
});

test('a company that distributes no profit has no paid-up capital and pays its fines in full', async () => {
  const settlement = settlement136kaSchema.parse((await ask({ ...FIVE_YEARS, companyType: 'NON_PROFIT' })).body.data);
  expect(settlement).toMatchObject({ eligible: true, percentPaisa: null, payablePaisa: settlement.finesPaisa });
});

test('a year whose return is not due yet is not missing; a company registered later pays its fines', async () => {
  const settlement = settlement136kaSchema.parse(
    (await ask({ ...FIVE_YEARS, registeredOn: '2025-06-01', fromYear: '2081', toYear: '2082' })).body.data,
  );
  expect(settlement.fines.map(({ fiscalYear }) => fiscalYear)).toEqual(['2081/82', '2081/82']);
  expect(settlement).toMatchObject({ eligible: false, finesPaisa: 10_000 * RUPEE, payablePaisa: 10_000 * RUPEE });
});

test('a company gets the same amount for its missing years as the calculator shows, and other users do not', async () => {
  const own = companySettlementListSchema.parse((await puja.call('GET', `${FINE}/due/settlement-136ka`)).body.data);
  expect(
    await gateway.platform.database.db
      .selectFrom('access_log')
      .select(['part', 'ground'])
      .where('account_id', '=', puja.userId)
      .execute(),
  ).toEqual([{ part: 'PAYMENTS', ground: 'REPRESENTATIVE' }]);
  const tried = settlement136kaSchema.parse(
    (await ask({ ...FIVE_YEARS, fromYear: own[0]?.settlement.fines[0]?.fiscalYear?.slice(0, 4) ?? '' })).body.data,
  );
  const bySection = (settlement: typeof tried) =>
    [...settlement.fines].sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.section.localeCompare(b.section));
  expect(own).toMatchObject([
    {
      company: { id: companyId },
      settlement: { eligible: true, payablePaisa: 15_000 * RUPEE, finesPaisa: tried.finesPaisa },
    },
  ]);
  expect(own.map(({ settlement }) => bySection(settlement))).toEqual([bySection(tried)]);
  // the de-registration reads it by the company
  expect(await settlementOfCompany(gateway.platform.database.db, companyId, nepal(TODAY))).toEqual(own[0]);
  const ram = await callerOf(gateway, 'ram.applicant');
  expect((await ram.call('GET', `${FINE}/due/settlement-136ka`)).body.data).toEqual([]);
});

test('it is no obligation: it has no fine and no invoice of its own', async () => {
  expect(findFineEvent(SETTLEMENT_136KA)).toBeUndefined();
  expect(
    (
      await gateway.call(
        'GET',
        `${FINE}/calculate?${new URLSearchParams({ eventId: SETTLEMENT_136KA, companyType: 'PRIVATE_SOLE_PROPRIETOR', paidUpPaisa: '0' })}`,
      )
    ).status,
  ).toBe(404);
});
