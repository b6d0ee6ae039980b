import { changeBy, posted, type ShareChange, type ShareLedger, type ShareOutcome } from './ledger';
import type { ShareTable } from './share-table';

/**
 * The counter entry of a change: what it began ends, and what it ended begins again, exactly as it was cut and paid.
 * Only while what it began still stands; later changes are undone first.
 */
export function undo(
  ledger: ShareLedger,
  { on, change }: { readonly on: string; readonly change: ShareChange },
): ShareOutcome {
  const postings = change.postings.map(({ ended, begun }) => ({ ended: begun, begun: ended })).reverse();
  const table = postings.reduce<ShareTable | undefined>(
    (before, posting) => before && posted(before, posting),
    ledger.table,
  );
  if (table === undefined || change.ratePerShare.after !== ledger.ratePerShare)
    return { ok: false, findings: [{ code: 'SHARES_CHANGED_SINCE' }] };
  const restored = { table, ratePerShare: change.ratePerShare.before };
  return { ok: true, change: changeBy('UNDO', on, ledger, restored, postings), ledger: restored };
}
