import type { Kysely } from 'kysely';
import { sameKeys } from '../../names/same-keys';
import type { DB } from '../../platform/database/schema.generated';

/** Old records share registration numbers, so the name decides between them. */
export async function findParentCompany(db: Kysely<DB>, named: { registrationNumber: string; english: string; nepali: string }): Promise<string | undefined> {
  const companies = await db
    .selectFrom('company')
    .select(['id', 'name_english', 'name_nepali'])
    .where('registration_number', '=', named.registrationNumber)
    .where('status', 'not in', ['DEREGISTERED', 'DEREGISTERED_BY_MERGE'])
    .execute();
  const asked = sameKeys(named);
  return companies.find((company) => {
    const keys = sameKeys({ english: company.name_english, nepali: company.name_nepali });
    return keys.english === asked.english || keys.nepali === asked.nepali;
  })?.id;
}
