import { createHash } from 'node:crypto';
import type { AuditAction, AuditObject } from '@registrar/domain/calls/audit';
import type { Transaction } from 'kysely';
import type { Actor } from '../actor';
import type { DB } from '../database/schema.generated';

export interface AuditEntry {
  /** `null`: the gateway itself, for example an expiry. */
  readonly actor: Pick<Actor, 'accountId' | 'sessionId' | 'role' | 'officeId' | 'ipHash'> | null;
  readonly action: AuditAction;
  readonly objectType: AuditObject;
  readonly objectId: string;
  readonly objectVersion?: number;
  /** What the object was and became; only their hashes are kept. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly remark?: string;
}

export interface AuditRow {
  seq: number;
  at: Date;
  actor_id: string | null;
  actor_role: string | null;
  office_id: number | null;
  ip_hash: string | null;
  session_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  object_version: number | null;
  before_hash: string | null;
  after_hash: string | null;
  remark: string | null;
  prev_hash: string;
}

/** A row as the database takes it. */
export type LinkedRow = AuditRow & { readonly hash: string };

/** Rows that continue the chain, and its end after them. */
export interface Links {
  readonly rows: readonly LinkedRow[];
  readonly head: { readonly seq: number; readonly hash: string };
}

/**
 * Holds the end of the chain and links the entries to it. The head row is locked until the unit of work is done, so
 * that two never continue from the same link: whoever calls this writes the links in the next statement and commits.
 */
export async function linkToAudit(tx: Transaction<DB>, at: Date, entries: readonly AuditEntry[]): Promise<Links> {
  let head = await tx
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows: LinkedRow[] = [];
  for (const entry of entries) {
    const row: AuditRow = {
      seq: head.seq + 1,
      at,
      actor_id: entry.actor?.accountId ?? null,
      actor_role: entry.actor?.role ?? null,
      office_id: entry.actor?.officeId ?? null,
      ip_hash: entry.actor?.ipHash ?? null,
      session_id: entry.actor?.sessionId ?? null,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId,
      object_version: entry.objectVersion ?? null,
      before_hash: hashOf(entry.before),
      after_hash: hashOf(entry.after),
      remark: entry.remark ?? null,
      prev_hash: head.hash,
    };
    head = { seq: row.seq, hash: linkHash(row) };
    rows.push({ ...row, hash: head.hash });
  }
  return { rows, head };
}

/** The hash of a row covers every column and, through prev_hash, every row before it. */
export function linkHash(row: AuditRow): string {
  return sha256(
    JSON.stringify([
      row.seq,
      row.at.toISOString(),
      row.actor_id,
      row.actor_role,
      row.office_id,
      row.ip_hash,
      row.session_id,
      row.action,
      row.object_type,
      row.object_id,
      row.object_version,
      row.before_hash,
      row.after_hash,
      row.remark,
      row.prev_hash,
    ]),
  );
}

function hashOf(value: unknown): string | null {
  return value === undefined || value === null ? null : sha256(JSON.stringify(sorted(value)));
}

/** The same content gives the same hash, whatever the order of its keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
