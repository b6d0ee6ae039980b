import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, bsToAd, type AdDay } from '@registrar/domain/calendar';
import { dormantReport, reportsOf, submitReport } from '../../../../test/annual-report-kit';
import { callerOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';

const LAKH = 100_000_00;
interface Year {
  readonly name: string;
  /** The BS year in which it ends. */
  readonly endsIn: number;
}
const YEAR: Year = { name: '2081/82', endsIn: 2082 };
const YEAR_BEFORE: Year = { name: '2080/81', endsIn: 2081 };
/** The last day of that month of delay; with none the last day of Poush, six months after the year. */
const lastOfMonth = (months: number, { endsIn } = YEAR): AdDay =>
  addDays(bsToAd({ year: endsIn + Math.floor((9 + months) / 12), month: ((9 + months) % 12) + 1, day: 1 }) ?? '', -1);
const DUE = lastOfMonth(0);

let gateway: TestGateway;
let puja: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

/** A company in the portal since the year ended, with this paid-up capital. */
async function companyOf(paidUp: number, { endsIn }: Year): Promise<string> {
  const since = `${endsIn - 57}-08-01`;
  const id = await settledCompany(gateway, [puja]);
  await db().updateTable('company_representative').set({ since }).where('company_id', '=', id).execute();
  await db()
    .updateTable('company')
    .set({ created_at: new Date(`${since}T06:00:00Z`), registered_on: '2015-01-01', paid_up_capital: paidUp })
    .where('id', '=', id)
    .execute();
  await db().deleteFrom('register_entry').where('company_id', '=', id).where('aspect', '=', 'CAPITAL').execute();
  return id;
}

/** The fines on the invoice of the report, for each late section, in rupees. */
async function finesOf(paidUp: number, filedOn: AdDay, reported = YEAR): Promise<number[]> {
  gateway.clock.moveTo(new Date(`${filedOn}T05:00:00Z`));
  puja = await callerOf(gateway, 'puja.representative');
  const company = await companyOf(paidUp, reported);
  const filed = await submitReport(puja, await dormantReport(puja, company, reported.name));
  const lines = await db()
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['code', 'amount_paisa'])
    .where('invoice.for_id', '=', filed.id)
    .where('code', '=', 'FINE_S81_2')
    .orderBy('position')
    .execute();
  const [year] = (await reportsOf(puja, company)).years;
  expect(year).toMatchObject({
    fiscalYear: reported.name,
    late: lines.length > 0,
    restPaisa: lines.reduce((sum, line) => sum + line.amount_paisa, 0),
  });
  return lines.map(({ amount_paisa: paisa }) => paisa / 100);
}

// the examples of section 81(2): sections 80 and 51 each have the fine of their own delay
test.each<[number, string, AdDay, number[]]>([
  [10 * LAKH, 'on the last day', DUE, []],
  [10 * LAKH, 'the day after it', addDays(DUE, 1), [1_000, 1_000]],
  [10 * LAKH, 'on the last day of the first step', lastOfMonth(3), [1_000, 1_000]],
  [10 * LAKH, '4 months late', lastOfMonth(4), [2_500, 2_500]],
  [10 * LAKH, 'on the last day of the second step', lastOfMonth(6), [2_500, 2_500]],
  [10 * LAKH, '7 months late', lastOfMonth(7), [5_000, 5_000]],
  [10 * LAKH, 'on the last day of the third step', lastOfMonth(12), [5_000, 5_000]],
  [10 * LAKH, '13 months late', lastOfMonth(13), [10_000, 10_000]],
  [50 * LAKH, '1 month late', lastOfMonth(1), [2_000, 2_000]],
  [50 * LAKH, '4 months late', lastOfMonth(4), [5_000, 5_000]],
  [50 * LAKH, '12 months late', lastOfMonth(12), [10_000, 10_000]],
  [50 * LAKH, '13 months late', lastOfMonth(13), [20_000, 20_000]],
  [200 * LAKH, '1 month late', lastOfMonth(1), [5_000, 5_000]],
  [200 * LAKH, '4 months late', lastOfMonth(4), [12_000, 12_000]],
  [200 * LAKH, '12 months late', lastOfMonth(12), [22_000, 22_000]],
  [200 * LAKH, '13 months late', lastOfMonth(13), [42_000, 42_000]],
])('paid-up %d paisa, %s', async (paidUp, _when, filedOn, fines) => {
  expect(await finesOf(paidUp, filedOn)).toEqual(fines);
});

test('25 months late: two further years', async () => {
  expect(await finesOf(10 * LAKH, lastOfMonth(25, YEAR_BEFORE), YEAR_BEFORE)).toEqual([15_000, 15_000]);
});

test('until the end of Ashar 2082 a tenth of the fine is due (section 81(7)); from the next day all of it', async () => {
  expect(await finesOf(50 * LAKH, lastOfMonth(6, YEAR_BEFORE), YEAR_BEFORE)).toEqual([500, 500]);
  expect(await finesOf(50 * LAKH, addDays(lastOfMonth(6, YEAR_BEFORE), 1), YEAR_BEFORE)).toEqual([10_000, 10_000]);
});
