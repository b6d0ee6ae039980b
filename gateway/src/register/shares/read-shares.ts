import type { ShareRange, ShareTable } from '@registrar/domain/share-ledger';
import type { Kysely, Selectable } from 'kysely';
import type { DB, ShareRangeTable } from '../../platform/database/schema.generated';

/** A share table after a posting. */
export interface PostedTable {
  readonly number: number;
  readonly effectiveOn: string;
  readonly applicationId: string | null;
  readonly issued: number;
  /** SHA-256 of this table and of the former hash. */
  readonly hash: string;
  readonly table: ShareTable;
}

/** The table at the end of a day, with `version` without later postings; undefined: the register knew no shares yet. */
export async function readShares(
  db: Kysely<DB>,
  companyId: string,
  day: string,
  version?: number,
): Promise<PostedTable | undefined> {
  let postings = db
    .selectFrom('share_posting')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('effective_on', '<=', day)
    .where('table_hash', 'is not', null);
  if (version !== undefined) postings = postings.where('company_version', '<=', version);
  const posting = await postings.orderBy('number', 'desc').limit(1).executeTakeFirst();
  if (!posting) return undefined;
  const ranges = await db
    .selectFrom('share_range')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('opened_by', '<=', posting.number)
    .where((where) => where.or([where('closed_by', 'is', null), where('closed_by', '>', posting.number)]))
    .orderBy('first_kitta')
    .execute();
  return {
    number: posting.number,
    effectiveOn: posting.effective_on,
    applicationId: posting.application_id,
    issued: posting.issued,
    hash: posting.table_hash ?? '',
    table: ranges.map(toRange),
  };
}

export function toRange({
  bucket,
  holder_id,
  first_kitta: from,
  last_kitta: to,
  paid_per_share: paidPerShare,
  share_type: shareType,
}: Selectable<ShareRangeTable>): ShareRange {
  if (bucket !== 'HOLDER') return { bucket, holderId: null, from, to, paidPerShare, shareType };
  if (holder_id === null) throw new Error('Shares of a holder have none');
  return { bucket, holderId: holder_id, from, to, paidPerShare, shareType };
}
