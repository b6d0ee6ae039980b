import { GENERAL_INFORMATION } from '@registrar/domain/processes/company-registration';
import { NEPAL } from '@registrar/domain/processes/questions/address';
import type { Kysely } from 'kysely';
import { addressTexts, type AddressText } from '../../lookups/address-text';
import type { DB } from '../../platform/database/schema.generated';

/** The office address of a company that is not registered yet; undefined for filings that do not ask for it. */
export async function addressOfFiling(db: Kysely<DB>, applicationId: string): Promise<AddressText | undefined> {
  const section = await db
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', applicationId)
    .where('section_key', '=', 'GENERAL_INFORMATION')
    .executeTakeFirst();
  const answers = GENERAL_INFORMATION.schema.safeParse(section?.data);
  if (!answers.success) return undefined;
  const [address] = await addressTexts(db, [{ ...answers.data.address, countryId: NEPAL }]);
  return address;
}
