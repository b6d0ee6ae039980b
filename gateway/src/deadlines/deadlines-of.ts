import { addDays, daysBetween } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import type { Deadline } from '@registrar/domain/calls/deadlines';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readTerm, type Term } from '../lookups/configuration';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { sentence, type MessageKey } from '../platform/language';
import { companiesOf } from '../register/representation';
import { companyDays, filedBy, openObligations } from './obligations-of';
import { readLawReferences } from './law-reference';
import { filingLink } from '../applications/filing-link';

const CORRECTION_TERM: Term<{ days: number }> = { key: 'CORRECTION_TERM', schema: z.object({ days: z.int().positive() }) };
/** A company that still does business; one on its way out has its own deadlines. */
const DUTIFUL: readonly ('ACTIVE' | 'MERGING')[] = ['ACTIVE', 'MERGING'];

/** What a person has to keep in mind, for themselves and for the companies they speak or act for; the nearest first. */
export async function deadlinesOf(db: Kysely<DB>, accountId: string, now: Date): Promise<Deadline[]> {
  const today = dayInNepal(now);
  const companies = (await companiesOf(db, accountId, today)).map(({ companyId }) => companyId);
  const found = [...(await deadlinesOfCompanies(db, companies, now)), ...(await ofReservations(db, accountId, today)), ...(await ofApplications(db, accountId, today))];
  return found.sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
}

/** What the Act asks of these companies and they have not filed. */
export async function deadlinesOfCompanies(db: Kysely<DB>, companyIds: readonly string[], now: Date): Promise<Deadline[]> {
  if (companyIds.length === 0) return [];
  const today = dayInNepal(now);
  const law = await readLawReferences(db, ['REGISTERED_ADDRESS', 'ANNUAL_REPORT_S80_ALL', 'INVENTORY_S51_NO_AGM']);
  const laws = { THREE_MONTH_UPDATE: law('REGISTERED_ADDRESS'), ANNUAL_REPORT: law('ANNUAL_REPORT_S80_ALL', 'INVENTORY_S51_NO_AGM') };
  const companies = await db.selectFrom('company').select(['id', 'name_english', 'name_nepali', 'registered_on', 'created_at']).where('id', 'in', [...companyIds]).where('status', 'in', [...DUTIFUL]).execute();
  const filed = await filedBy(db, companyIds);
  return companies.flatMap((company) =>
    openObligations(companyDays(company), filed.get(company.id) ?? [], today)
      .map((obligation) =>
        deadline(today, {
          id: `${company.id}:${obligation.kind}${obligation.fiscalYear === null ? '' : `:${obligation.fiscalYear}`}`,
          kind: obligation.kind,
          title: obligation.kind === 'ANNUAL_REPORT' ? 'deadline.annualReport' : 'deadline.threeMonthUpdate',
          year: obligation.fiscalYear ?? '',
          about: { ne: company.name_nepali, en: company.name_english },
          companyId: company.id,
          dueOn: obligation.dueOn,
          law: laws[obligation.kind],
        }),
      ),
  );
}

async function ofReservations(db: Kysely<DB>, accountId: string, today: string): Promise<Deadline[]> {
  const rows = await db
    .selectFrom('name_reservation')
    .selectAll()
    .where('applicant_id', '=', accountId)
    .where('revoked_on', 'is', null)
    .where('consumed_on', 'is', null)
    .where('expires_on', '>=', today)
    .execute();
  return rows.flatMap((row) => {
    const shared = { about: { ne: row.name_nepali, en: row.name_english }, companyId: null, law: null, link: filingLink(row.application_id, 'APPLICANT') };
    return [
      deadline(today, { ...shared, id: `${row.id}:RESERVATION_FORM`, kind: 'RESERVATION_FORM', title: 'deadline.reservationForm', dueOn: row.form_due_on }),
      deadline(today, { ...shared, id: `${row.id}:RESERVATION_EXPIRY`, kind: 'RESERVATION_EXPIRY', title: 'deadline.reservationExpiry', dueOn: row.expires_on }),
    ];
  });
}

/** What the office has asked for and waits for: counted from the day on which it asked. */
async function ofApplications(db: Kysely<DB>, accountId: string, today: string): Promise<Deadline[]> {
  const rows = await db
    .selectFrom('application')
    .innerJoin('application_history as step', 'step.application_id', 'application.id')
    .select((of) => ['application.id', 'application.status', 'application.process_name', 'application.title_english', 'application.title_nepali', of.fn.max('step.at').as('asked_at')])
    .where('application.applicant_id', '=', accountId)
    .where('application.discarded_at', 'is', null)
    .where('application.status', 'in', ['SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED'])
    .whereRef('step.to_status', '=', 'application.status')
    .groupBy('application.id')
    .execute();
  if (rows.length === 0) return [];
  const { days } = await readTerm(db, CORRECTION_TERM, today);
  return rows.map((row) => {
    const correction = row.status === 'SEND_FOR_CORRECTION';
    return deadline(today, {
      id: `${row.id}:${correction ? 'CORRECTION_DUE' : 'DOCUMENTS_DUE'}`,
      kind: correction ? 'CORRECTION_DUE' : 'DOCUMENTS_DUE',
      title: correction ? 'deadline.correction' : 'deadline.documents',
      about: { ne: row.title_nepali, en: row.title_english },
      companyId: null,
      dueOn: addDays(dayInNepal(new Date(row.asked_at)), days),
      law: null,
      link: filingLink(row.id, 'APPLICANT'),
    });
  });
}

interface Parts {
  readonly id: string;
  readonly kind: Deadline['kind'];
  readonly title: MessageKey;
  readonly year?: string;
  readonly about: { readonly ne: string; readonly en: string };
  readonly companyId: string | null;
  readonly dueOn: string;
  readonly law: { readonly ne: string; readonly en: string } | null;
  readonly link?: string | null;
}

function deadline(today: string, { id, kind, title, year = '', about, companyId, dueOn, law, link }: Parts): Deadline {
  const daysLeft = daysBetween(today, dueOn);
  return {
    id, kind, titleNe: sentence(title, 'np', { year: toNepaliDigits(year) }), titleEn: sentence(title, 'en', { year }), aboutNe: about.ne, aboutEn: about.en, companyId,
    dueOn, daysLeft, overdue: daysLeft < 0, lawNe: law?.ne ?? null, lawEn: law?.en ?? null, link: link ?? null,
  };
}
