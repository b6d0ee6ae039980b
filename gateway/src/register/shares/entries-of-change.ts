import { publicParts, type RegisterEntry } from '@registrar/domain/register';
import { outstandingIn, paidOn, type ShareChange, type ShareTable } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import type { NewEntry } from '../entries/enter';
import { readLastEntries } from '../entries/read-entries';

/**
 * The entries that follow from a change of shares: a holder without shares is no shareholder any more, a former
 * shareholder with shares again is restored, and the capital is that of the new table. A holder who is new to the
 * register is entered by the filing itself.
 */
export async function entriesOfChange(
  db: Kysely<DB>,
  companyId: string,
  change: ShareChange,
  before: ShareTable,
  after: ShareTable,
): Promise<NewEntry[]> {
  const last = await readLastEntries(db, companyId);
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
  const { paidUpCapital } = publicParts.CAPITAL.parse(entry.after);
  const issuedShares = outstandingIn(after);
  const figures = {
    issuedShares,
    ratePerShare: ratePerShare.after,
    issuedCapital: issuedShares * ratePerShare.after,
    paidUpCapital: paidUpCapital === null ? null : paidUpCapital + paidOn(after) - paidOn(before),
  };
  return [{ aspect: 'CAPITAL', after: { ...entry.after, ...figures } }];
}
