import { addDays } from '@registrar/domain/calendar';
import { opinionBodies } from '@registrar/domain/enumerations';
import { z } from 'zod';
import { dayInNepal, morningInNepal } from '../platform/clock';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockWithCompany } from './lock-proceeding';
import { readOpinionBody } from './opinion-bodies';
import { sendLink, type Opinion } from './opinion-links';

const reminderSchema = z.object({ opinionId: z.uuid(), dueOn: z.string(), daysBefore: z.number().int() });
type Reminder = z.infer<typeof reminderSchema>;
const reminderJob: JobKind<Reminder> = { kind: 'opinion-reminder', payload: reminderSchema };

/** The reminders before a last day; one whose day has come already is left out. */
export async function scheduleOpinionReminders(
  unit: UnitOfWork,
  opinion: Pick<Opinion, 'id' | 'body' | 'due_on'>,
): Promise<void> {
  const today = dayInNepal(unit.now);
  const { reminderDaysBefore } = await readOpinionBody(unit.tx, opinionBodies.schema.parse(opinion.body), today);
  for (const daysBefore of reminderDaysBefore) {
    const day = addDays(opinion.due_on, -daysBefore);
    if (day <= today) continue;
    const reminder = { opinionId: opinion.id, dueOn: opinion.due_on, daysBefore };
    unit.enqueue(reminderJob, reminder, {
      runAt: morningInNepal(day),
      dedupeKey: `${opinion.id}:${opinion.due_on}:${daysBefore}`,
    });
  }
}

export function handleOpinionReminders({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(reminderJob, (reminder) => runUnitOfWork((unit) => remindOfOpinion(unit, reminder)));
}

/** Reminds a body that has not answered, once for each day that its row names; a job that runs twice reminds once. */
export async function remindOfOpinion(unit: UnitOfWork, { opinionId, dueOn, daysBefore }: Reminder): Promise<void> {
  const found = await unit.tx
    .selectFrom('proceeding_opinion')
    .select('proceeding_id')
    .where('id', '=', opinionId)
    .executeTakeFirst();
  const row = found && (await lockWithCompany(unit, found.proceeding_id));
  if (!row || row.ended_at !== null) return;
  const opinion = await unit.tx
    .selectFrom('proceeding_opinion')
    .selectAll()
    .where('id', '=', opinionId)
    .executeTakeFirstOrThrow();
  // answered, more time given, or a job that waited too long
  if (opinion.status !== 'REQUESTED' || opinion.due_on !== dueOn || dueOn < dayInNepal(unit.now)) return;
  // asked by letter
  const { email } = await readOpinionBody(unit.tx, opinionBodies.schema.parse(opinion.body), dayInNepal(unit.now));
  if (email === '') return;
  const written = await unit.tx
    .insertInto('proceeding_event')
    .values({
      proceeding_id: row.id,
      kind: 'OPINION_REMINDED',
      subject: `${opinionId}:${dueOn}:${daysBefore}`,
      at: unit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (written) await sendLink(unit, row, opinion, { askedBy: opinion.requested_by, occasion: 'REMINDED' });
}
