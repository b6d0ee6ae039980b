import type { Paisa } from '../money';
import { posted, type RefusedShares, type ShareChange } from './ledger';
import {
  quantityOf,
  sameOwner,
  withinRange,
  type KittaRange,
  type ShareOwner,
  type ShareRange,
  type ShareTable,
} from './share-table';

/** A death moves shares by law: the heirs have them under the same order, and nobody else gets them by it. */
const PASSES_WITH_ORDER: ReadonlySet<ShareChange['kind']> = new Set(['INHERIT']);

/**
 * Shares under an order or a pledge stay with who holds them. Gives the numbers that they have after a change, or the
 * first range of them that it would move. A consolidation counts all shares of a holder together, so that nobody can
 * say any more which new ones the old ones became.
 */
export function encumberedAfter(
  encumbered: readonly KittaRange[],
  before: ShareTable,
  { kind, postings, ratePerShare }: Pick<ShareChange, 'kind' | 'postings' | 'ratePerShare'>,
): { readonly ok: true; readonly ranges: readonly KittaRange[] } | RefusedShares {
  const [first] = encumbered;
  if (first === undefined) return { ok: true, ranges: [] };
  if (kind === 'RENUMBER' && ratePerShare.after > ratePerShare.before) return underOrder(first);
  const after = postings.reduce((table, posting) => posted(table, posting) ?? table, before);
  const ranges: KittaRange[] = [];
  for (const range of encumbered) {
    const now = numbersAfter(range, ratePerShare);
    if (now === null) return underOrder(range);
    const passes = PASSES_WITH_ORDER.has(kind);
    if (!withinRange(before, range).every((piece) => staysWith(piece, after, ratePerShare, passes)))
      return underOrder(range);
    ranges.push(now);
  }
  return { ok: true, ranges };
}

function staysWith(
  piece: ShareRange,
  after: ShareTable,
  rate: ShareChange['ratePerShare'],
  toAnyHolder: boolean,
): boolean {
  const now = numbersAfter(piece, rate);
  if (now === null) return false;
  const standing = withinRange(after, now);
  const isTheirs = (owner: ShareOwner): boolean => (toAnyHolder ? owner.bucket === 'HOLDER' : sameOwner(owner, piece));
  // shares that are no longer in the table are moved too
  return standing.every(isTheirs) && standing.reduce((sum, range) => sum + quantityOf(range), 0) === quantityOf(now);
}

/** The value of all shares stays with a renumbering: numbers follow the face value. Null: they do not exactly. */
export function numbersAfter(
  { from, to }: KittaRange,
  { before, after }: { readonly before: Paisa; readonly after: Paisa },
): KittaRange | null {
  if (before === after) return { from, to };
  const [first, last] = [((from - 1) * before) / after + 1, (to * before) / after];
  return Number.isSafeInteger(first) && Number.isSafeInteger(last) ? { from: first, to: last } : null;
}

const underOrder = ({ from, to }: KittaRange): RefusedShares => ({
  ok: false,
  findings: [{ code: 'SHARES_UNDER_ORDER', parameters: { from, to } }],
});
