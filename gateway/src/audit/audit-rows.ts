import { SYSTEM_ROLE, type AuditFilter, type AuditRow } from '@registrar/domain/calls/audit';
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { startOfDayInNepal } from '../platform/clock';
import { containing } from '../platform/database/like-pattern';
import type { DB } from '../platform/database/schema.generated';
import { isNumber } from '../platform/database/searched-number';

const DAY_MS = 24 * 3600 * 1000;

export interface AuditSlice {
  readonly filter: AuditFilter;
  /** Only rows before this one. */
  readonly before: number | undefined;
  readonly size: number;
}

/**
 * So many rows that match, the newest first. The key of the next slice is the last row's number: rows that arrive
 * meanwhile shift nothing.
 */
export async function readAuditRows(db: Kysely<DB>, { filter, before, size }: AuditSlice): Promise<AuditRow[]> {
  const objectIds = filter.objectId ? await idsBehind(db, filter.objectId) : undefined;
  const rows = await db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.actor_id')
    .leftJoin('office', 'office.id', 'audit.office_id')
    .selectAll('audit')
    .select(['account.username', 'account.name_english', 'account.name_nepali', 'office.code as office_code'])
    .leftJoin('application', (join) =>
      join.on(sql<boolean>`application.id = ${objectId('application')} and application.status <> 'DRAFT'`),
    )
    .select(['application.process_name as object_process'])
    .select(objectLabel().as('object_label'))
    .where(matching(filter, objectIds))
    .$if(before !== undefined, (query) => query.where('audit.seq', '<', before ?? 0))
    .orderBy('audit.seq', 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : {
            id: row.actor_id,
            username: row.username ?? '',
            fullNameEnglish: row.name_english ?? '',
            fullNameNepali: row.name_nepali ?? '',
          },
    roleCode: row.actor_role,
    officeCode: row.office_code,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    objectLabel: row.object_label,
    objectProcess: row.object_process,
    objectVersion: row.object_version,
    remark: row.remark,
    sessionId: row.session_id,
    addressHash: row.ip_hash,
    beforeHash: row.before_hash,
    afterHash: row.after_hash,
    previousHash: row.prev_hash,
    hash: row.hash,
  }));
}

type Where = ExpressionBuilder<DB, 'audit'>;

function matching(
  filter: AuditFilter,
  objectIds: readonly string[] | undefined,
): (where: Where) => Expression<SqlBool> {
  return (where) =>
    where.and([
      ...(filter.from ? [where('audit.at', '>=', startOfDayInNepal(filter.from))] : []),
      ...(filter.to ? [where('audit.at', '<', new Date(startOfDayInNepal(filter.to).getTime() + DAY_MS))] : []),
      ...(filter.actor ? [actorNamed(filter.actor)] : []),
      ...(filter.role
        ? [
            filter.role === SYSTEM_ROLE
              ? where('audit.actor_role', 'is', null)
              : where('audit.actor_role', '=', filter.role),
          ]
        : []),
      ...(filter.action ? [where('audit.action', '=', filter.action)] : []),
      ...(filter.objectType ? [where('audit.object_type', '=', filter.objectType)] : []),
      ...(objectIds ? [where('audit.object_id', 'in', objectIds)] : []),
    ]);
}

function actorNamed(part: string): Expression<SqlBool> {
  const pattern = containing(part.toLowerCase());
  return sql<boolean>`audit.actor_id in (select id from account where lower(username) like ${pattern})`;
}

/** Nobody knows an application by its id: its number, or an account's user name, is as good. */
async function idsBehind(db: Kysely<DB>, text: string): Promise<string[]> {
  const application = await db
    .selectFrom('application')
    .select('id')
    .where(isNumber('application_number', text))
    .executeTakeFirst();
  const account = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', text.toLowerCase())
    .executeTakeFirst();
  return [text, ...[application, account].flatMap((row) => (row ? [row.id] : []))];
}

/** What the entry is about as a key of its table: compared as text, it would be looked for in all of them. */
const objectId = (type: string) =>
  sql`case when audit.object_type = ${sql.lit(type)} and audit.object_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then audit.object_id::uuid end`;

function objectLabel() {
  return sql<string | null>`case audit.object_type
    when 'account' then (select a.username from account a where a.id = ${objectId('account')})
    when 'application' then (select coalesce(f.application_number, f.title_english) from application f where f.id = ${objectId('application')})
    when 'staff-change' then (select a.username from proposal p join account a on a.id = p.subject::uuid where p.kind = 'STAFF_CHANGE' and p.id = ${objectId('staff-change')})
  end`;
}
