import type { FilingFrame } from '@registrar/domain/processes';
import { clauseGroupOf } from '@registrar/domain/papers';
import type { RegisteredAs } from './founding/association-paper';
import { issueAssociationPaper } from './founding/issue-association-papers';
import { readFounding } from './founding/read-founding';
import type { UnitOfWork } from '../platform/unit-of-work';
import { issueCertificate } from './certificate/issue-certificate';

export interface Registration {
  readonly applicationId: string;
  /** In the register already, by the same unit of work. */
  readonly companyId: string;
  /** Account of the officer who approved; null: the history knows. */
  readonly decidedBy: string | null;
  /** The answers that were approved; without them only the certificate is issued. */
  readonly frame?: FilingFrame;
}

/**
 * What a company receives with its registration. What the papers say is fixed here, within the unit of work; their
 * files follow.
 */
export async function issueRegistrationPapers(unit: UnitOfWork, registration: Registration): Promise<void> {
  await issueCertificate(unit, registration);
  const { frame, applicationId, companyId } = registration;
  if (!frame?.companyType || clauseGroupOf(frame.companyType) === undefined) return;
  const company = await unit.tx
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'company.registered_on',
      'company.office_id',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { applicant_id: accountId, application_number: applicationNumber } = await unit.tx
    .selectFrom('application')
    .select(['applicant_id', 'application_number'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const companyName = { ne: company.name_nepali, en: company.name_english };
  const founding = await readFounding(unit.tx, frame, { companyName, applicationNumber, officeId: company.office_id });
  const registered: RegisteredAs = {
    number: company.registration_number,
    day: company.registered_on ?? '',
    office: { ne: company.office_nepali, en: company.office_english },
  };
  for (const paper of ['MOA', 'AOA'] as const)
    await issueAssociationPaper(unit, paper, { applicationId, companyId, accountId, founding, registered });
}
