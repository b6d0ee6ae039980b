import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  companyTypeSchema,
  countrySchema,
  districtSchema,
  localBodySchema,
  Nsic,
  NsicHeading,
  nsicQuerySchema,
  Place,
} from '@registrar/domain/calls/lookups';
import { toLatinDigits } from '@registrar/domain/digits';
import { containing } from '../platform/database/like-pattern';
import type { DB } from '../platform/database/schema.generated';
import { withFormerNames } from './former-place-names';
import { rankObjectives } from './objectives/search-objectives';

type Districts = z.infer<typeof districtSchema>[];
type LocalBodies = z.infer<typeof localBodySchema>[];
type CompanyTypes = z.infer<typeof companyTypeSchema>[];

/** In English order; screens sort by their own language. */
export async function readCountries(db: Kysely<DB>): Promise<z.infer<typeof countrySchema>[]> {
  return withFormerNames(
    db,
    'COUNTRY',
    await db
      .selectFrom('country')
      .select(['id', 'code', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
      .orderBy('name_english')
      .execute(),
  );
}

export async function readProvinces(db: Kysely<DB>): Promise<Place[]> {
  return withFormerNames(
    db,
    'PROVINCE',
    await db
      .selectFrom('province')
      .select(['id', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
      .orderBy('id')
      .execute(),
  );
}

export async function readDistricts(db: Kysely<DB>, provinceId?: number): Promise<Districts> {
  const districts = db
    .selectFrom('district')
    .select(['id', 'province_id as provinceId', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
    .orderBy('name_english');
  return withFormerNames(
    db,
    'DISTRICT',
    await (provinceId === undefined ? districts : districts.where('province_id', '=', provinceId)).execute(),
  );
}

export async function readLocalBodies(db: Kysely<DB>, districtId: number): Promise<LocalBodies> {
  const rows = await db
    .selectFrom('local_body')
    .innerJoin('local_body_category as category', 'category.id', 'local_body.category_id')
    .select([
      'local_body.id',
      'local_body.district_id as districtId',
      'local_body.name_english as nameEnglish',
      'local_body.name_nepali as nameNepali',
      'local_body.wards',
      'category.name_english as categoryEnglish',
      'category.name_nepali as categoryNepali',
    ])
    .where('local_body.district_id', '=', districtId)
    .orderBy('local_body.name_english')
    .execute();
  return withFormerNames(
    db,
    'LOCAL_BODY',
    rows.map(({ categoryEnglish, categoryNepali, ...row }) => ({
      ...row,
      category: { nameEnglish: categoryEnglish, nameNepali: categoryNepali },
    })),
  );
}

/** Objectives by code, or by what people call them, the likeliest first; without a search in the list's order. */
export async function readNsic(
  db: Kysely<DB>,
  { search, codes, limit }: z.infer<typeof nsicQuerySchema>,
): Promise<Nsic[]> {
  const digits = toLatinDigits(search ?? '');
  const ranked = search && !/^\d+$/.test(digits) ? (await rankObjectives(db, search)).slice(0, limit) : undefined;
  let query = db.selectFrom('nsic').select(['code', 'objective_english', 'objective_nepali']).orderBy('position');
  if (codes)
    query = query.where(
      'code',
      'in',
      codes.split(',').map((code) => code.trim()),
    );
  if (ranked) query = query.where('code', 'in', ranked.length === 0 ? [''] : ranked);
  else if (search) query = query.where('code', 'like', containing(digits));
  const rows = await query.limit(limit).execute();
  const place = new Map(ranked?.map((code, at) => [code, at]));
  rows.sort((one, other) => (place.get(one.code) ?? 0) - (place.get(other.code) ?? 0));
  const newer = await readCorrespondence(
    db,
    rows.map((row) => row.code),
  );
  return rows.map((row) => {
    const matches = newer.get(row.code) ?? [];
    return {
      nsicCode: row.code,
      newNsicCodes: matches.map((match) => match.newCode),
      objectiveEnglish: row.objective_english,
      objectiveNepali: row.objective_nepali,
      parentObjectiveEnglish: matches[0]?.division ?? null,
    };
  });
}

/** The headings that have a title in both languages: under the others nothing has to be looked up. */
export async function readNsicHeadings(db: Kysely<DB>): Promise<NsicHeading[]> {
  const rows = await db
    .selectFrom('nsic_new')
    .select(['code', 'level', 'section', 'title_english', 'title_nepali'])
    .where('title_nepali', '<>', '')
    .orderBy('code')
    .execute();
  return rows.flatMap(({ code, level, section, title_english: nameEnglish, title_nepali: nameNepali }) => {
    if (level === 'class') return [];
    const parent = level === 'section' ? null : level === 'division' ? section : code.slice(0, 2);
    return [{ code, level, parent, nameEnglish, nameNepali }];
  });
}

/** The newer codes of each old one, and the division (the first two digits) that the first of them belongs to. */
async function readCorrespondence(
  db: Kysely<DB>,
  codes: readonly string[],
): Promise<Map<string, { newCode: string; division: string | null }[]>> {
  const found = new Map<string, { newCode: string; division: string | null }[]>();
  if (codes.length === 0) return found;
  const rows = await db
    .selectFrom('nsic_correspondence as pair')
    .leftJoin('nsic_new as division', (join) =>
      join
        .on('division.level', '=', 'division')
        .on((on) => on('division.code', '=', on.fn<string>('left', ['pair.new_code', on.val(2)]))),
    )
    .select(['pair.old_code', 'pair.new_code', 'division.title_english'])
    .where('pair.old_code', 'in', [...codes])
    .orderBy('pair.old_code')
    .orderBy('pair.position')
    .execute();
  for (const row of rows)
    found.set(row.old_code, [
      ...(found.get(row.old_code) ?? []),
      { newCode: row.new_code, division: row.title_english },
    ]);
  return found;
}

export async function readCompanyTypes(
  db: Kysely<DB>,
  only: { parentCompanyType?: string; ids?: readonly number[] } = {},
): Promise<CompanyTypes> {
  let query = db
    .selectFrom('company_type')
    .select([
      'id',
      'key',
      'parent_company_type as parentCompanyType',
      'name_english as nameEnglish',
      'name_nepali as nameNepali',
    ])
    .orderBy('id');
  if (only.parentCompanyType !== undefined) query = query.where('parent_company_type', '=', only.parentCompanyType);
  if (only.ids) query = query.where('id', 'in', only.ids.length > 0 ? [...only.ids] : [0]);
  const types = await query.execute();
  const suffixes = await db.selectFrom('company_type_suffix').selectAll().orderBy('position').execute();
  return types.map((type) => ({
    ...type,
    suffixes: suffixes
      .filter((suffix) => suffix.company_type_id === type.id)
      .map((suffix) => ({ english: suffix.suffix_english, nepali: suffix.suffix_nepali })),
  }));
}

/** The types into which a company of this type may be converted. */
export async function readCompanyTypeChanges(db: Kysely<DB>, companyTypeId: number): Promise<CompanyTypes> {
  const changes = await db
    .selectFrom('company_type_change')
    .select('to_type_id')
    .where('from_type_id', '=', companyTypeId)
    .execute();
  return readCompanyTypes(db, { ids: changes.map((change) => change.to_type_id) });
}
