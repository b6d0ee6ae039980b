import { daysRemaining } from '@registrar/domain/calendar';
import { dayFact, dayParameters } from '../../../notifications/facts';
import { notify } from '../../../notifications/notify';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { Platform } from '../../../platform/platform';
import { representativesOf } from '../../../register/representation';
import { filingLink } from '../../../applications/filing-link';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { isStoppedNow } from '../../../applications/stopped';
import { actByClock } from '../../engine/act-by-clock';
import { reminderJob, timeOutJob, type Reminder } from '../../facts/corrections/deadline';

/** Handles the jobs that remind the applicant of the deadline, and the job that ends an unanswered filing. */
export function handleDeadlines({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(reminderJob, (reminder, { jobId }) =>
    runUnitOfWork((unit) => remind(unit, reminder, `correction-reminder:${jobId}`)),
  );
  jobs.handle(timeOutJob, (end) => runUnitOfWork((unit) => timeOut(unit, end)));
}

const WAITING = ['SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED'] as const;

/**
 * The filing, when it still waits with this due day. Once it was answered or has a new term, old jobs do nothing; after
 * a stop the term has another last day, with jobs of its own.
 */
function waiting(unit: UnitOfWork, { applicationId, dueOn }: Omit<Reminder, 'nextAt'>) {
  return unit.tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', applicationId)
    .where('due_on', '=', dueOn)
    .where('status', 'in', [...WAITING])
    .where('discarded_at', 'is', null)
    .where((of) => of.not(isStoppedNow))
    .executeTakeFirst();
}

async function timeOut(unit: UnitOfWork, end: Omit<Reminder, 'nextAt'>): Promise<void> {
  const row = await waiting(unit, end);
  if (row) await actByClock(unit, row, 'expire');
}

async function remind(unit: UnitOfWork, { nextAt, ...of }: Reminder, eventKey: string): Promise<void> {
  const row = await waiting(unit, of);
  const days = daysRemaining(of.dueOn, unit.now);
  if (!row || days < 0 || days <= nextAt) return;
  const correction = row.status === 'SEND_FOR_CORRECTION';
  const representatives =
    row.company_id === null ? [] : await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  for (const accountId of new Set([row.applicant_id, ...representatives])) {
    await notify(unit, {
      accountId,
      eventKey,
      type: correction ? 'CORRECTION_ASKED' : 'DOCUMENT_ASKED',
      title: correction ? 'filing.correctionReminder.title' : 'filing.documentReminder.title',
      body: days <= 1 ? 'filing.correctionReminder.soon' : 'filing.correctionReminder.body',
      parameters: { ...filingParameters(row), days, ...dayParameters('due', of.dueOn) },
      facts: [...filingFacts(row), ...dayFact('fact.dueOn', of.dueOn)],
      next: correction ? 'filing.sendForCorrection.applicant.next' : 'filing.requestDocument.applicant.next',
      action: { label: correction ? 'mail.action.correct' : 'mail.action.document' },
      link: filingLink(row.id, 'APPLICANT'),
      sms:
        accountId === row.applicant_id &&
        (correction ? 'filing.correctionReminder.sms' : 'filing.documentReminder.sms'),
    });
  }
}
