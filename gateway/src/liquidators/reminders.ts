import { daysBetween } from '@registrar/domain/calendar';
import { z } from 'zod';
import { accountsOf } from '../obligations/liquidator-accounts';
import { dayInNepal, morningInNepal } from '../platform/clock';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { remind } from './notify-liquidator';
import { nextOf } from './shown-accounts';

const EVERY_SECONDS = 3600;
/** A reminder that could not go out for three days is left out: the next one is near. */
const GRACE_DAYS = 3;
/** The day after the last one, on which it is overdue. */
const OVERDUE = -1;
const remindersJob: JobKind<object> = { kind: 'liquidator-reminders', payload: z.object({}) };

/** Reminds liquidators of their accounts, once at each level of the reminders of deadlines, in the morning. */
export function watchAccounts({ jobs, clock, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, remindersJob, async () => {
    const now = clock.now();
    if (now >= morningInNepal(dayInNepal(now))) await runUnitOfWork(remindLiquidators);
  });
}

export async function remindLiquidators(unit: UnitOfWork): Promise<void> {
  const { tx, now } = unit;
  const today = dayInNepal(now);
  const named = await tx
    .selectFrom('liquidator_appointment as appointment')
    .innerJoin('liquidator_licence as licence', 'licence.id', 'appointment.licence_id')
    .innerJoin('proceeding', 'proceeding.id', 'appointment.proceeding_id')
    .select(['appointment.proceeding_id', 'licence.id', 'licence.account_id', 'licence.admitted_at'])
    .where('appointment.until', 'is', null)
    .where('licence.admitted_at', 'is not', null)
    .where('proceeding.ended_at', 'is', null)
    .execute();
  if (named.length === 0) return;
  const { daysBefore } = await readTerm(tx, 'DEADLINE_REMINDERS', today);
  const owed = await accountsOf(tx, { proceedingIds: named.map(({ proceeding_id }) => proceeding_id) }, now);
  for (const { proceedingId, accounts } of owed) {
    const next = nextOf(accounts);
    const licence = named.find(({ proceeding_id }) => proceeding_id === proceedingId);
    if (next === null || !licence) continue;
    const left = daysBetween(today, next.dueOn);
    const levels = [...daysBefore, OVERDUE];
    const level = levels.find(
      (day) => left <= day && left > day - GRACE_DAYS && !levels.some((nearer) => nearer < day && left <= nearer),
    );
    if (level !== undefined) await remind(unit, { proceedingId, licence }, next.dueOn, level);
  }
}
