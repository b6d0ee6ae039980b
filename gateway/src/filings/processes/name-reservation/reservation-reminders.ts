import { z } from 'zod';
import { addDays, daysBetween, daysRemaining } from '@registrar/domain/calendar';
import { dayFact, dayParameters, fact } from '../../../notifications/facts';
import { notify } from '../../../notifications/notify';
import { dayInNepal, morningInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { MessageKey } from '../../../platform/language';
import type { Platform } from '../../../platform/platform';
import { representativesOf } from '../../../register/representation';
import { filingLink } from '../../../applications/filing-link';

const reminderSchema = z.object({
  reservationId: z.uuid(),
  about: z.enum(['EXPIRY', 'FORM']),
  /** Days left at which the next reminder is sent; a reminder that runs late is skipped in favour of that one. */
  nextAt: z.number().int().optional(),
});
type Reminder = z.infer<typeof reminderSchema>;

const reminderJob: JobKind<Reminder> = { kind: 'name-reservation-reminder', payload: reminderSchema };

export interface ReservationDays {
  readonly reservationId: string;
  readonly expiresOn: string;
  readonly formDueOn: string;
}

/** Enqueued on approval: one job per reminder day. */
export async function scheduleReminders(
  unit: UnitOfWork,
  days: ReservationDays,
  reminderDaysBefore: readonly number[],
): Promise<void> {
  const { reservationId, expiresOn, formDueOn } = days;
  for (const before of reminderDaysBefore) {
    const later = reminderDaysBefore.filter((days) => days < before);
    const nextAt = later.length > 0 ? Math.max(...later) : undefined;
    unit.enqueue(
      reminderJob,
      { reservationId, about: 'EXPIRY', nextAt },
      { runAt: morningInNepal(addDays(expiresOn, -before)), dedupeKey: `${reservationId}:${before}` },
    );
  }
  unit.enqueue(
    reminderJob,
    { reservationId, about: 'FORM' },
    { runAt: morningInNepal(formDueOn), dedupeKey: `${reservationId}:form` },
  );
}

export function handleReminders({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(reminderJob, (reminder, { jobId }) =>
    runUnitOfWork((unit) => remind(unit, reminder, `reminder:${jobId}`)),
  );
}

/**
 * No reminder for a reservation that was used, revoked or has expired. Of several that are due after a downtime, only
 * the last is sent.
 */
async function remind(
  unit: UnitOfWork,
  { reservationId, about, nextAt = -1 }: Reminder,
  eventKey: string,
): Promise<void> {
  const row = await unit.tx
    .selectFrom('name_reservation')
    .innerJoin('application', 'application.id', 'name_reservation.application_id')
    .selectAll('name_reservation')
    .select(['application.company_id', 'application.application_number'])
    .where('name_reservation.id', '=', reservationId)
    .where('revoked_on', 'is', null)
    .where('consumed_on', 'is', null)
    .executeTakeFirst();
  const days = row ? daysRemaining(row.expires_on, unit.now) : -1;
  if (!row || days < 0 || days <= nextAt) return;
  const expiry = about === 'EXPIRY';
  // the form concerns only the applicant; the end of a reservation also concerns the company's representatives
  const representatives =
    expiry && row.company_id !== null ? await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now)) : [];
  for (const accountId of new Set([row.applicant_id, ...representatives])) {
    await notify(unit, {
      accountId,
      eventKey,
      type: expiry ? 'RESERVATION_EXPIRING' : 'RESERVATION_FORM_DUE',
      title: expiry ? 'reservation.expiring.title' : 'reservation.formDue.title',
      body: expiry ? expiringBody(days) : 'reservation.formDue.body',
      parameters: {
        name: row.name_english,
        nameNepali: row.name_nepali,
        days,
        formDays: daysBetween(row.approved_on, row.form_due_on),
        ...dayParameters('until', row.expires_on),
        ...dayParameters('formDue', row.form_due_on),
      },
      facts: [
        ...fact('fact.applicationNumber', row.application_number),
        ...dayFact('fact.reservedUntil', row.expires_on),
        ...dayFact('fact.formDue', row.form_due_on),
      ],
      next: 'reservation.expiring.next',
      action: { label: 'mail.action.register', link: '/company-registration' },
      link: filingLink(row.application_id, 'APPLICANT'),
      sms: expiry && accountId === row.applicant_id && 'reservation.expiring.sms',
    });
  }
}

function expiringBody(days: number): MessageKey {
  if (days === 0) return 'reservation.expiring.today';
  return days === 1 ? 'reservation.expiring.tomorrow' : 'reservation.expiring.body';
}
