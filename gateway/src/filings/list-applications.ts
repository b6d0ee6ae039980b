import { isGranted } from '@registrar/domain/enumerations';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { applicationListQuerySchema, applicationPageSchema, ApplicationSummary } from '@registrar/domain/calls/filings';
import { isStaff } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { companiesOf } from '../register/representation';
import { readReservations } from './reservation';
import { asRole } from '../applications/sight';
import { describeSummary, summaries } from '../applications/summary';
import { isOwn, visibleTo } from '../applications/visible-to';

type ListQuery = z.infer<typeof applicationListQuerySchema>;
export type ApplicationPage = z.infer<typeof applicationPageSchema>;

/** What this person may see, the latest change first; an approved name says how long it is held. */
export async function listApplications(db: Kysely<DB>, actor: Actor, query: ListQuery, now: Date): Promise<ApplicationPage> {
  await requireOwnCompany(db, actor, query.companyId, dayInNepal(now));
  const matching = applyFilters(summaries(db).where(visibleTo(actor, dayInNepal(now))), query);
  const page = await pageOf(matching.orderBy('application.updated_at', 'desc').orderBy('application.id', 'desc'), query);
  const approved = page.items.filter((item) => isGranted(item.status)).map((item) => item.id);
  const reserved = await readReservations(db, approved, now);
  return { ...page, items: page.items.map((item) => ({ ...item, reservation: reserved.get(item.id) ?? null })) };
}

/** For those who file, a company that is not theirs is not there; officers see of any company what they see anyhow. */
async function requireOwnCompany(db: Kysely<DB>, actor: Actor, companyId: string | undefined, today: string): Promise<void> {
  if (companyId === undefined || isStaff(asRole(actor.role))) return;
  const own = await companiesOf(db, actor.accountId, today);
  if (!own.some((company) => company.companyId === companyId)) refuse('REQ-404');
}

/** The latest of a person's own applications and of their companies', for the dashboard. */
export async function readRecentApplications(db: Kysely<DB>, accountId: string, today: string, limit = 5): Promise<ApplicationSummary[]> {
  const rows = await summaries(db).where((where) => isOwn(where, accountId, today)).orderBy('application.updated_at', 'desc').orderBy('application.id', 'desc').limit(limit).execute();
  return rows.map(describeSummary);
}

type Summaries = ReturnType<typeof summaries>;

export function applyFilters(query: Summaries, { processName, status, search, companyId, state }: Pick<ListQuery, 'processName' | 'status' | 'search' | 'companyId' | 'state'>): Summaries {
  let filtered = query;
  if (processName) filtered = filtered.where('application.process_name', '=', processName);
  if (companyId) filtered = filtered.where('application.company_id', '=', companyId);
  if (state) filtered = filtered.where('application.decided_at', state === 'OPEN' ? 'is' : 'is not', null);
  // what the portal approved by itself is found among what was approved
  if (status) filtered = filtered.where('application.status', 'in', status === 'APPROVED' ? ['APPROVED', 'SUCCESS'] : [status]);
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    filtered = filtered.where((where) =>
      where.or([
        where(sql<string>`lower(application.title_english || ' ' || application.title_nepali)`, 'like', pattern),
        where(sql<string>`lower(application.application_number)`, 'like', pattern),
      ]),
    );
  }
  return filtered;
}

export async function pageOf(query: Summaries, { page, size }: { page: number; size: number }): Promise<ApplicationPage> {
  const { total } = await query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query.limit(size).offset((page - 1) * size).execute();
  return { items: rows.map(describeSummary), total, page, size };
}
