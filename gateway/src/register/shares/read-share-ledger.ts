import { shareLedgerOf } from '@registrar/domain/processes';
import { recordOn } from '@registrar/domain/register';
import { inOrder, type ShareLedger, type SharePosting, type ShareTable } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { readEntries } from '../entries/read-entries';
import { readShares, toRange } from './read-shares';

/** The input of a share operation: the table and the face value as of a day. Undefined: one of them is not known. */
export async function readShareLedger(db: Kysely<DB>, companyId: string, on: string): Promise<ShareLedger | undefined> {
  const posted = await readShares(db, companyId, on);
  return (
    posted &&
    shareLedgerOf(
      {
        parts: recordOn(await readEntries(db, companyId, { aspects: ['CAPITAL', 'ORDER'] }), on),
        shares: posted.table,
      },
      on,
    )
  );
}

/** The present table after all postings; empty when there is none. */
export async function readStandingTable(db: Kysely<DB>, companyId: string): Promise<ShareTable> {
  const rows = await db
    .selectFrom('share_range')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('closed_by', 'is', null)
    .orderBy('first_kitta')
    .execute();
  return rows.map(toRange);
}

/** The table as a posting left it; before the first one it is empty. */
export async function readTableAfter(db: Kysely<DB>, companyId: string, number: number): Promise<ShareTable> {
  const rows = await db
    .selectFrom('share_range')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('opened_by', '<=', number)
    .where((where) => where.or([where('closed_by', 'is', null), where('closed_by', '>', number)]))
    .orderBy('first_kitta')
    .execute();
  return rows.map(toRange);
}

/** The ranges that a posting ended and wrote; needed to reverse it. */
export async function readPosting(db: Kysely<DB>, companyId: string, number: number): Promise<SharePosting> {
  const rows = await db
    .selectFrom('share_range')
    .selectAll()
    .where('company_id', '=', companyId)
    .where((where) => where.or([where('opened_by', '=', number), where('closed_by', '=', number)]))
    .execute();
  const [ended, begun] = [
    rows.filter(({ closed_by }) => closed_by === number),
    rows.filter(({ opened_by }) => opened_by === number),
  ];
  return { ended: inOrder(ended.map(toRange)), begun: inOrder(begun.map(toRange)) };
}
