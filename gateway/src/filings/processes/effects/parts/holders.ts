import { NEPAL } from '@registrar/domain/processes/questions/address';
import type { Shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database/schema.generated';
import type { NewEntry } from '../../../../register/entries/enter';
import { findHoldingCompanies } from '../../../../register/founding/find-holding-companies';
import { entriesOf, type Filed } from './filed-parts';

/** The entries of the shareholders; a company of this register is referenced by its id. */
export async function shareholders(db: Kysely<DB>, filed: readonly Filed<Shareholder>[]): Promise<NewEntry[]> {
  const companies = await findHoldingCompanies(
    db,
    filed.flatMap(({ data: { company } }) =>
      company?.countryId === NEPAL && company.registrationNumber ? [company] : [],
    ),
  );
  return entriesOf('SHAREHOLDER', filed, (data) => ({
    ...nameOfHolder(data),
    entity: data.entity,
    companyId: companies(data.company),
  }));
}

export interface NamedHolder {
  readonly person?:
    { readonly fullNameEnglish?: string | undefined; readonly fullNameNepali?: string | undefined } | undefined;
  readonly company?:
    { readonly nameEnglish?: string | undefined; readonly nameNepali?: string | undefined } | undefined;
}

export function nameOfHolder({ person, company }: NamedHolder): { nameEnglish: string; nameNepali: string } {
  if (company) return { nameEnglish: company.nameEnglish ?? '', nameNepali: company.nameNepali ?? '' };
  return { nameEnglish: person?.fullNameEnglish ?? '', nameNepali: person?.fullNameNepali ?? '' };
}
