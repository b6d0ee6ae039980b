import { createHash } from 'node:crypto';
import {
  faultOf,
  inOrder,
  issuedIn,
  tableText,
  type ShareRange,
  type ShareTable,
} from '@registrar/domain/share-ledger';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { raiseVersion } from '../entries/company-version';
import type { Filing } from '../entries/enter';
import { toRange } from './read-shares';

const BATCH = 500;

/**
 * Posts the share table after a filing: former ranges end, new ones are written, and the posting gets a hash of the
 * whole table. The company is locked, and its version is raised. The database refuses a table with a gap, a share in
 * two places, or a holder who is not in the register, whatever code wrote it. Returns the hash.
 */
export async function postShares(
  unit: UnitOfWork,
  { companyId, applicationId, effectiveOn }: Filing,
  table: ShareTable,
): Promise<string> {
  const { tx } = unit;
  const fault = faultOf(table);
  if (fault !== null) throw new RangeError(`This is no table of shares: ${fault}`);
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  const last = await tx
    .selectFrom('share_posting')
    .select(['number', 'table_hash'])
    .where('company_id', '=', companyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const issued = issuedIn(table);
  await tx
    .insertInto('share_posting')
    .values({
      company_id: companyId,
      number,
      application_id: applicationId,
      effective_on: effectiveOn,
      issued,
      seals_types: true,
      company_version: await raiseVersion(unit, companyId),
      recorded_at: unit.now,
    })
    .execute();

  const standing = await tx
    .selectFrom('share_range')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('closed_by', 'is', null)
    .execute();
  const wanted = new Map(table.map((range) => [lineOf(range), range]));
  const ended = standing.filter((row) => !wanted.delete(lineOf(toRange(row)))).map(({ id }) => id);
  if (ended.length > 0)
    await tx.updateTable('share_range').set({ closed_by: number }).where('id', 'in', ended).execute();
  const written = inOrder([...wanted.values()]);
  for (let start = 0; start < written.length; start += BATCH) {
    await tx
      .insertInto('share_range')
      .values(
        written.slice(start, start + BATCH).map(({ bucket, holderId, from, to, paidPerShare, shareType }) => ({
          company_id: companyId,
          bucket,
          holder_id: holderId,
          first_kitta: from,
          last_kitta: to,
          paid_per_share: paidPerShare,
          share_type: shareType,
          opened_by: number,
        })),
      )
      .execute();
  }

  const hash = createHash('sha256')
    .update(`${last?.table_hash ?? ''}\n${tableText(table)}`)
    .digest('hex');
  await tx
    .updateTable('share_posting')
    .set({ table_hash: hash })
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .execute();
  await tx.updateTable('company').set({ issued_shares: issued }).where('id', '=', companyId).execute();
  return hash;
}

const lineOf = (range: ShareRange): string => tableText([range]);
