import { clauseGroupOf, type FoundingPaper } from '@registrar/domain/papers';
import { publicParts } from '@registrar/domain/register';
import { findApplication, frameOf } from '../../applications/application';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { readLastEntries } from '../../register/entries/read-entries';
import type { IssuedFiling } from '../issued-filing';
import { issueAssociationPaper } from './issue-association-papers';
import { readFounding, type Founding } from './read-founding';

/**
 * Draws the memorandum or the articles up anew, as the register stands after the filing. Of a company whose papers the
 * portal never had, the amended papers that were handed in with the filing are the ones that hold, and nothing is issued.
 */
export async function issueAmendedAssociation(unit: UnitOfWork, filing: IssuedFiling, paper: FoundingPaper): Promise<void> {
  const { company, companyId, applicationId, accountId, decidedOn, name } = filing;
  if (company.registeredBy === null) return;
  const registration = await findApplication(unit.tx, company.registeredBy, { forUpdate: false, today: decidedOn });
  if (!registration || registration.definition.process !== 'COMPANY_REGISTRATION') return;
  const frame = frameOf(registration);
  if (frame.companyType === null || clauseGroupOf(frame.companyType) === undefined) return;
  const founding = await readFounding(unit.tx, frame, { companyName: company.name, applicationNumber: filing.applicationNumber, officeId: company.officeId });
  await issueAssociationPaper(unit, paper, {
    applicationId, companyId, accountId,
    founding: { ...founding, address: await standingAddress(unit, companyId, founding) },
    registered: { number: company.registrationNumber, day: company.registeredOn ?? '', office: company.office, amended: { on: decidedOn, by: name } },
  });
}

async function standingAddress({ tx }: UnitOfWork, companyId: string, { address }: Founding): Promise<Founding['address']> {
  const office = publicParts.REGISTERED_OFFICE.safeParse((await readLastEntries(tx, companyId)).find(({ aspect }) => aspect === 'REGISTERED_OFFICE')?.after).data;
  if (!office?.addressEnglish && !office?.addressNepali) return address;
  return { ne: office.addressNepali ?? office.addressEnglish ?? '', en: office.addressEnglish ?? office.addressNepali ?? '' };
}
