import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { signatoryOf } from '../signatory';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { issuePaper } from '../issue-paper';
import { certificateContent, certificatePaper, type RegisteredCompany } from './compose-certificate';

/**
 * Issues the certificate of a company that the unit of work has just entered into the register, once for each
 * application.
 *
 * @param decidedBy account of the officer who approved; the history names them where the unit of work does not
 */
export async function issueCertificate(
  unit: UnitOfWork,
  { applicationId, companyId, decidedBy }: { applicationId: string; companyId: string; decidedBy: string | null },
): Promise<void> {
  const { company, applicantId } = await readCompany(unit, companyId, applicationId);
  const signatory = await signatoryOf(unit, applicationId, decidedBy);
  await issuePaper(unit, {
    kind: 'CERTIFICATE_OF_INCORPORATION',
    language: 'BOTH',
    issuedFor: { kind: 'FILING', id: applicationId },
    applicationId,
    companyId,
    accountId: applicantId,
    content: certificateContent(company, signatory),
    paper: certificatePaper(company, signatory),
  });
}

async function readCompany(
  { tx }: UnitOfWork,
  companyId: string,
  applicationId: string,
): Promise<{ company: RegisteredCompany; applicantId: string }> {
  const row = await tx
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'company.registered_on',
      'company.address_english',
      'company.address_nepali',
      'company.authorized_capital',
      'company.paid_up_capital',
      'company_type.key as type_key',
      'company_type.name_english as type_english',
      'company_type.name_nepali as type_nepali',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { applicant_id: applicantId } = await tx
    .selectFrom('application')
    .select('applicant_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (row.registered_on === null) throw new Error(`Company ${companyId} has no day of registration`);
  const { address_english: addressEnglish, address_nepali: addressNepali } = row;
  return {
    applicantId,
    company: {
      name: { ne: row.name_nepali, en: row.name_english },
      registrationNumber: row.registration_number,
      registeredOn: row.registered_on,
      type: companyTypes.schema.parse(row.type_key),
      typeName: { ne: row.type_nepali, en: row.type_english },
      office: { ne: row.office_nepali, en: row.office_english },
      address:
        addressEnglish || addressNepali
          ? { ne: addressNepali || addressEnglish || '', en: addressEnglish || addressNepali || '' }
          : null,
      authorizedCapital: row.authorized_capital,
      paidUpCapital: row.paid_up_capital,
    },
  };
}
