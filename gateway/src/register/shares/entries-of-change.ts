import { capitalOfShares, publicParts, type RegisterEntry } from '@registrar/domain/register';
import type { ShareChange, ShareTable } from '@registrar/domain/share-ledger';
import type { NewEntry } from '../entries/enter';

/**
 * The entries that follow from a change of shares: a holder without shares is no shareholder any more, a former
 * shareholder with shares again is restored, and the capital is that of the new table. A holder who is new to the
 * register is entered by the filing itself.
 */
export function entriesOfChange(
  last: readonly RegisterEntry[],
  change: ShareChange,
  before: ShareTable,
  after: ShareTable,
): NewEntry[] {
  const holders = new Map(
    last.flatMap((entry) =>
      entry.aspect === 'SHAREHOLDER' && entry.subjectId !== null ? [[entry.subjectId, entry] as const] : [],
    ),
  );
  const closed = change.closed.map(({ holderId }): NewEntry => ({
    aspect: 'SHAREHOLDER',
    subjectId: holderId,
    after: null,
  }));
  const reopened = change.opened.flatMap(({ holderId }): NewEntry[] => {
    const entry = holders.get(holderId);
    return entry?.after === null ? [{ aspect: 'SHAREHOLDER', subjectId: holderId, after: entry.before }] : [];
  });
  return [
    ...closed,
    ...reopened,
    ...capitalOf(
      last.find(({ aspect }) => aspect === 'CAPITAL'),
      change,
      before,
      after,
    ),
  ];
}

/** The capital figures that the table determines; other paid-up amounts are kept. */
function capitalOf(
  entry: RegisterEntry | undefined,
  { ratePerShare }: ShareChange,
  before: ShareTable,
  after: ShareTable,
): NewEntry[] {
  if (!entry?.after) return [];
  const figures = capitalOfShares(
    publicParts.CAPITAL.parse(entry.after),
    { table: before, ratePerShare: ratePerShare.before },
    { table: after, ratePerShare: ratePerShare.after },
  );
  return [{ aspect: 'CAPITAL', after: { ...entry.after, ...figures } }];
}
