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
import { z } from 'zod';
import type { DB } from '../../platform/database/schema.generated';
import { readEntries } from '../entries/read-entries';
import { readHolders } from './read-ownership';
import { readShares } from './read-shares';

const identitySchema = z.object({
  identification: z.object({ number: z.string().optional() }).optional(),
  company: z.object({ registrationNumber: z.string().optional() }).optional(),
});

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
  for (const range of posted.table)
    ranges.set(range.holderId ?? range.bucket, [...(ranges.get(range.holderId ?? range.bucket) ?? []), range]);
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
      const { identification, company } = identitySchema.safeParse(holder.details).data ?? {};
      const own = ranges.get(holderId) ?? [];
      return {
        id: holderId,
        nameEnglish: holder.nameEnglish,
        nameNepali: holder.nameNepali,
        entity: holder.entity,
        identificationNumber: company?.registrationNumber ?? identification?.number ?? null,
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
