import type { DeskItem, DeskPage, DeskQuery } from '@registrar/domain/calls/desk';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { describeSummary, summaries } from '../../applications/summary';
import { readOfficeHours, workingMinutesBetween, type OfficeHours } from '../../applications/working-hours';
import { openTermClock, type TermClock } from './legal-clock';
import { inQueue } from './queue';

/** One page of an officer's desk, each line with its legal clock and what is left of its lease. */
export async function readDesk(db: Kysely<DB>, actor: Actor, query: DeskQuery, now: Date): Promise<DeskPage> {
  if (query.queue === 'inHand' && !may(actor.role, 'ASSIGN_WORK') && !may(actor.role, 'READ_EVERYTHING')) refuse('PERM-403');
  const clock = await openTermClock(db, now);
  const rows = deskRows(db, clock, actor, query);
  const { total } = await rows.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const page = await ordered(rows, clock, query.sort).limit(query.size).offset((query.page - 1) * query.size).execute();
  const hours = await readOfficeHours(db, dayInNepal(now));
  return { items: page.map((row) => ({ ...describeSummary(row), clock: clock.describe({ status: row.status, usedDays: row.used_days, termDays: row.term_days }), lease: leaseOf(row, now, hours) })), total, page: query.page, size: query.size };
}

function deskRows(db: Kysely<DB>, clock: TermClock, actor: Actor, { queue, processName, status, search, term, companyId }: DeskQuery) {
  let rows = summaries(db)
    .select(['application.lease_until', clock.termDays.as('term_days'), clock.usedDays.as('used_days')])
    .where(inQueue(actor, queue));
  if (processName) rows = rows.where('application.process_name', '=', processName);
  if (status) rows = rows.where('application.status', '=', status);
  if (companyId) rows = rows.where('application.company_id', '=', companyId);
  if (term) rows = rows.where(clock.reached(term));
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    rows = rows.where((where) =>
      where.or([
        where(sql<string>`lower(application.title_english || ' ' || application.title_nepali)`, 'like', pattern),
        where(sql<string>`lower(application.application_number)`, 'like', pattern),
        where(sql<string>`lower(applicant.name_english || ' ' || applicant.name_nepali)`, 'like', pattern),
      ]),
    );
  }
  return rows;
}

function ordered(rows: ReturnType<typeof deskRows>, clock: TermClock, sort: DeskQuery['sort']) {
  const age = sql`coalesce(application.queued_at, application.updated_at)`;
  if (sort === 'pressing') {
    return rows
      .orderBy(sql`application.decided_at is not null`)
      .orderBy(sql`${clock.usedDays}::numeric / ${clock.termDays}`, 'desc')
      .orderBy(age)
      .orderBy('application.id');
  }
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return rows.orderBy(age, direction).orderBy('application.id', direction);
}

function leaseOf({ lease_until, status }: { lease_until: Date | null; status: string }, now: Date, hours: OfficeHours): DeskItem['lease'] {
  if (lease_until === null || status !== 'IN_PROCESS') return null;
  return { until: lease_until.toISOString(), minutesLeft: workingMinutesBetween(now, lease_until, hours) };
}
