import type { staffPageSchema, staffQuerySchema, StaffLeave, StaffMember } from '@registrar/domain/calls/staff';
import { roles, STAFF_ROLES } from '@registrar/domain/permissions';
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { containing } from '../platform/database/like-pattern';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { waitsAbout } from '../proposals/list-proposals';
import { staffActionsOn } from './staff-person';

type StaffQuery = z.infer<typeof staffQuerySchema>;

/** The people of the administrator's own office, by user name. */
export async function listStaff(
  db: Kysely<DB>,
  actor: Actor,
  query: StaffQuery,
  now: Date,
): Promise<z.infer<typeof staffPageSchema>> {
  const today = dayInNepal(now);
  const matches = (where: ExpressionBuilder<DB, 'account'>): Expression<SqlBool> =>
    where.and([
      where('office_id', '=', actor.officeId ?? 0),
      where('role', 'in', STAFF_ROLES),
      ...(query.role ? [where('role', '=', query.role)] : []),
      ...(query.status ? [where('status', '=', query.status)] : []),
      ...(query.onLeave ? [query.onLeave === 'true' ? awayOn(today) : where.not(awayOn(today))] : []),
      ...(query.search ? [contains(query.search)] : []),
    ]);
  const { rows, total } = await pageOf(
    db
      .selectFrom('account')
      .select([
        'id',
        'username',
        'name_english',
        'name_nepali',
        'email',
        'mobile_number',
        'role',
        'status',
        'password_updated',
        'version',
      ])
      .select([
        openWork().as('open_work'),
        waitsAbout('STAFF_CHANGE', sql`account.id::text`, now).as('change_waits'),
        awayOn(today).as('away'),
      ])
      .where(matches)
      .orderBy(sql`lower(username)`),
    query,
  );
  const ids = rows.map(({ id }) => id);
  const [leaves, signIns] = [await readLeaves(db, ids, today), await readLastSignIns(db, ids)];
  const items = rows.map((row): StaffMember => {
    const role = roles.schema.parse(row.role);
    return {
      id: row.id,
      username: row.username,
      fullNameEnglish: row.name_english,
      fullNameNepali: row.name_nepali,
      email: row.email,
      mobileNumber: row.mobile_number,
      roleCode: role,
      status: row.status,
      awaitsFirstLogin: !row.password_updated,
      onLeave: row.away,
      leaves: leaves.get(row.id) ?? [],
      openWork: row.open_work,
      lastSignInAt: signIns.get(row.id)?.toISOString() ?? null,
      changeWaits: row.change_waits,
      allowedActions: staffActionsOn(actor, { id: row.id, role, status: row.status }),
      version: row.version,
    };
  });
  return { items, total, page: query.page, size: query.size };
}

function awayOn(day: string) {
  return sql<boolean>`exists (
    select 1 from staff_leave l where l.account_id = account.id and l.cancelled_at is null and l.from_day <= ${day} and l.to_day >= ${day})`;
}

function openWork() {
  return sql<number>`(
    select count(*) from application a where a.assignee_id = account.id and a.status in ('IN_PROCESS', 'BACK_FOR_REVIEW') and a.discarded_at is null)`;
}

function contains(search: string) {
  const pattern = containing(search.toLowerCase());
  return sql<boolean>`lower(username || ' ' || name_english || ' ' || name_nepali) like ${pattern}`;
}

async function readLeaves(
  db: Kysely<DB>,
  accountIds: readonly string[],
  today: string,
): Promise<Map<string, StaffLeave[]>> {
  const byAccount = new Map<string, StaffLeave[]>();
  if (accountIds.length === 0) return byAccount;
  const rows = await db
    .selectFrom('staff_leave')
    .select(['id', 'account_id', 'from_day', 'to_day', 'remark'])
    .where('account_id', 'in', accountIds)
    .where('cancelled_at', 'is', null)
    .where('to_day', '>=', today)
    .orderBy('from_day')
    .execute();
  for (const { id, account_id, from_day, to_day, remark } of rows) {
    byAccount.set(account_id, [...(byAccount.get(account_id) ?? []), { id, fromDay: from_day, toDay: to_day, remark }]);
  }
  return byAccount;
}

/** From the audit: sessions that are over are swept away, and a person may have been away for a year. */
async function readLastSignIns(db: Kysely<DB>, accountIds: readonly string[]): Promise<Map<string, Date>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit')
    .select(['object_id', ({ fn }) => fn.max('at').as('at')])
    .where('object_type', '=', 'account')
    .where('object_id', 'in', accountIds)
    .where('action', '=', 'LOGIN')
    .groupBy('object_id')
    .execute();
  return new Map(rows.map(({ object_id, at }) => [object_id, at]));
}
