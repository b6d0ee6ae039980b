import type { Bilingual } from '@registrar/domain/bilingual';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations';
import { companyStatuses, type CompanyStatus } from '@registrar/domain/enumerations/statuses';
import { sql, type Kysely } from 'kysely';
import { readDueRules } from '../../../obligations/due-rules';
import { closingReturnsOf } from '../../../obligations/closing-returns';
import {
  asSettling,
  absencesOfCompany,
  companyDays,
  lateObligations,
  openObligations,
  settlingReturn,
  SETTLING_PROCESSES,
} from '../../../obligations/obligations-of';
import type { Obligation } from '../../../obligations/company-obligations';
import { readOutstanding, type Outstanding } from '../../../money/outstanding';
import { dayInNepal } from '../../../platform/clock';
import { openProceedings, type OpenProceeding } from '../../../proceedings/read-proceedings';
import { readTerm } from '../../../platform/terms';
import { lockedSince } from '../../../register/standing-locks';
import { orderFreezesOn } from '../../../register/standing-orders';
import type { CompanyOrderTable, DB } from '../../../platform/database/schema.generated';

/** An undecided filing of the company, or a decided one that a legal rule still refers to. */
export interface CompanyFiling {
  readonly id: string;
  readonly process: string;
  readonly status: string;
  readonly number: string | null;
  /** Null while it has never been submitted. */
  readonly submittedAt: Date | null;
  readonly decided: boolean;
  /** The last day for the pending action on the filing. */
  readonly dueOn: string | null;
  /** True for a merger filing that is an acquisition. */
  readonly isAcquisition: boolean;
  /** What the filing is about besides the company, e.g. a fiscal year; null: nothing. */
  readonly subjectId: string | null;
}

/** The oldest order that holds. What the database had from before the portal's own orders has no number. */
export interface StandingOrder {
  readonly kind: 'COURT' | 'REGISTRAR';
  readonly number: string | null;
  readonly court: Bilingual | null;
  readonly caseNumber: string | null;
  /** A section of the Companies Act. */
  readonly lawSection: string | null;
  readonly text: Bilingual;
  readonly issuedOn: string;
  readonly endsOn: string | null;
  /** The office of the company, where an order is lifted. */
  readonly office: Bilingual;
}

/** The facts that the gate needs about one company, read once for all processes. Days are AD days in Nepal. */
export interface CompanyFacts {
  readonly id: string;
  readonly type: CompanyType;
  readonly officeId: number;
  readonly status: CompanyStatus;
  readonly deregisteredOn: string | null;
  readonly migrated: boolean;
  readonly detailsVerified: boolean;
  readonly emailVerified: boolean;
  readonly filings: readonly CompanyFiling[];
  /** Undecided filings of other companies that name this one. */
  readonly namedIn: readonly CompanyFiling[];
  /** Proceedings that have not ended, the earliest last day first. */
  readonly proceedings: readonly OpenProceeding[];
  /** Obligations under the Act that the company has not filed yet, up to a year ahead. */
  readonly open: readonly Obligation[];
  readonly outstanding: Outstanding | null;
  readonly order: StandingOrder | null;
  /** Since when its representatives have it locked against filings. */
  readonly lockedAt: Date | null;
  readonly today: string;
  /** The number of months after which an overdue annual report ends the company's good standing. */
  readonly monthsOverdue: number;
}

/** Processes whose decided filings are read too, because a blocker or a term depends on them. */
const LOOKED_BACK_AT = [...SETTLING_PROCESSES, 'COMPANY_MERGE', 'MIGRATION_COMPANY_REGISTRATION'];

