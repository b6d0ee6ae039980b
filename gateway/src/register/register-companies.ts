import type { CompanyStatus } from '@registrar/domain/enumerations';
import { readTerm } from '../platform/terms';
import { addNameEntries, type NameEntry } from '../names/name-index';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';

/** The data of a company besides its names. Amounts in paisa. */
export interface CompanyDetails {
  readonly addressEnglish?: string;
  readonly addressNepali?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly authorizedCapital?: number;
  readonly paidUpCapital?: number;
}

export interface NewCompany extends CompanyDetails {
  readonly registrationNumber: string;
  readonly companyTypeId: number;
  readonly officeId: number;
  readonly english: string;
  readonly nepali: string;
  readonly status: CompanyStatus;
  readonly registeredOn: string;
  readonly deregisteredOn?: string;
  readonly formerName?: { readonly english: string; readonly nepali: string; readonly changedOn: string };
  readonly demonstration?: boolean;
  /** The application that registers it. */
  readonly registeredBy?: string;
}

const BATCH = 500;

/** Writes companies with all their present and former names for the name check. Returns ids by number. */
export async function registerCompanies(
  unit: UnitOfWork,
  companies: readonly NewCompany[],
): Promise<Map<string, string>> {
  const today = dayInNepal(unit.now);
  const bars = {
    dead: (await readTerm(unit.tx, 'NAME_REUSE_BAR', today)).years,
    former: (await readTerm(unit.tx, 'FORMER_NAME_BAR', today)).years,
  };
  const ids = new Map<string, string>();
  for (let start = 0; start < companies.length; start += BATCH) {
    const batch = companies.slice(start, start + BATCH).map((company) => ({ ...company, id: unit.newId() }));
    for (const { registrationNumber, id } of batch) ids.set(registrationNumber, id);
    await unit.tx
      .insertInto('company')
      .values(
        batch.map((company) => ({
          id: company.id,
          registration_number: company.registrationNumber,
          company_type_id: company.companyTypeId,
          office_id: company.officeId,
          name_english: company.english,
          name_nepali: company.nepali,
          status: company.status,
          registered_on: company.registeredOn,
          deregistered_on: company.deregisteredOn ?? null,
          demonstration: company.demonstration ?? false,
          created_at: unit.now,
          address_english: company.addressEnglish,
          address_nepali: company.addressNepali,
          phone: company.phone,
          email: company.email?.toLowerCase(),
          email_verified_at: company.emailVerified ? unit.now : null,
          authorized_capital: company.authorizedCapital,
          paid_up_capital: company.paidUpCapital,
          registered_by: company.registeredBy,
        })),
      )
      .execute();
    const former = batch.flatMap(({ id, formerName }) =>
      formerName
        ? [
            {
              company_id: id,
              name_english: formerName.english,
              name_nepali: formerName.nepali,
              held_until: yearsAfter(formerName.changedOn, bars.former),
            },
          ]
        : [],
    );
    if (former.length > 0) await unit.tx.insertInto('company_former_name').values(former).execute();
    await addNameEntries(
      unit.tx,
      batch.flatMap((company) => namesOf(company, bars)),
    );
  }
  return ids;
}

/**
 * The name of a closed company is protected for the years set by law, a former name for the years set by the office.
 */
function namesOf(company: NewCompany & { id: string }, bars: { dead: number; former: number }): NameEntry[] {
  const { id: holderId, english, nepali, deregisteredOn, formerName } = company;
  const own: NameEntry = deregisteredOn
    ? { kind: 'DEREGISTERED', holderId, english, nepali, heldUntil: yearsAfter(deregisteredOn, bars.dead) }
    : { kind: 'COMPANY', holderId, english, nepali };
  if (!formerName) return [own];
  return [
    own,
    {
      kind: 'OLD_NAME',
      holderId,
      english: formerName.english,
      nepali: formerName.nepali,
      heldUntil: yearsAfter(formerName.changedOn, bars.former),
    },
  ];
}

/** The same day this many years later; 29 February becomes 1 March in a year without it. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
