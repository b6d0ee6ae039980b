import { addDays, daysRemaining } from '@registrar/domain/calendar';
import { z } from 'zod';
import { readTerm } from '../../../platform/terms';
import { dayInNepal, startOfDayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { ApplicationRow } from '../../../applications/application';

const reminderSchema = z.object({
  applicationId: z.uuid(),
  dueOn: z.iso.date(),
  /** Days left at which the next reminder is sent; a reminder that runs late is skipped in favour of that one. */
  nextAt: z.int(),
});
export type Reminder = z.infer<typeof reminderSchema>;
export const reminderJob: JobKind<Reminder> = { kind: 'correction-reminder', payload: reminderSchema };
export const timeOutJob: JobKind<Omit<Reminder, 'nextAt'>> = {
  kind: 'correction-time-out',
  payload: reminderSchema.omit({ nextAt: true }),
};

/** Reminders are sent at nine in the morning, when the applicant can act on them. */
const MORNING_MS = 9 * 3_600_000;

/**
 * Sets the day until which the applicant must answer. The reminder jobs and the job that ends the term are written in
 * the same unit of work.
 */
export async function setDeadline(unit: UnitOfWork, { id, version }: ApplicationRow): Promise<string> {
  const today = dayInNepal(unit.now);
  const { days, reminderDaysBefore } = await readTerm(unit.tx, 'CORRECTION_TERM', today);
  const dueOn = addDays(today, days);
  enqueueTerm(unit, { id, version }, { dueOn, reminderDaysBefore });
  return dueOn;
}

/** The reminders that are still to come before the last day, and the end of the term after it. */
export function enqueueTerm(
  unit: UnitOfWork,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  { dueOn, reminderDaysBefore }: { readonly dueOn: string; readonly reminderDaysBefore: readonly number[] },
): void {
  const left = daysRemaining(dueOn, unit.now);
  const key = (what: string | number) => `${id}:${version}:${what}`;
  for (const before of reminderDaysBefore.filter((each) => each < left)) {
    const nextAt = Math.max(-1, ...reminderDaysBefore.filter((each) => each < before));
    unit.enqueue(
      reminderJob,
      { applicationId: id, dueOn, nextAt },
      { runAt: new Date(startOfDayInNepal(addDays(dueOn, -before)).getTime() + MORNING_MS), dedupeKey: key(before) },
    );
  }
  unit.enqueue(
    timeOutJob,
    { applicationId: id, dueOn },
    { runAt: startOfDayInNepal(addDays(dueOn, 1)), dedupeKey: key('end') },
  );
}
