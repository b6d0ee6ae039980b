import type { CompanyType } from '@registrar/domain/enumerations';
import type { ShareTable } from '@registrar/domain/share-ledger';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { removeNameEntries } from '../../names/name-index';
import { releaseName } from '../../names/name-holds';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { beginRecord, type NewEntry } from '../entries/enter';
import { projectCompany } from '../entries/project-company';
import { registerCompanies, type CompanyDetails } from '../register-companies';
import { giveRegistrationNumber, takeRegistrationNumber } from '../registration-number';
import { postShares } from '../shares/post-shares';
import { appointFounder } from './appoint-founder';

/** Everything needed to enter a company in the register. */
export interface Founding {
  readonly applicationId: string;
  readonly applicantId: string;
  readonly officeId: number;
  readonly companyType: CompanyType;
  readonly english: string;
  readonly nepali: string;
  /** Whether the address of the registered office was proved with the reservation. */
  readonly details: Pick<CompanyDetails, 'email' | 'emailVerified'>;
  /** All entries except name, type, registration and status, which are set here. */
  readonly entries: readonly NewEntry[];
  /** The first share table; null when the type has none. */
  readonly shares: ShareTable | null;
  /** The application that reserved the name and holds it until now. */
  readonly nameHeldBy: string | null;
}

export interface FoundedCompany {
  readonly id: string;
  readonly registrationNumber: string;
  readonly registeredOn: string;
}

/**
 * Enters a company in the register in one unit of work: number, row, name, entries, shares and representative. The
 * caller has checked that it may be registered. The number is taken last, after everything that can be known before.
 */
export async function foundCompany(unit: UnitOfWork, founding: Founding): Promise<FoundedCompany> {
  const { applicationId, companyType, officeId, english, nepali } = founding;
  const registeredOn = dayInNepal(unit.now);
  // from here on the company itself protects the name; the index must not have the name twice
  if (founding.nameHeldBy !== null) {
    await releaseName(unit, founding.nameHeldBy);
    await removeNameEntries(unit.tx, founding.nameHeldBy);
  }

  const taken = await takeRegistrationNumber(unit, officeId, companyType);
  const registrationNumber = taken.number;
  const ids = await registerCompanies(unit, [
    {
      registrationNumber,
      companyTypeId: companyTypeIdOf(companyType),
      officeId,
      english,
      nepali,
      status: 'ACTIVE',
      registeredOn,
      registeredBy: applicationId,
      ...founding.details,
    },
  ]);
  const id = ids.get(registrationNumber);
  if (id === undefined) throw new Error('The company was not written');
  await giveRegistrationNumber(unit, taken, id);

  const filing = { companyId: id, applicationId, effectiveOn: registeredOn };
  await beginRecord(unit, filing, [
    { aspect: 'NAME', after: { nameEnglish: english, nameNepali: nepali } },
    { aspect: 'COMPANY_TYPE', after: { companyType } },
    { aspect: 'REGISTRATION', after: { registrationNumber, registeredOn, officeId } },
    { aspect: 'STATUS', after: { status: 'ACTIVE', deregisteredOn: null } },
    ...founding.entries,
  ]);
  await projectCompany(unit, id, new Set(founding.entries.map(({ aspect }) => aspect)));
  const tableHash = founding.shares === null ? null : await postShares(unit, filing, founding.shares);
  await appointFounder(unit, id, founding.applicantId);
  unit.audit({
    actor: null,
    action: 'COMPANY_REGISTERED',
    objectType: 'company',
    objectId: id,
    objectVersion: 1,
    after: {
      registrationNumber,
      applicationId,
      english,
      nepali,
      companyType,
      entries: founding.entries.length + 4,
      tableHash,
    },
  });
  return { id, registrationNumber, registeredOn };
}
