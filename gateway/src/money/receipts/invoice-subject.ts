import type { PaymentSubject } from '@registrar/domain/calls/payment-subject';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { filingOf, type Owned } from '../invoice-owner';

/** Invoices with their subject and payer: a filing and its applicant, a company, or a request and who asked. */
export function invoicesWithSubject(db: Kysely<DB>) {
  return db
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .leftJoin('request as invoiced', 'invoiced.id', 'invoice.for_id')
    .leftJoin('account as applicant', (join) =>
      join.on((of) =>
        of('applicant.id', '=', of.fn.coalesce('application.applicant_id', 'invoiced.requester_account')),
      ),
    )
    .leftJoin('company', (join) =>
      join.on((of) => of('company.id', '=', of.fn.coalesce('invoice.company_id', 'invoiced.company_id'))),
    );
}

/** The columns that `subjectOf` and `payerOf` read. */
export const SUBJECT_COLUMNS = [
  'invoice.for_kind',
  'invoice.for_id',
  'invoice.company_id',
  'invoiced.company_id as asked_about',
  'invoiced.requester_name',
  'application.application_number',
  'application.title_english',
  'application.title_nepali',
  'application.process_name',
  'company.name_english as company_english',
  'company.name_nepali as company_nepali',
  'company.registration_number',
  'applicant.name_english as applicant_english',
  'applicant.name_nepali as applicant_nepali',
  'applicant.username as applicant_username',
] as const;

export interface SubjectRow extends Owned {
  readonly company_id: string | null;
  /** The company that a request is about. */
  readonly asked_about: string | null;
  /** Of who asked without an account. */
  readonly requester_name: string | null;
  readonly application_number: string | null;
  readonly title_english: string | null;
  readonly title_nepali: string | null;
  readonly process_name: string | null;
  readonly company_english: string | null;
  readonly company_nepali: string | null;
  readonly registration_number: string | null;
  readonly applicant_english: string | null;
  readonly applicant_nepali: string | null;
  readonly applicant_username: string | null;
}

export function subjectOf(row: SubjectRow): PaymentSubject {
  const company = row.company_id ?? row.asked_about;
  if (company !== null)
    return {
      kind: 'COMPANY',
      id: company,
      number: row.registration_number,
      processName: null,
      nameEnglish: row.company_english ?? '',
      nameNepali: row.company_nepali ?? '',
    };
  const filing = filingOf(row);
  if (filing === null) throw new Error('An invoice asks a filing or a company');
  return {
    kind: 'APPLICATION',
    id: filing,
    number: row.application_number,
    processName: row.process_name,
    nameEnglish: row.title_english ?? '',
    nameNepali: row.title_nepali ?? '',
  };
}

/** The payer: the company, or the applicant. */
export function payerOf(row: SubjectRow): Bilingual {
  const [ne, en] =
    row.company_id === null ? [row.applicant_nepali, row.applicant_english] : [row.company_nepali, row.company_english];
  const fallback = ne || en || row.applicant_username || row.requester_name || '';
  return { ne: ne || fallback, en: en || fallback };
}
