import { sql } from 'kysely';
import { z } from 'zod';
import { notify } from '../../../notifications/notify';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { Platform } from '../../../platform/platform';
import { filingLink } from '../../../applications/filing-link';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { openTermClock } from './legal-clock';

const EVERY_SECONDS = 900;
const AT_ONCE = 200;
const termNoticesJob: JobKind<object> = { kind: 'term-notices', payload: z.object({}) };

/** The recipients by level; the last level also goes to roles that can assign the work. */
const SUPERVISORS = {
  50: ['APPROVER_1'],
  80: ['APPROVER_1'],
  100: ['APPROVER_1', 'APPROVER_2', 'OFFICE_ADMINISTRATOR'],
} as const;
const LEVELS = [100, 80, 50] as const;
type Level = (typeof LEVELS)[number];

/**
 * Notifies the supervisors of an office once for each application and level: half, four fifths or all of its term used.
 * When several levels were passed at once, only the highest is sent.
 */
export async function notifySupervisors(unit: UnitOfWork): Promise<number> {
  const clock = await openTermClock(unit.tx, unit.now);
  const { rows } = await sql<TermRow>`
    select application.id, application.process_name, application.application_number, application.title_english, application.title_nepali,
           application.office_id, application.submitted_at, ${clock.usedDays} as used_days, ${clock.termDays} as term_days,
           (select max(notice.level) from application_term_notice notice where notice.application_id = application.id and notice.submitted_at = application.submitted_at) as told
      from application
     where application.discarded_at is null and ${clock.reached('50')}
       and not exists (select 1 from application_term_notice notice where notice.application_id = application.id and notice.submitted_at = application.submitted_at and notice.level = 100)
     order by application.queued_at, application.id limit ${AT_ONCE}`.execute(unit.tx);
  let told = 0;
  for (const row of rows) {
    const percent = Math.floor((row.used_days * 100) / row.term_days);
    const level = LEVELS.find((at) => percent >= at && at > (row.told ?? 0));
    if (level === undefined) continue;
    const noted = await unit.tx
      .insertInto('application_term_notice')
      .values({ application_id: row.id, level, submitted_at: row.submitted_at, at: unit.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('level')
      .executeTakeFirst();
    if (!noted) continue;
    await notifyOffice(unit, row, level);
    told += 1;
  }
  return told;
}

interface TermRow {
  id: string;
  process_name: string;
  application_number: string | null;
  title_english: string;
  title_nepali: string;
  office_id: number;
  submitted_at: Date;
  used_days: number;
  term_days: number;
  told: number | null;
}

async function notifyOffice(unit: UnitOfWork, row: TermRow, level: Level): Promise<void> {
  const supervisors = await unit.tx
    .selectFrom('account')
    .select(['id', 'role'])
    .where('office_id', '=', row.office_id)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', [...SUPERVISORS[level]])
    .execute();
  for (const { id, role } of supervisors) {
    await notify(unit, {
      accountId: id,
      eventKey: `${row.id}:${row.submitted_at.toISOString()}:term-${level}`,
      type: 'WORK_TERM',
      title: level === 100 ? 'desk.termUsed.title' : 'desk.termRuns.title',
      body: level === 100 ? 'desk.termUsed.body' : 'desk.termRuns.body',
      facts: filingFacts(row),
      action: { label: 'mail.action.application' },
      parameters: { ...filingParameters(row), percent: level, days: row.used_days, term: row.term_days },
      // the office administrator opens it on the desk, where work is assigned
      link:
        role === 'OFFICE_ADMINISTRATOR'
          ? `/management?queue=all&search=${encodeURIComponent(row.application_number ?? '')}`
          : filingLink(row.id, 'NEXT_ACTOR'),
    });
  }
}

export function watchTerms({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, termNoticesJob, async () => void (await runUnitOfWork((unit) => notifySupervisors(unit))));
}
