import { z } from 'zod';
import { addDays } from '@registrar/domain/calendar';
import { readTerm } from '../../../platform/terms';
import { notify, type NewNotification } from '../../../notifications/notify';
import { dayInNepal, morningInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { Platform } from '../../../platform/platform';
import type { Audience } from '../../../applications/audiences';
import { filingLink } from '../../../applications/filing-link';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { answeringRepresentatives } from './answering-representatives';

const reminderSchema = z.object({ applicationId: z.uuid(), askedAt: z.iso.datetime(), days: z.int().positive() });
type Reminder = z.infer<typeof reminderSchema>;
const reminderJob: JobKind<Reminder> = { kind: 'group-request-reminder', payload: reminderSchema };

/**
 * Enqueued when the parent company is asked: one job per reminder day, which does nothing if there is an answer by
 * then.
 */
export async function scheduleGroupReminders(unit: UnitOfWork, applicationId: string): Promise<void> {
  const today = dayInNepal(unit.now);
  const { reminderDaysAfter } = await readTerm(unit.tx, 'GROUP_CONSENT_TERMS', today);
  const askedAt = unit.now.toISOString();
  for (const days of reminderDaysAfter) {
    const runAt = morningInNepal(addDays(today, days));
    unit.enqueue(
      reminderJob,
      { applicationId, askedAt, days },
      { runAt, dedupeKey: `${applicationId}:${askedAt}:${days}` },
    );
  }
}

export function handleGroupReminders({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(reminderJob, (reminder, { jobId }) =>
    runUnitOfWork((unit) => remind(unit, reminder, `group-reminder:${jobId}`)),
  );
}

/**
 * Notifies the representatives of the parent company on that day again, even if it had none when it was first asked.
 * The applicant is told the state and that a recall is possible. An answer or a recall in between ends the reminders.
 */
async function remind(unit: UnitOfWork, { applicationId, askedAt, days }: Reminder, eventKey: string): Promise<void> {
  const row = await unit.tx
    .selectFrom('application')
    .innerJoin('company as parent', 'parent.id', 'application.parent_company_id')
    .select([
      'application.id',
      'process_name',
      'application_number',
      'title_english',
      'title_nepali',
      'applicant_id',
      'submitted_at',
      'parent.id as parent_id',
      'parent.status as parent_status',
      'parent.name_english',
      'parent.name_nepali',
    ])
    .where('application.id', '=', applicationId)
    .where('application.status', '=', 'UNDER_GROUP_APPROVAL')
    .where('application.discarded_at', 'is', null)
    .executeTakeFirst();
  if (row?.submitted_at?.toISOString() !== askedAt) return;

  const tell = (
    accountId: string,
    audience: Audience,
    message: Pick<NewNotification, 'title' | 'body' | 'next' | 'action' | 'sms'>,
  ): Promise<void> =>
    notify(unit, {
      accountId,
      eventKey,
      ...message,
      type: audience === 'PARENT' ? 'GROUP_CONSENT_REQUESTED' : 'GROUP_CONSENT_AWAITED',
      parameters: { ...filingParameters(row), days, parent: row.name_english, parentNepali: row.name_nepali },
      facts: filingFacts(row),
      link: filingLink(row.id, audience),
    });
  const representatives =
    row.parent_status === 'ACTIVE' ? await answeringRepresentatives(unit.tx, row.parent_id, dayInNepal(unit.now)) : [];
  for (const accountId of representatives)
    await tell(accountId, 'PARENT', {
      title: 'group.reminder.parent.title',
      body: 'group.reminder.parent.body',
      next: 'filing.submit.parent.next',
      action: { label: 'mail.action.consent' },
      sms: 'filing.submit.parent.sms',
    });
  if (representatives.includes(row.applicant_id)) return; // already notified as a representative of the parent company
  if (representatives.length === 0)
    await tell(row.applicant_id, 'APPLICANT', {
      title: 'group.cannotAnswer.title',
      body: 'group.cannotAnswer.body',
      action: { label: 'mail.action.application' },
      sms: 'group.cannotAnswer.sms',
    });
  else
    await tell(row.applicant_id, 'APPLICANT', {
      title: 'group.reminder.applicant.title',
      body: 'group.reminder.applicant.body',
      action: { label: 'mail.action.application' },
    });
}
