import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** A share of a large register says as much about its words as the whole. */
const NAMES_READ = 250_000;
/** Keys that fewer names have are rare anyway. */
const COMMON_KEY = 8;
const COMMON_WORD = 5;
/** A pair that is met once only may be a mistake. */
const BELIEVED_PAIR = 2;

export interface LearnedRegister {
  readonly names: number;
  readonly keys: number;
  readonly words: number;
  readonly pairs: number;
}

/**
 * Learns from the names of the register how common its keys and words are and which words stand for each other. Inside
 * a transaction: a check sees the old figures or the new ones.
 */
export async function learnNames(db: Kysely<DB>, now: Date): Promise<LearnedRegister> {
  const total = await count(db, sql`name_entry`);
  const percent = total <= NAMES_READ ? 100 : Math.max(0.5, (NAMES_READ / total) * 100);
  const scale = 100 / percent;
  const source =
    percent >= 100 ? sql`name_entry` : sql`name_entry tablesample system (${sql.lit(percent)}) repeatable (1)`;
  // one after the other, and without shutting out the checks that read the old figures meanwhile, as truncate would
  await sql`select pg_advisory_xact_lock(hashtext('learn-names'))`.execute(db);
  for (const table of ['name_key_frequency', 'name_word', 'name_word_pair'] as const)
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`
    insert into name_key_frequency (key, names)
    select key, (count(*) * ${sql.lit(scale)})::integer from ${source}, unnest(lookup_keys) as key
     group by key having count(*) * ${sql.lit(scale)} >= ${sql.lit(COMMON_KEY)}`.execute(db);
  for (const script of ['english', 'nepali'] as const) {
    await sql`
      insert into name_word (script, word, names)
      select ${sql.lit(script)}, split_part(packed, '|', 1), (count(*) * ${sql.lit(scale)})::integer
        from ${source}, unnest(string_to_array(${sql.ref(`words_${script}`)}, ' ')) as packed
       where packed not like '!%' and packed <> '' group by 2 having count(*) * ${sql.lit(scale)} >= ${sql.lit(COMMON_WORD)}`.execute(
      db,
    );
  }
  // names with as many words in one script as in the other: word for word
  await sql`
    insert into name_word_pair (english, nepali, names)
    select split_part(pair.english, '|', 1), split_part(pair.nepali, '|', 1), (count(*) * ${sql.lit(scale)})::integer
      from ${source}, unnest(string_to_array(words_english, ' '), string_to_array(words_nepali, ' ')) as pair (english, nepali)
     where words_english <> '' and cardinality(string_to_array(words_english, ' ')) = cardinality(string_to_array(words_nepali, ' '))
       and pair.english not like '!%' and pair.nepali not like '!%'
     group by 1, 2 having count(*) >= ${sql.lit(BELIEVED_PAIR)}`.execute(db);
  await sql`update name_lists set frequencies_token = gen_random_uuid(), learned_names = ${total}, learned_at = ${now} where id = 1`.execute(
    db,
  );
  return {
    names: total,
    keys: await count(db, sql`name_key_frequency`),
    words: await count(db, sql`name_word`),
    pairs: await count(db, sql`name_word_pair`),
  };
}

async function count(db: Kysely<DB>, table: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from ${table}`.execute(db);
  return rows[0]?.rows ?? 0;
}
