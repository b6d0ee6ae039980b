import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { linkHash } from './append-audit';

export type AuditVerdict = { intact: true; rows: number } | { intact: false; brokenAt: number; reason: string };

const PAGE = 1000;

/** Walks the whole chain: every row hashes to what it says, follows the one before it, and the last one is the head. */
export async function verifyAudit(db: Kysely<DB>): Promise<AuditVerdict> {
  let seq = 0;
  let hash = '0'.repeat(64);
  for (;;) {
    const rows = await db.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').limit(PAGE).execute();
    for (const row of rows) {
      if (row.seq !== seq + 1) return { intact: false, brokenAt: seq + 1, reason: 'a row is missing' };
      if (row.prev_hash !== hash) return { intact: false, brokenAt: row.seq, reason: 'the row does not follow the one before it' };
      if (linkHash(row) !== row.hash) return { intact: false, brokenAt: row.seq, reason: 'the row was changed' };
      seq = row.seq;
      hash = row.hash;
    }
    if (rows.length < PAGE) break;
  }
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1).executeTakeFirstOrThrow();
  if (head.seq !== seq || head.hash !== hash) return { intact: false, brokenAt: seq + 1, reason: 'the chain ends before its head' };
  return { intact: true, rows: seq };
}