/** Null: there is no such company. */
export async function readCompanyFacts(db: Kysely<DB>, companyId: string, now: Date): Promise<CompanyFacts | null> {
  const today = dayInNepal(now);
  const company = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    // of several orders the oldest that is still in force
    .leftJoin('company_order', (join) =>
      join.onRef('company_order.company_id', '=', 'company.id').on(orderFreezesOn(today)),
    )
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company_order.kind',
      'company_order.order_number',
      'company_order.court_nepali',
      'company_order.court_english',
      'company_order.case_number',
      'company_order.law_section',
      'company_order.text_nepali',
      'company_order.text_english',
      'company_order.issued_on',
      'company_order.ends_on',
      'office.name_nepali as office_nepali',
      'office.name_english as office_english',
    ])
    .select([
      'company.office_id',
      'company.status',
      'company.deregistered_on',
      'company.migrated',
      'company.details_status',
      'company.email_verified_at',
      'company.registered_on',
      'company.created_at',
      'company_type.key as type',
      absencesOfCompany.as('absences'),
      lockedSince(now).as('locked_at'),
    ])
    .select((of) =>
      of
        .exists(of.selectFrom('fine_due').select('fine_due.id').whereRef('fine_due.company_id', '=', 'company.id'))
        .as('was_fined'),
    )
    .where('company.id', '=', companyId)
    .orderBy('company_order.issued_on')
    .limit(1)
    .executeTakeFirst();
  if (!company) return null;
  const rows = await readFilings(db, companyId);
  const own = rows.filter(({ is_own }) => is_own);
  const due = await readDueRules(db);
  const [type, days, settling] = [
    companyTypes.schema.parse(company.type),
    companyDays(company),
    [...own.flatMap(asSettling), ...(await closingReturnsOf(db, [companyId])).flatMap(settlingReturn)],
  ];
  return {
    id: companyId,
    type,
    officeId: company.office_id,
    status: companyStatuses.schema.parse(company.status),
    deregisteredOn: company.deregistered_on,
    migrated: company.migrated,
    detailsVerified: company.details_status !== 'UNVERIFIED',
    emailVerified: company.email_verified_at !== null,
    filings: own.map(toFiling),
    namedIn: rows.filter(({ is_own }) => !is_own).map(toFiling),
    proceedings: (await openProceedings(db, [companyId], today)).get(companyId) ?? [],
    open: openObligations(days, settling, today, due),
    outstanding: await readOutstanding(
      db,
      {
        companyId,
        companyType: type,
        late: lateObligations({ id: companyId, ...days }, settling, today, due),
        wasFined: company.was_fined === true,
      },
      today,
    ),
    order: orderOf(company),
    lockedAt: company.locked_at,
    today,
    monthsOverdue: (await readTerm(db, 'GOOD_STANDING', today)).monthsOverdue,
  };
}

async function readFilings(db: Kysely<DB>, companyId: string) {
  return db
    .selectFrom('application')
    .select([
      'id',
      'process_name',
      'status',
      'application_number',
      'submitted_at',
      'decided_at',
      'due_on',
      'subject_kind',
      'subject_id',
    ])
    .select(
      sql<boolean>`(application.process_name = 'COMPANY_MERGE' and exists (
        select 1 from application_section answered where answered.application_id = application.id and answered.data @> '{"companyProcess": "ACQUISITION"}'))`.as(
        'is_acquisition',
      ),
    )
    .select(sql<boolean>`(application.company_id = ${companyId})`.as('is_own'))
    .where(
      'id',
      'in',
      sql<string>`(select own.id from application own where own.company_id = ${companyId}
        union all select named.application_id from application_company named
        where named.company_id = ${companyId} and named.role = 'NAMED')`,
    )
    .where('discarded_at', 'is', null)
    .where((is) => is.or([is('decided_at', 'is', null), is('process_name', 'in', LOOKED_BACK_AT)]))
    .orderBy('created_at')
    .execute();
}

function toFiling(row: Awaited<ReturnType<typeof readFilings>>[number]): CompanyFiling {
  return {
    id: row.id,
    process: row.process_name,
    status: row.status,
    number: row.application_number,
    submittedAt: row.submitted_at,
    decided: row.decided_at !== null,
    dueOn: row.due_on,
    isAcquisition: row.is_acquisition === true,
    subjectId: row.subject_id,
  };
}

interface OrderColumns {
  readonly kind: CompanyOrderTable['kind'] | null;
  readonly order_number: string | null;
  readonly court_nepali: string | null;
  readonly court_english: string | null;
  readonly case_number: string | null;
  readonly law_section: string | null;
  readonly text_nepali: string | null;
  readonly text_english: string | null;
  readonly issued_on: string | null;
  readonly ends_on: string | null;
  readonly office_nepali: string;
  readonly office_english: string;
}

function orderOf(row: OrderColumns): StandingOrder | null {
  if (row.issued_on === null || (row.kind !== 'COURT' && row.kind !== 'REGISTRAR')) return null;
  return {
    kind: row.kind,
    number: row.order_number,
    court: row.court_nepali === null ? null : { ne: row.court_nepali, en: row.court_english ?? '' },
    caseNumber: row.case_number,
    lawSection: row.law_section,
    text: { ne: row.text_nepali ?? '', en: row.text_english ?? '' },
    issuedOn: row.issued_on,
    endsOn: row.ends_on,
    office: { ne: row.office_nepali, en: row.office_english },
  };
}
