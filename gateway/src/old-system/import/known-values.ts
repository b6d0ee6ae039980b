import { plainPlaceName } from '@registrar/domain/sheets';
import type { Kysely } from 'kysely';
import { readDistricts } from '../../lookups/queries';
import type { DB } from '../../platform/database/schema.generated';

/** The codes and names that a line may refer to, read once for the whole import. */
export interface KnownValues {
  readonly offices: ReadonlyMap<string, number>;
  readonly companyTypes: ReadonlyMap<string, number>;
  /** By `plainPlaceName` of either name; the older system also used former spellings. */
  readonly districts: ReadonlyMap<string, number>;
}

export async function readKnownValues(db: Kysely<DB>): Promise<KnownValues> {
  const offices = await db.selectFrom('office').select(['id', 'code']).where('active', '=', true).execute();
  const types = await db.selectFrom('company_type').select(['id', 'key']).execute();
  const districts = await readDistricts(db);
  const called = (names: (place: (typeof districts)[number]) => readonly string[]) =>
    districts.flatMap((place) => names(place).map((name) => [plainPlaceName(name), place.id] as const));
  return {
    offices: new Map(offices.map(({ id, code }) => [code.toUpperCase(), id])),
    companyTypes: new Map(types.map(({ id, key }) => [key, id])),
    // what a district is called now counts before what another one was called
    districts: new Map([
      ...called(({ formerNames }) => formerNames ?? []),
      ...called(({ nameEnglish, nameNepali }) => [nameEnglish, nameNepali]),
    ]),
  };
}
