import { enumeration, type KeyOf } from '../enumerations/enumeration';
import type { ShareType } from '../enumerations/shares';
import type { Paisa } from '../money';

/** Where a share can lie (domain/workflow.md 6.15): with a holder, or in one of the company's own buckets. */
export const shareBuckets = enumeration([
  ['HOLDER', 'शेयरधनी', 'Shareholder'],
  ['RESERVE', 'जगेडा', 'Reserve (jageda)'],
  ['JAFAT', 'जफत', 'Forfeited (jafat)'],
  ['CANCELLED', 'रद्द', 'Cancelled'],
]);
export type ShareBucket = KeyOf<typeof shareBuckets>;

/** Serial numbers of shares (kitta) from 1, both ends included. */
export interface KittaRange {
  readonly from: number;
  readonly to: number;
}

/** Whose the shares are. */
export type ShareOwner =
  | { readonly bucket: 'HOLDER'; readonly holderId: string }
  | { readonly bucket: Exclude<ShareBucket, 'HOLDER'>; readonly holderId: null };

/** Shares with following numbers that lie in one place, are of one type, and on which the same is paid. */
export type ShareRange = ShareOwner &
  KittaRange & {
    readonly paidPerShare: Paisa;
    /** Null: not stated, as of shares that were never given to a holder. */
    readonly shareType: ShareType | null;
  };

/** The whole table of a company: every share from 1 to the last one once, in their order. */
export type ShareTable = readonly ShareRange[];

export const quantityOf = ({ from, to }: KittaRange): number => to - from + 1;

/** Both ends are whole numbers. */
export const areNumbers = ({ from, to }: KittaRange): boolean => Number.isSafeInteger(from) && Number.isSafeInteger(to);

/** Which numbers these are, whosever they are and whatever is paid: in their order, neighbours as one range. */
export function numbersOf(ranges: readonly KittaRange[]): KittaRange[] {
  const numbers: KittaRange[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = numbers.at(-1);
    if (last && last.to + 1 === from) numbers[numbers.length - 1] = { from: last.from, to };
    else numbers.push({ from, to });
  }
  return numbers;
}

export const issuedIn = (table: ShareTable): number => table.reduce((sum, range) => sum + quantityOf(range), 0);

/** How many shares count: those that are issued and not cancelled. */
export const outstandingIn = (table: ShareTable): number =>
  issuedIn(table.filter(({ bucket }) => bucket !== 'CANCELLED'));

export type ShareTableFault = 'GAP' | 'OVERLAP' | 'EMPTY';

/**
 * What is wrong with a table, or nothing: it begins with share 1 and each range goes on where the one before it ended.
 */
export function faultOf(table: ShareTable): ShareTableFault | null {
  if (table.length === 0) return 'EMPTY';
  let next = 1;
  for (const { from, to } of inOrder(table)) {
    if (to < from) return 'EMPTY';
    if (from !== next) return from < next ? 'OVERLAP' : 'GAP';
    next = to + 1;
  }
  return null;
}

export const inOrder = (table: ShareTable): ShareRange[] => [...table].sort((a, b) => a.from - b.from);

/** What a holder was given at the beginning: ranges, and the amount paid on all of them together. */
export interface Allotment {
  readonly holderId: string;
  readonly ranges: readonly KittaRange[];
  readonly paid: Paisa;
  readonly shareType: ShareType | null;
}

/**
 * The first table: what was allotted, and in reserve whatever was issued and allotted to nobody. Throws where two were
 * given the same share, or one that was not issued.
 */
export function openTable(allotments: readonly Allotment[], issued: number, ratePerShare: Paisa): ShareTable {
  const given = inOrder(
    allotments.flatMap(({ holderId, ranges, paid, shareType }) =>
      spreadPaid(
        inOrder(ranges.map(({ from, to }) => ({ ...holder(holderId), from, to, paidPerShare: 0, shareType }))),
        paid,
        ratePerShare,
      ),
    ),
  );
  const table: ShareRange[] = [];
  let next = 1;
  for (const range of given) {
    if (range.from > next) table.push(reserve(next, range.from - 1));
    table.push(range);
    next = range.to + 1;
  }
  if (next <= issued) table.push(reserve(next, issued));
  return whole(table, issued);
}

/** New shares that are issued: they lie in reserve until they are allotted. */
export function issueShares(table: ShareTable, quantity: number): ShareTable {
  const last = issuedIn(table);
  return whole([...inOrder(table), reserve(last + 1, last + quantity)], last + quantity);
}

/** Shares that change their place, with what is said of them anew. */
export interface ShareMove extends KittaRange {
  readonly owner: ShareOwner;
  readonly paidPerShare?: Paisa;
  readonly shareType?: ShareType;
}

