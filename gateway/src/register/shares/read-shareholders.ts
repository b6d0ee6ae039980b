import type { ShareholderList } from '@registrar/domain/calls/company-record';
import type { ShareType } from '@registrar/domain/enumerations';
import { ordersOnShares, recordOn } from '@registrar/domain/register';
import {
  holdingsOf,
  hundredthsOfPercent,
  joined,
  outstandingIn,
  quantityOf,
  shareBuckets,
  type ShareRange,
  type ShareTable,
} from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { readEntries } from '../entries/read-entries';
import { readHolders } from './read-ownership';
import { readShares } from './read-shares';

/**
 * Every holder with their shares as of a day: the register of shareholders, as presented to a meeting. Null: no shares
 * are known.
 */
export async function readShareholders(db: Kysely<DB>, companyId: string, on: string): Promise<ShareholderList | null> {
  const posted = await readShares(db, companyId, on);
  if (!posted) return null;
  const holders = await readHolders(db, companyId, on);
  const filing =
    posted.applicationId === null
      ? undefined
      : await db
          .selectFrom('application')
          .select('application_number')
          .where('id', '=', posted.applicationId)
          .executeTakeFirst();
  const holdings = holdingsOf(posted.table);
  const held = holdings.reduce((sum, { quantity }) => sum + quantity, 0);
  const issued = outstandingIn(posted.table);
  const percents = hundredthsOfPercent([...holdings.map(({ quantity }) => quantity), issued - held]);
  const ranges = new Map<string, ShareRange[]>();
  for (const range of posted.table) {
    const owner = range.holderId ?? range.bucket;
    const own = ranges.get(owner);
    if (own) own.push(range);
    else ranges.set(owner, [range]);
  }
  return {
    on,
    issued,
    posting: {
      number: posted.number,
      effectiveOn: posted.effectiveOn,
      hash: posted.hash,
      applicationNumber: filing?.application_number ?? null,
    },
    holders: holdings.map(({ holderId, quantity: shares }, index) => {
      const holder = holders.get(holderId);
      if (!holder) throw new Error('A holder of shares is not in the register');
      const own = ranges.get(holderId) ?? [];
      return {
        id: holderId,
        nameEnglish: holder.nameEnglish,
        nameNepali: holder.nameNepali,
        entity: holder.entity,
        identificationNumber: holder.identificationNumber,
        shares,
        hundredths: percents[index] ?? 0,
        paid: own.reduce((sum, range) => sum + quantityOf(range) * range.paidPerShare, 0),
        ranges: numbersOf(own),
      };
    }),
    buckets: shareBuckets.keys.flatMap((bucket) => {
      const own = bucket === 'HOLDER' ? [] : (ranges.get(bucket) ?? []);
      return own.length === 0
        ? []
        : [{ bucket, shares: own.reduce((sum, range) => sum + quantityOf(range), 0), ranges: numbersOf(own) }];
    }),
    table: joined(posted.table),
    orders: ordersOnShares(recordOn(await readEntries(db, companyId, { aspects: ['ORDER'] }), on), on),
  };
}

/** The ranges of the shares by type, whatever is paid on them. */
function numbersOf(table: ShareTable): { from: number; to: number; shareType: ShareType | null }[] {
  return joined(table.map((range): ShareRange => ({ ...range, paidPerShare: 0 }))).map(({ from, to, shareType }) => ({
    from,
    to,
    shareType,
  }));
}
