import type { AnyAddress } from '@registrar/domain/processes/questions/address';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { writeAddress, type AddressNames, type AddressText } from './write-address';

export type { AddressText } from './write-address';

type Named = { readonly id: number; readonly name_english: string; readonly name_nepali: string };
type PlaceKey = 'countryId' | 'provinceId' | 'districtId' | 'localBodyId';

/** Writes out addresses whose places are numbers of the lookups: all of them with four questions to the database. */
export async function addressTexts(db: Kysely<DB>, addresses: readonly Partial<AnyAddress>[]): Promise<AddressText[]> {
  const ids = (of: PlaceKey): number[] => [...new Set(addresses.flatMap((address) => address[of] ?? []))];
  const byId = <Row extends Named>(rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));
  const named = async (
    table: 'country' | 'province' | 'district',
    wanted: readonly number[],
  ): Promise<Map<number, Named>> =>
    wanted.length === 0
      ? new Map()
      : byId(
          await db
            .selectFrom(table)
            .select(['id', 'name_english', 'name_nepali'])
            .where('id', 'in', [...wanted])
            .execute(),
        );
  const countries = await named('country', ids('countryId'));
  const provinces = await named('province', ids('provinceId'));
  const districts = await named('district', ids('districtId'));
  const wantedBodies = ids('localBodyId');
  const bodies = byId(
    wantedBodies.length === 0
      ? []
      : await db
          .selectFrom('local_body')
          .innerJoin('local_body_category as category', 'category.id', 'local_body.category_id')
          .select([
            'local_body.id',
            'local_body.name_english',
            'local_body.name_nepali',
            'category.name_english as category_english',
            'category.name_nepali as category_nepali',
          ])
          .where('local_body.id', 'in', wantedBodies)
          .execute(),
  );
  const bilingual = (row: Named | undefined) => (row ? { ne: row.name_nepali, en: row.name_english } : undefined);
  return addresses.map(({ countryId, provinceId, districtId, localBodyId, ...typed }) => {
    const body = bodies.get(localBodyId ?? 0);
    const names: AddressNames = {
      country: bilingual(countries.get(countryId ?? 0)),
      province: bilingual(provinces.get(provinceId ?? 0)),
      district: bilingual(districts.get(districtId ?? 0)),
      localBody: body && {
        ne: `${body.name_nepali} ${body.category_nepali}`,
        en: `${body.name_english} ${body.category_english}`,
      },
    };
    const written = (language: 'ne' | 'en') => writeAddress(names, typed, language);
    return { addressEnglish: written('en'), addressNepali: written('ne') };
  });
}
