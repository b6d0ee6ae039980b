import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addBsMonths, addDays, adToBs, bsToAd } from '@registrar/domain/calendar';
import { openDesk, type FilingDesk } from '../../../../test/filings/filing-desk';
import { approvedClosing, filledClosing } from '../../../../test/filings/discounted-closings';
import { startTestGateway, type TestGateway } from '../../../../test/harness';

const RUPEE = 100;
const LAKH = 100_000 * RUPEE;
/** The last day of Poush 2081: the report of 2080/81 was due, eleven weeks before the section came into force. */
const DUE = '2025-01-13';

let gateway: TestGateway;
let desk: FilingDesk;
beforeAll(async () => {
  gateway = await startTestGateway({ now: new Date('2025-04-20T05:00:00Z') });
  desk = await openDesk(gateway);
}, 180_000);
afterAll(() => gateway?.close());

/** Some days before so many months of the Nepali calendar are over since the due day. */
function monthsLate(months: number): Date {
  const first = adToBs(addDays(DUE, 1));
  const day = bsToAd(addBsMonths(first!, months)!);
  return new Date(`${addDays(day!, -3)}T05:00:00Z`);
}

/** What the approval of an application invoices, in rupees. */
async function invoiced(since: string, paidUpPaisa: number): Promise<{ total: number; lines: number[] }> {
  const { id } = await approvedClosing(await filledClosing(desk, { since, paidUpPaisa }));
  const lines = await gateway.platform.database.db
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
    .select(['total_paisa', 'amount_paisa'])
    .where('for_id', '=', id)
    .where('status', '=', 'PENDING')
    .orderBy('position')
    .execute();
  return { total: (lines[0]?.total_paisa ?? 0) / RUPEE, lines: lines.map((line) => line.amount_paisa / RUPEE) };
}

/**
 * The worked examples of section 81(2), each for the report and for the inventory of one year; against 0.5 per cent of
 * the capital. In the order of their days: the clock goes forward.
 */
test.each([
  // months late, paid-up lakh, fine of one return, 0.5 per cent, payable
  // in those weeks a campaign left a tenth of every fine
  [4, 10, 250, 5_000, 500],
  [4, 50, 500, 25_000, 1_000],
  [4, 200, 1_200, 100_000, 2_400],
  [7, 10, 5_000, 5_000, 5_000],
  [12, 50, 10_000, 25_000, 20_000],
  [12, 200, 22_000, 100_000, 44_000],
])('%i months late, paid-up %i lakh: twice %i or %i, payable %i', async (months, lakh, fine, percent, payable) => {
  gateway.clock.moveTo(monthsLate(months));
  expect(Math.min(2 * fine, percent)).toBe(payable);
  // the portal keeps it since the year before, so that one year is missing
  const { total, lines } = await invoiced('2025-01-05', lakh * LAKH);
  expect([total, lines.length]).toEqual([payable, 2]);
});

test.each([
  // of the year that fell due a year later, one month late: fine of one return
  [10, 10_000, 1_000, 5_000],
  [50, 20_000, 2_000, 25_000],
  [200, 42_000, 5_000, 84_000],
])(
  '13 months late, paid-up %i lakh: twice %i at most half a per cent, and twice %i of the year after in full',
  async (lakh, _older, later, lowered) => {
    gateway.clock.moveTo(monthsLate(13));
    const { total, lines } = await invoiced('2025-01-05', lakh * LAKH);
    expect([total, lines.length]).toEqual([lowered + 2 * later, 4]);
    expect(lines.slice(2)).toEqual([later, later]);
  },
);

test('25 months late: 15,000 each for ten lakh, with the fines of two later years in full', async () => {
  gateway.clock.moveTo(monthsLate(25));
  const { total } = await invoiced('2025-01-05', 10 * LAKH);
  expect(total).toBe(5_000 + 2 * 10_000 + 2 * 1_000);
});

test('five missing years of ten lakh, all due before the section: 5,000', async () => {
  gateway.clock.moveTo(monthsLate(25));
  const filing = await filledClosing(desk, { since: '2021-01-05', paidUpPaisa: 10 * LAKH });
  await approvedClosing(filing);
  const lines = await gateway.platform.database.db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .innerJoin('fine_due', 'fine_due.id', 'invoice_line.fine_due_id')
    .select(['amount_paisa', 'due_on'])
    .where('for_id', '=', filing.id)
    .execute();
  const older = lines.filter(({ due_on }) => due_on < '2025-03-31');
  expect(older).toHaveLength(10);
  expect(older.reduce((sum, line) => sum + line.amount_paisa, 0)).toBe(5_000 * RUPEE);
});
