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
import { isStoppedNow } from '../../../applications/stopped';
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
          .select(stoppedAt.as('stopped_at'))
          .where('application.id', 'in', ids)
          .execute();
  const hours = await readOfficeHours(db, dayInNepal(now));
  const page = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    items: page.map((row) => ({
      ...describeSummary(row),
      clock: clock.describe({ status: row.status, usedDays: row.used_days, termDays: row.term_days }),
      lease: leaseOf(row, now, hours),
      stoppedAt: row.stopped_at?.toISOString() ?? null,
    })),
    ...boundedTotal(total, query),
    page: query.page,
    size: query.size,
  };
}

const stoppedAt = sql<Date | null>`(
  select stop.stopped_at from filing_stop stop where stop.application_id = application.id and stop.ended_at is null)`;

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
  const rows = deskRows(db, clock, actor, query);
  // what is decided is stopped no more, and there is too much of it to ask
  const mayBeStopped = query.queue !== 'decided';
  const unstopped = mayBeStopped ? rows.where((where) => where.not(isStoppedNow)) : rows;
  const byAge = (pressing ? unstopped.where('application.decided_at', 'is not', null) : unstopped)
    .select([sql<number | null>`null::numeric`.as('press'), AGE.as('age')])
    .orderBy(AGE, direction)
    .orderBy('application.id', direction)
    .limit(countedUpTo(query));
  const pressed = unstopped
    .where('application.decided_at', 'is', null)
    .select([sql<number | null>`${clock.usedDays}::numeric / ${clock.termDays}`.as('press'), AGE.as('age')]);
  // one that was reported comes before everything else, however it is sorted
  const stopped = rows.where(isStoppedNow).select([sql<number | null>`'Infinity'::numeric`.as('press'), AGE.as('age')]);
  const aged = db.selectFrom(byAge.as('aged')).selectAll();
  const rest = pressing ? aged.unionAll(db.selectFrom(pressed.as('undecided')).selectAll()) : aged;
  const found = !mayBeStopped ? rest : rest.unionAll(db.selectFrom(stopped.as('reported')).selectAll());
  const counted = db.selectFrom(found.as('found'));
  const onPage = await counted
    .select(['found.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('press', (order) => order.desc().nullsLast())
    .orderBy('age', direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total =
    onPage[0]?.total ??
    (page === 1 ? 0 : (await counted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total);
  return { ids: onPage.map(({ id }) => id), total };
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
