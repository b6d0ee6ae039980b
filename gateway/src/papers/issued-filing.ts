import type { Bilingual } from '@registrar/domain/bilingual';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations/company-types';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { signatoryOf } from './signatory';

/** A filing whose approval the unit of work has just entered. */
export interface ApprovedFiling {
  readonly applicationId: string;
  readonly companyId: string;
  /** Of its process. */
  readonly name: Bilingual;
  /** Account of the officer who approved; null: the history knows. */
  readonly decidedBy: string | null;
}

/** What every paper of an approval says of its company and of the filing. Days in AD. */
export interface IssuedFiling extends ApprovedFiling {
  readonly applicationNumber: string;
  readonly submittedOn: string;
  readonly decidedOn: string;
  /** Who filed it. */
  readonly accountId: string;
  /** The company that filed it, where the paper is for another one that it changed. */
  readonly filedBy: { readonly name: Bilingual; readonly registrationNumber: string } | null;
  /** The filing whose mistake it corrects. */
  readonly corrects: string | null;
  readonly signatory: LetterContent['signatory'];
  readonly company: {
    readonly name: Bilingual;
    readonly registrationNumber: string;
    readonly registeredOn: string | null;
    readonly type: CompanyType | null;
    readonly officeId: number;
    readonly office: Bilingual;
    /** The registration by which the portal entered it; null for a company of before. */
    readonly registeredBy: string | null;
  };
}

/** Reads it as the unit of work left it. */
export async function readIssuedFiling<Filing extends Omit<ApprovedFiling, 'name'>>(
  unit: UnitOfWork,
  filing: Filing,
): Promise<Filing & Omit<IssuedFiling, keyof ApprovedFiling>> {
  const { applicationId, companyId, decidedBy } = filing;
  const company = await unit.tx
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .leftJoin('company_type', 'company_type.id', 'company.company_type_id')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'company.registered_on',
      'company.office_id',
      'company.registered_by',
      'company_type.key as type_key',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const row = await unit.tx
    .selectFrom('application')
    .leftJoin('company as filer', 'filer.id', 'application.company_id')
    .select([
      'application_number',
      'applicant_id',
      'submitted_at',
      'subject_kind',
      'subject_id',
      'filer.id as filer_id',
      'filer.name_english as filer_english',
      'filer.name_nepali as filer_nepali',
      'filer.registration_number as filer_number',
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const isOfAnother = row.filer_id !== null && row.filer_id !== companyId;
  return {
    ...filing,
    applicationNumber: row.application_number ?? '',
    submittedOn: dayInNepal(row.submitted_at ?? unit.now),
    decidedOn: dayInNepal(unit.now),
    accountId: row.applicant_id,
    filedBy: isOfAnother
      ? {
          name: { ne: row.filer_nepali ?? '', en: row.filer_english ?? '' },
          registrationNumber: row.filer_number ?? '',
        }
      : null,
    corrects: row.subject_kind === 'FILING' ? row.subject_id : null,
    signatory: await signatoryOf(unit, applicationId, decidedBy),
    company: {
      name: { ne: company.name_nepali, en: company.name_english },
      registrationNumber: company.registration_number,
      registeredOn: company.registered_on,
      type: company.type_key !== null && companyTypes.has(company.type_key) ? company.type_key : null,
      officeId: company.office_id,
      office: { ne: company.office_nepali, en: company.office_english },
      registeredBy: company.registered_by,
    },
  };
}
