import { toLatinDigits } from '@registrar/domain/digits';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

interface HoldingCompany {
  readonly nameEnglish?: string;
  readonly nameNepali?: string;
  readonly registrationNumber?: string;
}

const plain = (text = ''): string => toLatinDigits(text).trim().toLowerCase();

/**
 * Which companies of the register hold: by number and name together, because old records share numbers. One that is
 * not found, or not in this register, is no less a holder; only what is above it is not known here.
 */
export async function findHoldingCompanies(db: Kysely<DB>, holders: readonly HoldingCompany[]): Promise<(holder: HoldingCompany | undefined) => string | null> {
  const numbers = [...new Set(holders.map(({ registrationNumber }) => plain(registrationNumber).toUpperCase()))].filter((number) => number !== '');
  if (numbers.length === 0) return () => null;
  const rows = await db.selectFrom('company').select(['id', 'registration_number', 'name_english', 'name_nepali']).where((where) => where(where.fn<string>('upper', ['registration_number']), 'in', numbers)).execute();
  return (holder) => {
    const found = rows.filter(
      (row) => plain(row.registration_number) === plain(holder?.registrationNumber) && (plain(row.name_english) === plain(holder?.nameEnglish) || plain(row.name_nepali) === plain(holder?.nameNepali)),
    );
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  };
}
