import { comparedCode, plainText } from '@registrar/domain/plain-text';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { isOneOfNumbers } from '../../platform/database/searched-number';

interface HoldingCompany {
  readonly nameEnglish?: string;
  readonly nameNepali?: string;
  readonly registrationNumber?: string;
}

const plain = (text = ''): string => plainText(text).trim().toLowerCase();
const number = (text = ''): string => comparedCode(text);

/**
 * Finds holders that are companies of the register, by number and name together, because old records share numbers. A
 * company that is not found is still a holder; only its own holders are not known.
 */
export async function findHoldingCompanies(
  db: Kysely<DB>,
  holders: readonly HoldingCompany[],
): Promise<(holder: HoldingCompany | undefined) => string | null> {
  const numbers = [...new Set(holders.map(({ registrationNumber }) => number(registrationNumber)))].filter(
    (given) => given !== '',
  );
  if (numbers.length === 0) return () => null;
  const rows = await db
    .selectFrom('company')
    .select(['id', 'registration_number', 'name_english', 'name_nepali'])
    .where(isOneOfNumbers('registration_number', numbers))
    .execute();
  return (holder) => {
    const found = rows.filter(
      (row) =>
        number(row.registration_number) === number(holder?.registrationNumber) &&
        (plain(row.name_english) === plain(holder?.nameEnglish) ||
          plain(row.name_nepali) === plain(holder?.nameNepali)),
    );
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  };
}
