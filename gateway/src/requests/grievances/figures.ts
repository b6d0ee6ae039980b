import { addDays } from '@registrar/domain/calendar';
import type { GrievanceFigures } from '@registrar/domain/calls/grievances';
import { grievance } from '@registrar/domain/requests';
import { sql, type Kysely } from 'kysely';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { readTerm } from '../../platform/terms';

const DAYS = 365;

/** What each office answered in time and late within a year, and what waits; numbers only. Both answers count. */
export async function readFigures(db: Kysely<DB>, now: Date): Promise<GrievanceFigures> {
  const today = dayInNepal(now);
  const since = addDays(today, -DAYS);
  const { workingDays, otherwise } = await readTerm(db, 'REQUEST_TERMS', today);
  const inNepal = (at: string) => sql`(${sql.ref(at)} at time zone 'Asia/Kathmandu')::date`;
  const { rows } = await sql<GrievanceFigures['offices'][number]>`
    with answered as (
      select r.office_id, ${inNepal('r.ended_at')} as on_day, r.due_on from request r
       where r.kind = ${grievance.key} and r.ended_at is not null
      union all
      select r.office_id, ${inNepal('g.first_ended_at')}, g.first_due_on from grievance g join request r on r.id = g.request_id
       where g.first_ended_at is not null)
    select o.name_english as "nameEnglish", o.name_nepali as "nameNepali",
      (select count(*)::int from request r where r.kind = ${grievance.key} and r.office_id = o.id and ${inNepal('r.asked_at')} >= ${since}) as asked,
      (select count(*)::int from answered a where a.office_id = o.id and a.on_day >= ${since} and a.on_day <= a.due_on) as "inTime",
      (select count(*)::int from answered a where a.office_id = o.id and a.on_day >= ${since} and a.on_day > a.due_on) as late,
      (select count(*)::int from request r where r.kind = ${grievance.key} and r.office_id = o.id and r.ended_at is null and r.due_on < ${today}) as overdue,
      (select count(*)::int from request r where r.kind = ${grievance.key} and r.office_id = o.id and r.ended_at is null) as open
    from office o order by o.id`.execute(db);
  return { since, workingDays: workingDays[grievance.key] ?? otherwise, offices: rows };
}
