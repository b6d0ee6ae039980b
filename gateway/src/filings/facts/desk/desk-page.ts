import { kindsOf, type DeskItem, type DeskPage, type DeskQuery } from '@registrar/domain/calls/desk';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { searchedBy } from '../../../applications/searched-by';
import { describeSummary, summaries } from '../../../applications/summary';
import { readOfficeHours, workingMinutesBetween, type OfficeHours } from '../../../applications/working-hours';
import { boundedTotal, countedUpTo } from '../../../platform/database/bounded-total';
import { openTermClock, type TermClock } from './legal-clock';
import { inQueue } from './queue';

/** One page of an officer's desk; each line has its legal clock and the remaining lease. */
export async function readDesk(db: Kysely<DB>, actor: Actor, query: DeskQuery, now: Date): Promise<DeskPage> {
  if (query.queue === 'inHand' && !may(actor.role, 'ASSIGN_WORK') && !may(actor.role, 'READ_EVERYTHING'))
    refuse('PERM-403');
  const clock = await openTermClock(db, now);
  const { ids, total } = await idsOnPage(db, clock, actor, query);
  const rows =
    ids.length === 0
      ? []
      : await summaries(db)
          .select(['application.lease_until', clock.termDays.as('term_days'), clock.usedDays.as('used_days')])
          .where('application.id', 'in', ids)
          .execute();
  const hours = await readOfficeHours(db, dayInNepal(now));
  const page = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    items: page.map((row) => ({
      ...describeSummary(row),
      clock: clock.describe({ status: row.status, usedDays: row.used_days, termDays: row.term_days }),
      lease: leaseOf(row, now, hours),
    })),
    ...boundedTotal(total, query),
    page: query.page,
    size: query.size,
  };
}

/** The same expression as in the index. */
const AGE = sql<Date>`coalesce(application.queued_at, application.updated_at)`;

/** Undecided applications are sorted by the used part of their term; all others follow by age. */
async function idsOnPage(
  db: Kysely<DB>,
  clock: TermClock,
  actor: Actor,
  query: DeskQuery,
): Promise<{ ids: string[]; total: number }> {
  const { page, size, sort } = query;
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const pressing = sort === 'pressing' && query.queue !== 'decided';
  const byAge = (
    pressing
      ? deskRows(db, clock, actor, query).where('application.decided_at', 'is not', null)
      : deskRows(db, clock, actor, query)
  )
    .select([sql<number | null>`null::numeric`.as('press'), AGE.as('age')])
    .orderBy(AGE, direction)
    .orderBy('application.id', direction)
    .limit(countedUpTo(query));
  const pressed = deskRows(db, clock, actor, query)
    .where('application.decided_at', 'is', null)
    .select([sql<number | null>`${clock.usedDays}::numeric / ${clock.termDays}`.as('press'), AGE.as('age')]);
  const aged = db.selectFrom(byAge.as('aged')).selectAll();
  const found = pressing ? aged.unionAll(db.selectFrom(pressed.as('undecided')).selectAll()) : aged;
  const counted = db.selectFrom(found.as('found'));
  const rows = await counted
    .select(['found.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('press', (order) => order.desc().nullsLast())
    .orderBy('age', direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total =
    rows[0]?.total ??
    (page === 1 ? 0 : (await counted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total);
  return { ids: rows.map(({ id }) => id), total };
}

function deskRows(
  db: Kysely<DB>,
  clock: TermClock,
  actor: Actor,
  { queue, processName, status, search, term, companyId }: DeskQuery,
) {
  let rows = db
    .selectFrom('application')
    .select('application.id')
    .where('application.discarded_at', 'is', null)
    .where(inQueue(actor, queue));
  if (processName) rows = rows.where('application.process_name', 'in', kindsOf(processName));
  if (status) rows = rows.where('application.status', '=', status);
  if (companyId) rows = rows.where('application.company_id', '=', companyId);
  if (term) rows = rows.where(clock.reached(term));
  if (search) rows = rows.where((where) => searchedBy(where, search, { ofApplicants: true }));
  return rows;
}

function leaseOf(
  { lease_until, status }: { lease_until: Date | null; status: string },
  now: Date,
  hours: OfficeHours,
): DeskItem['lease'] {
  if (lease_until === null || status !== 'IN_PROCESS') return null;
  return { until: lease_until.toISOString(), minutesLeft: workingMinutesBetween(now, lease_until, hours) };
}
