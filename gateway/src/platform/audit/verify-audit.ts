import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { linkHash } from './append-audit';

/**
 * MISSING: a row is not there. UNLINKED: it does not follow the one before. CHANGED: it is not what was written.
 * SHORTENED: the end is missing. REWRITTEN, HEAD_CHANGED, SIGNER_UNKNOWN and TIMESTAMP_WRONG: see the signed
 * heads.
 */
export type AuditFault =
  | 'MISSING'
  | 'UNLINKED'
  | 'CHANGED'
  | 'SHORTENED'
  | 'REWRITTEN'
  | 'HEAD_CHANGED'
  | 'SIGNER_UNKNOWN'
  | 'TIMESTAMP_WRONG';
export type AuditVerdict = { intact: true; rows: number } | { intact: false; brokenAt: number; fault: AuditFault };

/** A place in the chain: the last row that was looked at. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

export const CHAIN_START: ChainPlace = { seq: 0, hash: '0'.repeat(64) };
/** Rows read at once: hashing them takes some ten milliseconds, and nobody else waits longer than that. */
export const CHAIN_PAGE = 1000;

export type ChainStep =
  | { kind: 'on'; place: ChainPlace }
  | { kind: 'intact'; rows: number }
  | { kind: 'broken'; brokenAt: number; fault: AuditFault };

/** Looks at the next thousand rows up to `end`, which is what the head said when the walk began. */
export async function walkChain(db: Kysely<DB>, from: ChainPlace, end: ChainPlace): Promise<ChainStep> {
  let { seq, hash } = from;
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('seq', '>', seq)
    .where('seq', '<=', end.seq)
    .orderBy('seq')
    .limit(CHAIN_PAGE)
    .execute();
  for (const row of rows) {
    if (row.seq !== seq + 1) return { kind: 'broken', brokenAt: seq + 1, fault: 'MISSING' };
    if (row.prev_hash !== hash) return { kind: 'broken', brokenAt: row.seq, fault: 'UNLINKED' };
    if (linkHash(row) !== row.hash) return { kind: 'broken', brokenAt: row.seq, fault: 'CHANGED' };
    ({ seq, hash } = row);
  }
  if (rows.length === CHAIN_PAGE && seq < end.seq) return { kind: 'on', place: { seq, hash } };
  if (seq < end.seq) return { kind: 'broken', brokenAt: seq + 1, fault: 'SHORTENED' };
  return hash === end.hash ? { kind: 'intact', rows: seq } : { kind: 'broken', brokenAt: seq, fault: 'CHANGED' };
}

/** Where the chain ends by its own account; `extra` is a row after that end, which nobody may have written. */
export async function readChainEnd(db: Kysely<DB>): Promise<ChainPlace & { extra: number | null }> {
  const { seq, hash, last } = await db
    .selectFrom('audit_head')
    .select([
      'seq',
      'hash',
      ({ selectFrom }) =>
        selectFrom('audit')
          .select(({ fn }) => fn.max('seq').as('last'))
          .as('last'),
    ])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { seq, hash, extra: last !== null && last > seq ? seq + 1 : null };
}

/** Walks the whole chain: every row hashes to what it says, follows the one before it, and the last one is the head. */
export async function verifyAudit(db: Kysely<DB>): Promise<AuditVerdict> {
  const end = await readChainEnd(db);
  let place = CHAIN_START;
  for (;;) {
    const step = await walkChain(db, place, end);
    if (step.kind === 'broken') return { intact: false, brokenAt: step.brokenAt, fault: step.fault };
    if (step.kind === 'intact')
      return end.extra === null
        ? { intact: true, rows: step.rows }
        : { intact: false, brokenAt: end.extra, fault: 'UNLINKED' };
    place = step.place;
  }
}
