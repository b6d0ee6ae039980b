import { daysRemaining } from '@registrar/domain/calendar';
import { dayFact, dayParameters } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import type { Deed } from '../../platform/deed';
import type { Platform } from '../../platform/platform';
import { representativesOf } from '../../register/representation';
import { filingLink } from '../filing-link';
import { filingFacts, filingParameters } from '../notice-of-event';
import { actByClock } from '../act-by-clock';
import { reminderJob, timeOutJob, type Reminder } from './deadline';

/** Reminds of the last day, and ends what nobody has answered by then. */
export function handleDeadlines({ jobs, runDeed }: Platform): void {
  jobs.handle(reminderJob, (reminder, { jobId }) => runDeed((deed) => remind(deed, reminder, `correction-reminder:${jobId}`)));
  jobs.handle(timeOutJob, (end) => runDeed((deed) => timeOut(deed, end)));
}

const WAITING = ['SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED'] as const;

/** The filing still waits, and for this very day: whoever answered or got a new term is not spoken to. */
function waiting(deed: Deed, { applicationId, dueOn }: Omit<Reminder, 'nextAt'>) {
  return deed.tx.selectFrom('application').selectAll().where('id', '=', applicationId).where('due_on', '=', dueOn).where('status', 'in', [...WAITING]).where('discarded_at', 'is', null).executeTakeFirst();
}

async function timeOut(deed: Deed, end: Omit<Reminder, 'nextAt'>): Promise<void> {
  const row = await waiting(deed, end);
  if (row) await actByClock(deed, row, 'expire');
}

async function remind(deed: Deed, { nextAt, ...of }: Reminder, eventKey: string): Promise<void> {
  const row = await waiting(deed, of);
  const days = daysRemaining(of.dueOn, deed.now);
  if (!row || days < 0 || days <= nextAt) return;
  const correction = row.status === 'SEND_FOR_CORRECTION';
  const representatives = row.company_id === null ? [] : await representativesOf(deed.tx, row.company_id, dayInNepal(deed.now));
  for (const accountId of new Set([row.applicant_id, ...representatives])) {
    await notify(deed, {
      accountId, eventKey,
      type: correction ? 'CORRECTION_ASKED' : 'DOCUMENT_ASKED',
      title: correction ? 'filing.correctionReminder.title' : 'filing.documentReminder.title',
      body: days <= 1 ? 'filing.correctionReminder.soon' : 'filing.correctionReminder.body',
      parameters: { ...filingParameters(row), days, ...dayParameters('due', of.dueOn) },
      facts: [...filingFacts(row), ...dayFact('fact.dueOn', of.dueOn)],
      next: correction ? 'filing.sendForCorrection.applicant.next' : 'filing.requestDocument.applicant.next',
      action: { label: correction ? 'mail.action.correct' : 'mail.action.document' },
      link: filingLink(row.process_name, row.id, 'APPLICANT'),
      sms: accountId === row.applicant_id && (correction ? 'filing.correctionReminder.sms' : 'filing.documentReminder.sms'),
    });
  }
}
