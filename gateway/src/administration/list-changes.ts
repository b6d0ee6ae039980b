import type { StaffPerson } from '@registrar/domain/calls/proposal';
import type { staffChangePageSchema, staffChangeQuerySchema, StaffChange } from '@registrar/domain/calls/staff';
import type { Office } from '@registrar/domain/calls/accounts';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { proposalStatus } from '../platform/two-person';
import { isSecondPerson, mayWithdraw } from './staff-change';

type ChangeQuery = z.infer<typeof staffChangeQuerySchema>;

/**
 * The proposals that are the actor's business: those that wait, the oldest first, or those that are settled, the latest
 * first.
 */
export async function listChanges(
  db: Kysely<DB>,
  actor: Actor,
  { show, page, size }: ChangeQuery,
  now: Date,
): Promise<z.infer<typeof staffChangePageSchema>> {
  const isOpen = show === 'open';
  const matches = (where: ExpressionBuilder<DB, 'staff_change'>): Expression<SqlBool> => {
    const waits = where.and([where('status', '=', 'PROPOSED'), where('expires_at', '>', now)]);
    const offices =
      actor.role === 'SYSTEM_ADMINISTRATOR'
        ? []
        : [
            where.or([
              where('office_before', '=', actor.officeId ?? 0),
              where('office_after', '=', actor.officeId ?? 0),
            ]),
          ];
    return where.and([isOpen ? waits : where.not(waits), ...offices]);
  };
  const { total } = await db
    .selectFrom('staff_change')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('staff_change')
    .selectAll()
    .where(matches)
    .orderBy('proposed_at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const people = await readPeople(
    db,
    rows.flatMap((row) => [row.account_id, row.proposed_by, ...(row.decided_by ? [row.decided_by] : [])]),
  );
  const offices = await readOffices(
    db,
    rows.flatMap((row) => [row.office_before, row.office_after]),
  );
  const items = rows.map((row): StaffChange => {
    const status = proposalStatus(row, now);
    return {
      id: row.id,
      kind: row.kind,
      person: found(people, row.account_id),
      roleBefore: row.role_before,
      roleAfter: row.role_after,
      officeBefore: found(offices, row.office_before),
      officeAfter: found(offices, row.office_after),
      remark: row.remark,
      status,
      proposedBy: found(people, row.proposed_by),
      proposedAt: row.proposed_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      decidedBy: row.decided_by === null ? null : found(people, row.decided_by),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decisionRemark: row.decision_remark,
      mayDecide: status === 'PROPOSED' && isSecondPerson(actor, row),
      mayWithdraw: status === 'PROPOSED' && mayWithdraw(actor, row),
    };
  });
  return { items, total, page, size };
}

async function readPeople(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, StaffPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'name_english', 'name_nepali'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, username, name_english, name_nepali }) => [
      id,
      { id, username, fullNameEnglish: name_english, fullNameNepali: name_nepali },
    ]),
  );
}

async function readOffices(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, Office>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('office')
    .select(['id', 'code', 'name_english', 'name_nepali'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, code, name_english, name_nepali }) => [
      id,
      { id, code, nameEnglish: name_english, nameNepali: name_nepali },
    ]),
  );
}

/** Foreign keys hold what is looked up here. */
function found<K, V>(rows: ReadonlyMap<K, V>, key: K): V {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`A staff change names ${String(key)}, which is not there`);
  return row;
}