/**
 * Shares change their place: the ranges they lay in are cut where it begins and ends. What was paid on them stays paid,
 * and they keep their type, unless it is said anew.
 */
export function moveShares(table: ShareTable, { from, to, owner, paidPerShare, shareType }: ShareMove): ShareTable {
  const issued = issuedIn(table);
  if (from < 1 || to > issued || to < from)
    throw new RangeError(`The shares ${from} to ${to} are not in a table of ${issued}`);
  const moved = inOrder(table).flatMap((range): ShareRange[] => {
    const first = Math.max(range.from, from);
    const last = Math.min(range.to, to);
    if (first > last) return [range];
    return [
      ...(range.from < first ? [{ ...range, to: first - 1 }] : []),
      {
        ...owner,
        from: first,
        to: last,
        paidPerShare: paidPerShare ?? range.paidPerShare,
        shareType: shareType ?? range.shareType,
      },
      ...(range.to > last ? [{ ...range, from: last + 1 }] : []),
    ];
  });
  return whole(joined(moved), issued);
}

/** The part of a table that lies in some shares; ranges that reach beyond them are cut. */
export function withinRange(table: ShareTable, { from, to }: KittaRange): ShareRange[] {
  return inOrder(table).flatMap((range) =>
    range.from > to || range.to < from
      ? []
      : [{ ...range, from: Math.max(range.from, from), to: Math.min(range.to, to) }],
  );
}

/** What is paid on these shares together. */
export const paidOn = (ranges: readonly ShareRange[]): Paisa =>
  ranges.reduce((sum, range) => sum + quantityOf(range) * range.paidPerShare, 0);

export const holder = (holderId: string): ShareOwner => ({ bucket: 'HOLDER', holderId });
export const RESERVE: ShareOwner = { bucket: 'RESERVE', holderId: null };

export const ownerOf = ({ bucket, holderId }: ShareRange): ShareOwner =>
  bucket === 'HOLDER' ? { bucket, holderId } : { bucket, holderId };

/** Neighbours of one owner and one type, paid alike, are one range. */
export function joined(table: ShareTable): ShareRange[] {
  const ranges: ShareRange[] = [];
  for (const range of inOrder(table)) {
    const last = ranges.at(-1);
    if (last && last.to + 1 === range.from && areAlike(last, range))
      ranges[ranges.length - 1] = { ...last, to: range.to };
    else ranges.push(range);
  }
  return ranges;
}

export const sameOwner = (a: ShareOwner, b: ShareOwner): boolean => a.bucket === b.bucket && a.holderId === b.holderId;

const areAlike = (a: ShareRange, b: ShareRange): boolean =>
  sameOwner(a, b) && a.paidPerShare === b.paidPerShare && a.shareType === b.shareType;

/** One line for each range, in their order: what the seal of a posting is made of, here and in the database. */
export function tableText(table: ShareTable): string {
  return inOrder(table)
    .map(({ bucket, holderId, from, to, paidPerShare, shareType }) =>
      [bucket, holderId ?? '-', from, to, paidPerShare, shareType ?? '-'].join(':'),
    )
    .join('\n');
}

/**
 * What is paid counts for the first shares of a holder: so many are paid in full, one perhaps in part, the rest not at
 * all. So a forfeiture of unpaid shares (section 53) finds them at the end of the holder's ranges.
 */
function spreadPaid(ranges: readonly ShareRange[], paid: Paisa, ratePerShare: Paisa): ShareRange[] {
  let left = paid;
  const spread = ranges.flatMap((range): ShareRange[] => {
    const full = ratePerShare === 0 ? 0 : Math.min(quantityOf(range), Math.floor(left / ratePerShare));
    left -= full * ratePerShare;
    const part = full < quantityOf(range) ? Math.min(left, ratePerShare) : 0;
    left -= part;
    const afterPart = range.from + full + (part > 0 ? 1 : 0);
    return [
      ...(full > 0 ? [{ ...range, to: range.from + full - 1, paidPerShare: ratePerShare }] : []),
      ...(part > 0 ? [{ ...range, from: range.from + full, to: range.from + full, paidPerShare: part }] : []),
      ...(afterPart <= range.to ? [{ ...range, from: afterPart, paidPerShare: 0 }] : []),
    ];
  });
  if (left > 0) throw new RangeError(`More is paid than the shares are worth: ${left} paisa`);
  return spread;
}

const reserve = (from: number, to: number): ShareRange => ({
  bucket: 'RESERVE',
  holderId: null,
  from,
  to,
  paidPerShare: 0,
  shareType: null,
});

function whole(table: readonly ShareRange[], issued: number): ShareTable {
  const fault = faultOf(table);
  if (fault !== null || issuedIn(table) !== issued)
    throw new RangeError(`The shares are not from 1 to ${issued}: ${fault ?? 'OTHER_NUMBER'}`);
  return table;
}
