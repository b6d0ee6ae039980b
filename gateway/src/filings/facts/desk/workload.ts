import type { OfficerWorkload, ProcessWorkload, Workload } from '@registrar/domain/calls/desk';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal, startOfDayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { person } from '../../../applications/summary';
import { openTermClock, type TermClock } from './legal-clock';
import { inHandOf, isAway } from './operators';
import { DECISIONS, IN_HAND } from './queue';

const DAY_MS = 86_400_000;
const WORKING_ROLES = ['OPERATOR', 'APPROVER_1', 'APPROVER_2', 'COMMITTEE'];

/** Open work and processing times of the caller's office; of all offices for a role that reads everything. */
export async function readWorkload(db: Kysely<DB>, actor: Actor, now: Date): Promise<Workload> {
  const office = may(actor.role, 'READ_EVERYTHING') ? null : (actor.officeId ?? 0);
  const clock = await openTermClock(db, now);
  return { officers: await ofOfficers(db, office, clock, now), processes: await ofProcesses(db, office, clock, now) };
}

async function ofOfficers(
  db: Kysely<DB>,
  office: number | null,
  clock: TermClock,
  now: Date,
): Promise<OfficerWorkload[]> {
  const today = dayInNepal(now);
  const decidedSince = (since: Date) => sql<number>`(count(*) filter (where step.at >= ${since}::timestamptz))::int`;
  // the time of each decision in the last thirty days since the step before it
  const { rows } = await sql<OfficerRow>`
    with decision as (
      select step.actor_id, step.at,
             extract(epoch from step.at - (select max(earlier.at) from application_history earlier where earlier.application_id = step.application_id and earlier.id < step.id))::float8 as seconds
        from application_history step join account on account.id = step.actor_id
       where step.action = any(${[...DECISIONS]}::text[]) and step.at >= ${daysAgo(now, 30)}::timestamptz
         ${office === null ? sql`` : sql`and account.office_id = ${office}`}),
    figures as (
      select step.actor_id, ${decidedSince(startOfDayInNepal(today))} as today, ${decidedSince(daysAgo(now, 7))} as week, count(*)::int as month,
             percentile_cont(0.5) within group (order by step.seconds) as median
        from decision step group by step.actor_id)
    select account.id, account.name_english, account.name_nepali, account.username, account.role, office.code as office_code,
           ${isAway(today)} as on_leave, ${inHandOf()} as in_hand,
           (select count(*)::int from application where application.assignee_id = account.id and application.discarded_at is null
               and application.status = any(${[...IN_HAND]}::text[]) and ${clock.reached('overdue')}) as overdue,
           coalesce(figures.today, 0) as today, coalesce(figures.week, 0) as week, coalesce(figures.month, 0) as month, figures.median
      from account join office on office.id = account.office_id left join figures on figures.actor_id = account.id
     where account.status = 'ACTIVE' and account.role = any(${WORKING_ROLES}::text[])
       ${office === null ? sql`` : sql`and account.office_id = ${office}`}
     order by office.id, in_hand desc, account.username`.execute(db);
  return rows.map((row) => ({
    ...person(row.id, row.name_english, row.name_nepali, row.username, row.role),
    officeCode: row.office_code,
    onLeave: row.on_leave,
    inHand: row.in_hand,
    overdue: row.overdue,
    decidedToday: row.today,
    decided7: row.week,
    decided30: row.month,
    medianHours: inHours(row.median),
  }));
}

interface OfficerRow {
  id: string;
  name_english: string;
  name_nepali: string;
  username: string;
  role: string;
  office_code: string;
  on_leave: boolean;
  in_hand: number;
  overdue: number;
  today: number;
  week: number;
  month: number;
  median: number | null;
}

async function ofProcesses(
  db: Kysely<DB>,
  office: number | null,
  clock: TermClock,
  now: Date,
): Promise<ProcessWorkload[]> {
  const ofOffice = office === null ? sql`` : sql`and application.office_id = ${office}`;
  const { rows } = await sql<ProcessRow>`
    with open as (
      select application.office_id, application.process_name,
             (count(*) filter (where application.assignee_id is null))::int as waiting,
             (count(*) filter (where application.assignee_id is not null))::int as in_hand,
             (count(*) filter (where ${clock.reached('overdue')}))::int as overdue,
             min(application.queued_at) filter (where application.assignee_id is null) as oldest,
             (avg(extract(epoch from ${now}::timestamptz - application.queued_at)) filter (where application.assignee_id is null))::float8 as average
        from application
       where application.decided_at is null and application.discarded_at is null and application.queued_at is not null ${ofOffice}
       group by application.office_id, application.process_name),
    decided as (
      select application.office_id, application.process_name,
             (count(*) filter (where application.decided_at >= ${daysAgo(now, 7)}::timestamptz))::int as week, count(*)::int as month
        from application where application.decided_at >= ${daysAgo(now, 30)}::timestamptz ${ofOffice}
       group by application.office_id, application.process_name)
    select office.code as office_code, process_name, coalesce(open.waiting, 0) as waiting, coalesce(open.in_hand, 0) as in_hand, coalesce(open.overdue, 0) as overdue,
           open.oldest, open.average, coalesce(decided.week, 0) as week, coalesce(decided.month, 0) as month
      from open full join decided using (office_id, process_name) join office on office.id = office_id
     order by office.id, process_name`.execute(db);
  return rows.map((row) => ({
    officeCode: row.office_code,
    processName: row.process_name,
    waiting: row.waiting,
    inHand: row.in_hand,
    overdue: row.overdue,
    oldestAt: row.oldest?.toISOString() ?? null,
    averageWaitHours: inHours(row.average),
    decided7: row.week,
    decided30: row.month,
  }));
}

interface ProcessRow {
  office_code: string;
  process_name: string;
  waiting: number;
  in_hand: number;
  overdue: number;
  oldest: Date | null;
  average: number | null;
  week: number;
  month: number;
}

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Seconds as hours with one decimal. */
function inHours(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(0, Math.round(seconds / 360) / 10);
}
