import { openTable, tableText, type Allotment, type ShareLedger, type ShareOutcome } from '../share-ledger';

export const RATE = 10_000; // Rs. 100 in paisa
export const ON = '2026-11-23';

/** 100 shares: one has 1 to 60, all paid; two has 61 to 90, of which 20 are paid; 91 to 100 are in reserve. */
export const LEDGER = ledgerOf(
  [
    { holderId: 'one', ranges: [{ from: 1, to: 60 }], paid: 60 * RATE },
    { holderId: 'two', ranges: [{ from: 61, to: 90 }], paid: 20 * RATE },
  ],
  100,
);

export function ledgerOf(allotments: readonly Omit<Allotment, 'shareType'>[], issued: number): ShareLedger {
  const typed = allotments.map((one): Allotment => ({ ...one, shareType: 'PROMOTER' }));
  return { table: openTable(typed, issued, RATE), ratePerShare: RATE };
}

/** One line for each range, or what was found. */
export function lines(outcome: ShareOutcome): unknown {
  return outcome.ok ? tableText(outcome.ledger.table).split('\n') : outcome.findings;
}

/** The shares after what was allowed. */
export function granted(outcome: ShareOutcome) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
  return outcome.ledger.table;
}
