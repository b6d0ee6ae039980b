import type { FoundPlace } from '@registrar/domain/calls/lookups';
import { toLatinDigits } from '@registrar/domain/digits';
import { editDistance, soundOfWord } from '@registrar/domain/names/word-sounds';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { withFormerNames } from './former-place-names';

const SHOWN = 8;
/** Shorter words are too many other words with one letter changed. */
const LONG_ENOUGH = 5;
const WEIGHT = { same: 4, begins: 3, near: 1 } as const;
/** A word of the district says less than one of the municipality. */
const OF_DISTRICT = 0.5;

/**
 * Municipalities by what people write: a part of the name in either script, the district, a former name, a ward. Every
 * word has to be found; the likeliest come first.
 */
export async function findPlaces(db: Kysely<DB>, search: string): Promise<FoundPlace[]> {
  const words = toLatinDigits(search)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const ward = words.map(Number).find((number) => Number.isInteger(number) && number > 0);
  const sounds = words.filter((word) => !/^\d+$/.test(word)).map(soundOfWord);
  if (sounds.length === 0) return [];
  return (await readPlaces(db))
    .map(({ formerNames = [], ...place }) => ({ place, score: scoreOf(place, formerNames, sounds) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place.localBody.nameEnglish.localeCompare(b.place.localBody.nameEnglish))
    .slice(0, SHOWN)
    .map(({ place }) => ({ ...place, ward: ward !== undefined && ward <= place.localBody.wards ? ward : null }));
}

type Unwarded = Omit<FoundPlace, 'ward'>;

/** 0: one of the words is not there. */
function scoreOf({ localBody, district }: Unwarded, former: readonly string[], sounds: readonly string[]): number {
  const own = soundsOf([localBody.nameEnglish, localBody.nameNepali, ...former]);
  const around = soundsOf([district.nameEnglish, district.nameNepali]);
  const scores = sounds.map((sound) => Math.max(likeness(sound, own), OF_DISTRICT * likeness(sound, around)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

const soundsOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u).map(soundOfWord));

function likeness(sound: string, among: readonly string[]): number {
  const scores = among.map((one) => {
    if (one === sound) return WEIGHT.same;
    if (sound.length > 1 && one.startsWith(sound)) return WEIGHT.begins;
    return sound.length >= LONG_ENOUGH && editDistance(sound, one) <= 1 ? WEIGHT.near : 0;
  });
  return Math.max(0, ...scores);
}

async function readPlaces(
  db: Kysely<DB>,
): Promise<readonly (Unwarded & { readonly formerNames?: readonly string[] })[]> {
  const rows = await db
    .selectFrom('local_body')
    .innerJoin('local_body_category as category', 'category.id', 'local_body.category_id')
    .innerJoin('district', 'district.id', 'local_body.district_id')
    .innerJoin('province', 'province.id', 'district.province_id')
    .select([
      'local_body.id',
      'local_body.name_english',
      'local_body.name_nepali',
      'local_body.wards',
      'category.name_english as category_english',
      'category.name_nepali as category_nepali',
      'district.id as district_id',
      'district.name_english as district_english',
      'district.name_nepali as district_nepali',
      'province.id as province_id',
      'province.name_english as province_english',
      'province.name_nepali as province_nepali',
    ])
    .execute();
  return withFormerNames(
    db,
    'LOCAL_BODY',
    rows.map((row) => ({
      id: row.id,
      province: { id: row.province_id, nameEnglish: row.province_english, nameNepali: row.province_nepali },
      district: { id: row.district_id, nameEnglish: row.district_english, nameNepali: row.district_nepali },
      localBody: {
        id: row.id,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
        wards: row.wards,
        category: { nameEnglish: row.category_english, nameNepali: row.category_nepali },
      },
    })),
  );
}
