import type { Bilingual } from '@registrar/domain/bilingual';
import { referenceData } from '../platform/reference-data';

interface District {
  readonly id: number;
  readonly name: Bilingual;
  readonly province: { readonly id: number; readonly name: Bilingual };
}

export interface LocalBody {
  readonly name: Bilingual;
  readonly wards: number;
  readonly district: District;
}

/** The local bodies of Nepal with what they lie in, by id. */
export type Places = ReadonlyMap<number, LocalBody>;

const named = ({ name_nepali: ne, name_english: en }: { name_nepali: string; name_english: string }): Bilingual => ({
  ne,
  en,
});

export const readPlaces = referenceData(async (db): Promise<Places> => {
  const provinces = new Map(
    (await db.selectFrom('province').selectAll().execute()).map((row) => [row.id, { id: row.id, name: named(row) }]),
  );
  const districts = new Map(
    (await db.selectFrom('district').selectAll().execute()).flatMap((row) => {
      const province = provinces.get(row.province_id);
      return province ? [[row.id, { id: row.id, name: named(row), province }] as const] : [];
    }),
  );
  const bodies = await db
    .selectFrom('local_body')
    .innerJoin('local_body_category as category', 'category.id', 'local_body.category_id')
    .selectAll('local_body')
    .select(['category.name_english as category_english', 'category.name_nepali as category_nepali'])
    .execute();
  return new Map(
    bodies.flatMap((row) => {
      const district = districts.get(row.district_id);
      if (!district) return [];
      // with its kind: there is a municipality and a rural one of the same name
      const name = {
        ne: `${row.name_nepali} ${row.category_nepali}`,
        en: `${row.name_english} ${row.category_english}`,
      };
      return [[row.id, { name, wards: row.wards, district }] as const];
    }),
  );
});
