import { enumeration, type KeyOf } from '../enumerations/enumeration';
import type { Paisa } from '../money';
import type { ShareFinding } from './finding';
import { holdingsOf } from './holdings';
import { faultOf, inOrder, tableText, type KittaRange, type ShareRange, type ShareTable } from './share-table';

/** The shares of a company and the face value of each. */
export interface ShareLedger {
  readonly table: ShareTable;
  readonly ratePerShare: Paisa;
  /** Shares under an order or a pledge; left out: there are none. */
  readonly encumbered?: readonly KittaRange[];
}

/** One step of the table: ranges that end and ranges that begin, each in their order. All others stand as they were. */
export interface SharePosting {
  readonly ended: readonly ShareRange[];
  readonly begun: readonly ShareRange[];
}

export const shareChangeKinds = enumeration([
  ['TRANSFER', 'शेयर दाखिल खारेज', 'Transfer of shares'],
  ['RESERVE', 'जगेडामा राखिएको', 'Put in reserve'],
  ['RELEASE', 'जगेडाबाट दिइएको', 'Given out of the reserve'],
  ['FORFEIT', 'शेयर जफत', 'Forfeiture of shares'],
  ['RENUMBER', 'शेयरको विभाजन वा एकीकरण', 'Split or consolidation of shares'],
  ['ISSUE', 'शेयर जारी', 'Issue of shares'],
  ['ALLOT', 'शेयर बाँडफाँड', 'Allotment of shares'],
  ['BONUS', 'बोनस शेयर', 'Bonus shares'],
  ['CALL_PAID', 'मागिएको रकम चुक्ता', 'Call paid'],
  ['CANCEL', 'शेयर रद्द वा चुक्ता रकम घटाइएको', 'Cancellation or reduction of shares'],
  ['SWAP_ALLOT', 'गाभिएपछिको शेयर बाँडफाँड', 'Allotment of the swap after a merger'],
  ['INHERIT', 'मृत्युपछिको नामसारी', 'Transfer after death'],
  ['UNDO', 'पहिलेकै अवस्थामा फर्काइएको', 'Put back as it was'],
]);
export type ShareChangeKind = KeyOf<typeof shareChangeKinds>;

/** What an operation does to the shares of a company: what an approval writes to the register. */
export interface ShareChange {
  readonly kind: ShareChangeKind;
  /** The AD day from which on it is so. */
  readonly on: string;
  /** In the order in which they are written. */
  readonly postings: readonly SharePosting[];
  readonly ratePerShare: { readonly before: Paisa; readonly after: Paisa };
  /** Holders who have no share left: their part of the register ends with this day. */
  readonly closed: readonly { readonly holderId: string; readonly on: string }[];
  /** Who had no share before and has some now. The register has to know them before the change is written. */
  readonly opened: readonly { readonly holderId: string; readonly on: string }[];
}

/**
 * An operation either gives the change and the ledger it leads to, or says why it cannot be; the ledger it was given
 * stays as it is.
 */
export type ShareOutcome<More extends object = object> =
  ({ readonly ok: true; readonly change: ShareChange; readonly ledger: ShareLedger } & More) | RefusedShares;

export interface RefusedShares {
  readonly ok: false;
  readonly findings: readonly [ShareFinding, ...ShareFinding[]];
}

/** The findings as an outcome; undefined where there are none. */
export function refused(findings: readonly ShareFinding[]): RefusedShares | undefined {
  const [first, ...rest] = findings;
  return first && { ok: false, findings: [first, ...rest] };
}

/** The change from one ledger to the next, in one posting. */
export function changeTo(
  kind: ShareChangeKind,
  on: string,
  before: ShareLedger,
  after: ShareLedger,
): { readonly ok: true; readonly change: ShareChange; readonly ledger: ShareLedger } {
  const posting = { ended: without(before.table, after.table), begun: without(after.table, before.table) };
  return { ok: true, change: changeBy(kind, on, before, after, [posting]), ledger: after };
}

export function changeBy(
  kind: ShareChangeKind,
  on: string,
  before: ShareLedger,
  after: ShareLedger,
  postings: readonly SharePosting[],
): ShareChange {
  const had = new Set(holdingsOf(before.table).map(({ holderId }) => holderId));
  const has = new Set(holdingsOf(after.table).map(({ holderId }) => holderId));
  return {
    kind,
    on,
    postings,
    ratePerShare: { before: before.ratePerShare, after: after.ratePerShare },
    closed: [...had].filter((holderId) => !has.has(holderId)).map((holderId) => ({ holderId, on })),
    opened: [...has].filter((holderId) => !had.has(holderId)).map((holderId) => ({ holderId, on })),
  };
}

/**
 * The table after a posting; undefined where a range that shall end does not stand, or the shares were not whole
 * afterwards.
 */
export function posted(table: ShareTable, { ended, begun }: SharePosting): ShareTable | undefined {
  const standing = without(table, ended);
  if (standing.length !== table.length - ended.length) return undefined;
  const next = inOrder([...standing, ...begun]);
  return faultOf(next) === null ? next : undefined;
}

/** A range is the same one where its numbers, its owner and what is paid are the same. */
function without(ranges: readonly ShareRange[], others: readonly ShareRange[]): ShareRange[] {
  const lines = new Set(others.map((range) => tableText([range])));
  return inOrder(ranges).filter((range) => !lines.has(tableText([range])));
}
