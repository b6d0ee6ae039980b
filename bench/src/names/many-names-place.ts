import { indexed } from '../../../gateway/src/names/name-index';
import { learnNames } from '../../../gateway/src/names/learn-names';
import { sql } from 'kysely';
import type { Options } from '../options';
import { newPlace, type Place, type PlaceKind } from '../gateway/place';
import { openPlace } from '../gateway/recorder';
import type { Platform } from '../../../gateway/src/platform/platform';
import type { ComposedName } from '../gateway/composed-names';
import { manyNames, readRealNames, REAL_NAMES } from './real-names';

const BATCH = 2_000;

export interface ManyNames {
  readonly place: Place;
  readonly platform: Platform;
  /** Names that questions are made of: those of the real register, where it is at hand. */
  readonly known: readonly ComposedName[];
  readonly loadedPerSecond: number;
}

/** A database with so many names in its index, learned from; opened inside the bench. */
export async function placeWithNames(options: Options, kind: PlaceKind, count: number): Promise<ManyNames> {
  const real = readRealNames(REAL_NAMES);
  const place = await newPlace(kind, options.data);
  const platform = await openPlace(place);
  const { db } = platform.database;
  const known: ComposedName[] = [];
  const started = performance.now();
  await sql`drop index name_entry_keys`.execute(db);
  let batch: ComposedName[] = [];
  for (const name of manyNames(real, count)) {
    batch.push(name);
    if (known.length < 100_000) known.push(name);
    if (batch.length === BATCH) {
      await addBatch(platform, batch);
      batch = [];
    }
  }
  await addBatch(platform, batch);
  const loadedPerSecond = count / ((performance.now() - started) / 1000);
  await sql`create index name_entry_keys on name_entry using gin (lookup_keys)`.execute(db);
  await db.transaction().execute((tx) => learnNames(tx, new Date()));
  await sql`analyze`.execute(db);
  return { place, platform, known, loadedPerSecond };
}

async function addBatch({ database: { db } }: Platform, names: readonly ComposedName[]): Promise<void> {
  const rows = names.map((name) => ({ name, index: indexed(name) }));
  await sql`
    insert into name_entry (kind, holder_id, name_english, name_nepali, lookup_keys, words_english, words_nepali, keys_version)
    select 'COMPANY', gen_random_uuid(), english, nepali, keys::integer[], words_english, words_nepali, ${sql.lit(rows[0]?.index.keys_version ?? 0)}
      from unnest(${rows.map(({ name }) => name.english)}::text[], ${rows.map(({ name }) => name.nepali)}::text[], ${rows.map(({ index }) => `{${index.lookup_keys.join(',')}}`)}::text[],
                  ${rows.map(({ index }) => index.words_english)}::text[], ${rows.map(({ index }) => index.words_nepali)}::text[]) as name (english, nepali, keys, words_english, words_nepali)`.execute(
    db,
  );
}
