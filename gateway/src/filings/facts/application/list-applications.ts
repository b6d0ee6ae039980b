import type {
  applicationListQuerySchema,
  applicationPageSchema,
  ApplicationSummary,
} from '@registrar/domain/calls/filings';
import { isGranted } from '@registrar/domain/enumerations';
import { isStaff, may } from '@registrar/domain/permissions';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import { asRole, readsOffice } from '../../../applications/sight';
import { describeSummary, summaries } from '../../../applications/summary';
import { isAmongOwn } from '../../../applications/visible-to';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { boundedTotal, countedUpTo } from '../../../platform/database/bounded-total';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { companiesOf } from '../../../register/representation';
import { searchedBy } from '../../../applications/searched-by';
import { describeReservation } from '../names/reservation';

type ListQuery = z.infer<typeof applicationListQuerySchema>;
export type ApplicationPage = z.infer<typeof applicationPageSchema>;

/** The applications that this user may see, the latest change first; an approved name includes its expiry day. */
export async function listApplications(
  db: Kysely<DB>,
  actor: Actor,
  query: ListQuery,
  now: Date,
): Promise<ApplicationPage> {
  const today = dayInNepal(now);
  await requireOwnCompany(db, actor, query.companyId, today);
  const { page, size } = query;
  const office = officeReadBy(actor);
  const found = (
    office === undefined ? ownOf(db, actor, query, today) : receivedBy(db, office, actor, query, today)
  ).as('found');
  const onPage = db
    .selectFrom(found)
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .as('on_page');
  const rows = await summaries(db)
    .innerJoin(onPage, 'on_page.id', 'application.id')
    .select('on_page.total')
    .select((of) =>
      jsonObjectFrom(
        of
          .selectFrom('name_reservation as reserved')
          .selectAll('reserved')
          .whereRef('reserved.application_id', '=', 'application.id'),
      ).as('reserved'),
    )
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  const total =
    rows[0]?.total ??
    (page === 1
      ? 0
      : (
          await db
            .selectFrom(found)
            .select(sql<number>`count(*)`.as('total'))
            .executeTakeFirstOrThrow()
        ).total);
  return {
    items: rows.map((row) => ({
      ...describeSummary(row),
      reservation:
        row.reserved && isGranted(row.status)
          ? describeReservation({ ...row.reserved, application_number: row.application_number }, now)
          : null,
    })),
    ...(office === undefined ? { total } : boundedTotal(total, query)),
    page,
    size,
  };
}

/**
 * The office whose submitted filings this user reads besides their own: an id for one office, null for all, undefined
 * for none.
 */
function officeReadBy({ role: code, officeId }: Actor): number | null | undefined {
  const role = asRole(code);
  if (may(role, 'READ_EVERYTHING')) return null;
  return readsOffice(role) ? (officeId ?? undefined) : undefined;
}

function ownOf(db: Kysely<DB>, actor: Actor, query: ListQuery, today: string) {
  return filtered(db, query, { ofApplicants: false }).where(isAmongOwn(actor.accountId, today));
}

/**
 * The newest submitted filings up to the count limit, read by the index of their order, in a union with the user's own
 * filings. One OR condition would be evaluated on every application of the country.
 */
function receivedBy(db: Kysely<DB>, office: number | null, actor: Actor, query: ListQuery, today: string) {
  const everywhere = filtered(db, query, { ofApplicants: true }).where('application.status', '<>', 'DRAFT');
  const received = office === null ? everywhere : everywhere.where('application.office_id', '=', office);
  const newest = received
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(countedUpTo(query))
    .as('received');
  return db
    .selectFrom(newest)
    .select(['received.id', 'received.updated_at'])
    .union(ownOf(db, actor, query, today));
}

const filtered = (db: Kysely<DB>, query: ListQuery, of: { readonly ofApplicants: boolean }): Found =>
  applyFilters(
    db
      .selectFrom('application')
      .select(['application.id', 'application.updated_at'])
      .where('application.discarded_at', 'is', null),
    query,
    of,
  );

/**
 * For an applicant, a company that is not theirs does not exist (REQ-404). Officers see the same filings with or
 * without the filter.
 */
async function requireOwnCompany(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string | undefined,
  today: string,
): Promise<void> {
  if (companyId === undefined || isStaff(asRole(actor.role))) return;
  const own = await companiesOf(db, actor.accountId, today);
  if (!own.some((company) => company.companyId === companyId)) refuse('REQ-404');
}

/** The latest applications of the user and of the companies they represent, for the dashboard. */
export async function readRecentApplications(
  db: Kysely<DB>,
  accountId: string,
  today: string,
  limit = 5,
): Promise<ApplicationSummary[]> {
  const rows = await summaries(db)
    .where(isAmongOwn(accountId, today))
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(describeSummary);
}

type Found = SelectQueryBuilder<DB, 'application', { id: string; updated_at: Date }>;

function applyFilters(
  query: Found,
  {
    processName,
    status,
    search,
    companyId,
    state,
  }: Pick<ListQuery, 'processName' | 'status' | 'search' | 'companyId' | 'state'>,
  { ofApplicants }: { readonly ofApplicants: boolean },
): Found {
  let filtered = query;
  if (processName) filtered = filtered.where('application.process_name', '=', processName);
  if (companyId) filtered = filtered.where('application.company_id', '=', companyId);
  if (state) filtered = filtered.where('application.decided_at', state === 'OPEN' ? 'is' : 'is not', null);
  // the filter APPROVED includes automatic approvals (SUCCESS)
  if (status)
    filtered = filtered.where('application.status', 'in', status === 'APPROVED' ? ['APPROVED', 'SUCCESS'] : [status]);
  if (search) filtered = filtered.where((where) => searchedBy(where, search, { ofApplicants }));
  return filtered;
}
