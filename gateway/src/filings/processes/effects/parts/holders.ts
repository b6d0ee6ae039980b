import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { capitalFigures } from '@registrar/domain/processes/questions/capital/capital-figures';
import { NEPAL } from '@registrar/domain/processes/questions/address';
import { shareRangeAssign } from '@registrar/domain/processes/company-registration';
import type { ShareCapital } from '@registrar/domain/processes/questions/capital/capital-answers';
import type { Shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import { openTable, type ShareTable } from '@registrar/domain/share-ledger';
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

export function nameOfHolder({ person, company }: Shareholder): { nameEnglish: string; nameNepali: string } {
  if (company) return { nameEnglish: company.nameEnglish ?? '', nameNepali: company.nameNepali ?? '' };
  return { nameEnglish: person?.fullNameEnglish ?? '', nameNepali: person?.fullNameNepali ?? '' };
}

/** The share table of the first day; issued shares without a holder go to the reserve. */
export function firstTable(
  frame: FilingFrame,
  holders: readonly Filed<Shareholder>[],
  capital: ShareCapital | null,
): ShareTable {
  const issued = capital === null ? undefined : capitalFigures(capital).issuedQuantity;
  if (capital === null || issued === undefined) throw new Error('A company of shares has issued none');
  const { ranges } = shareRangeAssign.parse(filedAnswers(frame, 'SHARE_RANGE_ASSIGN'));
  const allotments = holders.map(({ id, data }) => ({
    holderId: id,
    paid: data.holding?.paidAmount ?? 0,
    ranges: ranges.filter(({ holderItemId }) => holderItemId === id),
  }));
  return openTable(allotments, issued, capital.shareRate);
}
