import type { Kysely } from 'kysely';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import type { DB } from '../platform/database/schema.generated';
import { isNumber } from '../platform/database/searched-number';

/** All companies with a registration number, because old records share numbers. Nepali digits are accepted. */
export async function findCompaniesByNumber(db: Kysely<DB>, registrationNumber: string): Promise<CompanySummary[]> {
  return db
    .selectFrom('company')
    .select([
      'id',
      'registration_number as registrationNumber',
      'name_english as nameEnglish',
      'name_nepali as nameNepali',
      'company_type_id as companyTypeId',
      'status',
      'registered_on as registeredOn',
    ])
    .where(isNumber('registration_number', registrationNumber))
    .orderBy('registered_on')
    .orderBy('id')
    .limit(50)
    .execute();
}
