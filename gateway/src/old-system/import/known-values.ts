import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

/** The codes and names that a line may refer to, read once for the whole import. */
export interface KnownValues {
  readonly offices: ReadonlyMap<string, number>;
  readonly companyTypes: ReadonlyMap<string, number>;
  /** By the English name in small letters. */
  readonly districts: ReadonlyMap<string, number>;
}

export async function readKnownValues(db: Kysely<DB>): Promise<KnownValues> {
  const offices = await db.selectFrom('office').select(['id', 'code']).where('active', '=', true).execute();
  const types = await db.selectFrom('company_type').select(['id', 'key']).execute();
  const districts = await db.selectFrom('district').select(['id', 'name_english']).execute();
  return {
    offices: new Map(offices.map(({ id, code }) => [code.toUpperCase(), id])),
    companyTypes: new Map(types.map(({ id, key }) => [key, id])),
    districts: new Map(districts.map(({ id, name_english }) => [name_english.toLowerCase(), id])),
  };
}
