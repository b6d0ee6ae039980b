import { daysBetween } from '@registrar/domain/calendar';
import { z } from 'zod';
import { dayInNepal, morningInNepal } from '../platform/clock';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { notifyCompany, notifyOffice } from './notify-of-reupload';
import { changeReupload } from './reupload';

const EVERY_SECONDS = 3600;
/** A reminder that could not go out for three days is left out: the next one is near. */
const GRACE_DAYS = 3;
const AT_ONCE = 100;
const remindersJob: JobKind<object> = { kind: 'reupload-reminders', payload: z.object({}) };

/** In the morning: reminders before the last day, and after it the word to company and office, each once. */
export function watchReuploads({ jobs, clock, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, remindersJob, async () => {
    const now = clock.now();
    if (now < morningInNepal(dayInNepal(now))) return;
    await runUnitOfWork(remindOfReuploads);
    while ((await runUnitOfWork(escalateOverdue)) === AT_ONCE);
  });
}

/** Reminds companies of documents that are to be brought, at the days of `CORRECTION_TERM`. */
export async function remindOfReuploads(unit: UnitOfWork): Promise<void> {
  const today = dayInNepal(unit.now);
  const { reminderDaysBefore: levels } = await readTerm(unit.tx, 'CORRECTION_TERM', today);
  const rows = await unit.tx
    .selectFrom('document_reupload')
    .select(['id', 'due_on'])
    .where('status', 'in', ['REQUESTED', 'REJECTED'])
    .where('due_on', '>=', today)
    .orderBy('due_on')
    .execute();
  for (const { id, due_on } of rows) {
    const left = daysBetween(today, due_on);
    const level = levels.find(
      (day) => left <= day && left > day - GRACE_DAYS && !levels.some((nearer) => nearer < day && left <= nearer),
    );
    if (level !== undefined) await notifyCompany(unit, id, { event: 'near', level });
  }
}

/** Marks requests whose last day is over, and tells company and office. Returns how many. */
export async function escalateOverdue(unit: UnitOfWork): Promise<number> {
  const rows = await unit.tx
    .selectFrom('document_reupload')
    .selectAll()
    .where('status', 'in', ['REQUESTED', 'REJECTED'])
    .where('due_on', '<', dayInNepal(unit.now))
    .where('escalated_at', 'is', null)
    .orderBy('due_on')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const row of rows) {
    const escalated = await changeReupload(unit, row, { escalated_at: unit.now });
    unit.audit({
      actor: null,
      action: 'DOCUMENT_REUPLOAD_OVERDUE',
      objectType: 'document-reupload',
      objectId: row.id,
      objectVersion: escalated.version,
      after: { number: row.number, dueOn: row.due_on },
    });
    await notifyCompany(unit, row.id, { event: 'overdue' });
    await notifyOffice(unit, escalated, 'escalated');
  }
  return rows.length;
}
