import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import { daysBetween } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import type { Deadline } from '@registrar/domain/calls/deadlines';
import { citation } from '@registrar/domain/law/citation';
import { statusesOwing } from '@registrar/domain/processes/tables/duties';
import { sql, type Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { sentence, type MessageKey } from '../platform/language';
import { companiesOf } from '../register/representation';
import { callLink } from '../filings/facts/proceeding-pages';
import { beginInitialReturn, WAYS_OUT } from '../filings/facts/gate/ways-out';
import { openProceedings, type OpenProceeding } from '../proceedings/read-proceedings';
import { absencesOfCompany, companyDays, filedBy, openObligations } from '../obligations/obligations-of';
import { readDueRules } from '../obligations/due-rules';
import { reportsLink } from '../obligations/reports-link';
import { readLawReference } from './law-reference';
import { filingLink } from '../applications/filing-link';
import { isAmongOwn } from '../applications/visible-to';

const isCallToAnswer = (one: OpenProceeding): one is OpenProceeding & { readonly dueOn: string } =>
  one.kind === 'EXPLANATION_CALL' && one.dueOn !== null;

/** The shares of a merger wait in reserve. */
const isSwapToAllot = (one: OpenProceeding): one is OpenProceeding & { readonly dueOn: string } =>
  (one.kind === 'MERGER' || one.kind === 'NEW_OF_MERGER') && one.dueOn !== null;

/** What a person has to keep in mind, for themselves and for the companies they speak or act for; the nearest first. */
export async function deadlinesOf(db: Kysely<DB>, accountId: string, now: Date): Promise<Deadline[]> {
  const today = dayInNepal(now);
  const companies = (await companiesOf(db, accountId, today)).map(({ companyId }) => companyId);
  const found = [
    ...(await deadlinesOfCompanies(db, companies, now)),
    ...(await ofReservations(db, accountId, today)),
    ...(await ofApplications(db, accountId, today)),
  ];
  return found.sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
}

/** What the Act asks of these companies and they have not filed. */
export async function deadlinesOfCompanies(
  db: Kysely<DB>,
  companyIds: readonly string[],
  now: Date,
): Promise<Deadline[]> {
  if (companyIds.length === 0) return [];
  const today = dayInNepal(now);
  const laws = {
    [INITIAL_RETURN]: await readLawReference(db, ['REGISTERED_ADDRESS'], today),
    ANNUAL_REPORT: await readLawReference(db, ['ANNUAL_REPORT_S80_ALL', 'INVENTORY_S51_NO_AGM'], today),
  };
  const companies = await db
    .selectFrom('company')
    .select(['id', 'status', 'name_english', 'name_nepali', 'registered_on', 'deregistered_on', 'created_at'])
    .select(absencesOfCompany.as('absences'))
    .where('id', 'in', [...companyIds])
    .where('status', 'in', [...statusesOwing('ANSWER')])
    .execute();
  const filed = await filedBy(db, companyIds);
  const due = await readDueRules(db);
  const proceedings = await openProceedings(db, companyIds, today);
  const reporting: ReadonlySet<string> = new Set(statusesOwing('REPORT'));
  return companies.flatMap((company) => [
    ...(proceedings.get(company.id) ?? []).filter(isCallToAnswer).map((call) =>
      deadline(today, {
        id: `${company.id}:CALL_FOR_EXPLANATION:${call.id}`,
        kind: 'CALL_FOR_EXPLANATION',
        title: 'deadline.callForExplanation',
        year: call.number,
        about: { ne: company.name_nepali, en: company.name_english },
        companyId: company.id,
        dueOn: call.dueOn,
        law: citation('120'),
        link: callLink(call.id),
      }),
    ),
    ...(proceedings.get(company.id) ?? []).filter(isSwapToAllot).map((merger) =>
      deadline(today, {
        id: `${company.id}:SWAP_ALLOTMENT:${merger.id}`,
        kind: 'SWAP_ALLOTMENT',
        title: 'deadline.swapAllotment',
        about: { ne: company.name_nepali, en: company.name_english },
        companyId: company.id,
        dueOn: merger.dueOn,
        law: citation('177'),
        link: WAYS_OUT.MERGING?.(company.id) ?? null,
      }),
    ),
    ...(reporting.has(company.status)
      ? openObligations(companyDays(company), filed.get(company.id) ?? [], today, due)
      : []
    ).map((obligation) =>
      deadline(today, {
        id: `${company.id}:${obligation.kind}${obligation.fiscalYear === null ? '' : `:${obligation.fiscalYear}`}`,
        kind: obligation.kind,
        title: obligation.kind === 'ANNUAL_REPORT' ? 'deadline.annualReport' : 'deadline.threeMonthUpdate',
        year: obligation.fiscalYear ?? '',
        about: { ne: company.name_nepali, en: company.name_english },
        companyId: company.id,
        dueOn: obligation.dueOn,
        law: laws[obligation.kind],
        link: obligation.kind === 'ANNUAL_REPORT' ? reportsLink(company.id) : beginInitialReturn(company.id),
      }),
    ),
  ]);
}

/** The form of the company that is to bear the name is with the office, or was decided there. */
const isFormSubmitted = sql<boolean>`exists (
  select 1 from application form
   where form.reservation_id = name_reservation.id and form.discarded_at is null and form.status not in ('DRAFT', 'REJECTED'))`;

async function ofReservations(db: Kysely<DB>, accountId: string, today: string): Promise<Deadline[]> {
  const rows = await db
    .selectFrom('name_reservation')
    .selectAll()
    .select(isFormSubmitted.as('form_submitted'))
    .where('applicant_id', '=', accountId)
    .where('revoked_on', 'is', null)
    .where('consumed_on', 'is', null)
    .where('expires_on', '>=', today)
    .execute();
  return rows.flatMap((row) => {
    const shared = {
      about: { ne: row.name_nepali, en: row.name_english },
      companyId: null,
      law: null,
      link: filingLink(row.application_id, 'APPLICANT'),
    };
    return [
      ...(row.form_submitted
        ? []
        : [
            deadline(today, {
              ...shared,
              id: `${row.id}:RESERVATION_FORM`,
              kind: 'RESERVATION_FORM',
              title: 'deadline.reservationForm',
              dueOn: row.form_due_on,
            }),
          ]),
      deadline(today, {
        ...shared,
        id: `${row.id}:RESERVATION_EXPIRY`,
        kind: 'RESERVATION_EXPIRY',
        title: 'deadline.reservationExpiry',
        dueOn: row.expires_on,
      }),
    ];
  });
}

/** What the office has asked for and waits for, until the day that it has set. */
async function ofApplications(db: Kysely<DB>, accountId: string, today: string): Promise<Deadline[]> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'status', 'title_english', 'title_nepali', 'due_on'])
    .where(isAmongOwn(accountId, today))
    .where('discarded_at', 'is', null)
    .where('status', 'in', ['SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED'])
    .execute();
  return rows.flatMap((row) => {
    if (row.due_on === null) return [];
    const correction = row.status === 'SEND_FOR_CORRECTION';
    return deadline(today, {
      id: `${row.id}:${correction ? 'CORRECTION_DUE' : 'DOCUMENTS_DUE'}`,
      kind: correction ? 'CORRECTION_DUE' : 'DOCUMENTS_DUE',
      title: correction ? 'deadline.correction' : 'deadline.documents',
      about: { ne: row.title_nepali, en: row.title_english },
      companyId: null,
      dueOn: row.due_on,
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
    id,
    kind,
    titleNe: sentence(title, 'np', { year: kind === 'CALL_FOR_EXPLANATION' ? year : toNepaliDigits(year) }),
    titleEn: sentence(title, 'en', { year }),
    aboutNe: about.ne,
    aboutEn: about.en,
    companyId,
    dueOn,
    daysLeft,
    overdue: daysLeft < 0,
    lawNe: law?.ne ?? null,
    lawEn: law?.en ?? null,
    link: link ?? null,
  };
}
