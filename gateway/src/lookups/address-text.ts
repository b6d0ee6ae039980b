import { toNepaliDigits } from '@registrar/domain/digits';
import type { AnyAddress } from '@registrar/domain/processes/company-registration';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** An address in one line, as it is written on an envelope; the names are those of this day, so that a later list changes no entry. */
export interface AddressText {
  readonly addressEnglish: string;
  readonly addressNepali: string;
}

type Named = { readonly id: number; readonly name_english: string; readonly name_nepali: string };

/** Writes out addresses whose places are numbers of the lookups: all of them with four questions to the database. */
export async function addressTexts(db: Kysely<DB>, addresses: readonly Partial<AnyAddress>[]): Promise<AddressText[]> {
  const ids = (of: 'countryId' | 'provinceId' | 'districtId' | 'localBodyId'): number[] => [...new Set(addresses.flatMap((address) => address[of] ?? []))];
  const byId = <Row extends Named>(rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));
  const named = async (table: 'country' | 'province' | 'district', wanted: readonly number[]): Promise<Map<number, Named>> =>
    wanted.length === 0 ? new Map() : byId(await db.selectFrom(table).select(['id', 'name_english', 'name_nepali']).where('id', 'in', [...wanted]).execute());
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
          .select(['local_body.id', 'local_body.name_english', 'local_body.name_nepali', 'category.name_english as category_english', 'category.name_nepali as category_nepali'])
          .where('local_body.id', 'in', wantedBodies)
          .execute(),
  );
  return addresses.map(({ countryId, provinceId, districtId, localBodyId, wardNo, toleStreet, houseNo, addressLine, addressLine1, zipCode }) => {
    const country = countries.get(countryId ?? 0);
    const [province, district, body] = [provinces.get(provinceId ?? 0), districts.get(districtId ?? 0), bodies.get(localBodyId ?? 0)];
    // a ward is written behind its local body: काठमाडौँ महानगरपालिका-४
    const inNepal = (language: 'english' | 'nepali'): string | undefined => {
      if (!body) return undefined;
      const name = language === 'english' ? `${body.name_english} ${body.category_english}` : `${body.name_nepali} ${body.category_nepali}`;
      const ward = wardNo === undefined ? '' : `-${language === 'english' ? wardNo : toNepaliDigits(String(wardNo))}`;
      return `${name}${ward}`;
    };
    const line = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(', ');
    const typed = [houseNo, toleStreet, addressLine1, addressLine];
    return {
      addressEnglish: line([...typed, inNepal('english'), district?.name_english, province?.name_english, zipCode, body ? undefined : country?.name_english]),
      addressNepali: line([...typed, inNepal('nepali'), district?.name_nepali, province?.name_nepali, zipCode, body ? undefined : country?.name_nepali]),
    };
  });
}
