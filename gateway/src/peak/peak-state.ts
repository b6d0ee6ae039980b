import { addDays, daysBetween, fiscalYear, fiscalYearOf, type AdDay } from '@registrar/domain/calendar';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { dueAfterYear, readDueRules, type DueRules } from '../obligations/due-rules';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { ShortMemory } from '../platform/short-memory';
import { readTerm } from '../platform/terms';

export interface Peak {
  readonly on: boolean;
  /** The last day of annual reports, while it is near. */
  readonly lastDay: AdDay | null;
  /** Until when the office expects it, where a later rule is approved already. */
  readonly until: AdDay | null;
  readonly term: TermOf<'PEAK_MODE'>;
}

/**
 * So long every gateway goes by what it has read: calls that are made all the time must not ask the database each time.
 */
const KEPT_MS = 5000;
const memories = new WeakMap<Kysely<DB>, ShortMemory<Peak>>();

/** Whether the peak mode is on. Not within a unit of work: the embedded database has one connection. */
export async function peakNow(db: Kysely<DB>, now: Date): Promise<Peak> {
  const memory = memories.get(db) ?? new ShortMemory<Peak>(1);
  memories.set(db, memory);
  return (await memory.read('peak', now, KEPT_MS, () => readPeak(db, now))).value;
}

export async function readPeak(db: Kysely<DB>, now: Date): Promise<Peak> {
  const today = dayInNepal(now);
  const term = await readTerm(db, 'PEAK_MODE', today);
  if (term.mode === 'OFF') return { on: false, lastDay: null, until: null, term };
  const lastDay = lastDayOfReports(await readDueRules(db), today);
  const isNear = lastDay !== null && daysBetween(today, lastDay) < term.daysBefore;
  if (term.mode === 'LAST_WEEK') return { on: isNear, lastDay: isNear ? lastDay : null, until: null, term };
  const next = await db
    .selectFrom('configuration')
    .select('valid_from')
    .where('key', '=', 'PEAK_MODE')
    .where('valid_from', '>', today)
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst();
  return { on: true, lastDay: isNear ? lastDay : null, until: next ? addDays(next.valid_from, -1) : null, term };
}

/** Rules of months reach back no further. */
const YEARS_BACK = 3;

/** The next day by which every company reports on a fiscal year; null beyond the calendar. */
export function lastDayOfReports(due: DueRules, today: AdDay): AdDay | null {
  const current = fiscalYearOf(today)?.startYear;
  if (current === undefined) return null;
  for (let back = YEARS_BACK; back >= 0; back -= 1) {
    const year = fiscalYear(current - back);
    const lastDay = year && dueAfterYear(due('ANNUAL_REPORT_S80_ALL', year.endsOn), year.endsOn);
    if (lastDay !== undefined && lastDay >= today) return lastDay;
  }
  return null;
}
