import { learnWords } from '@registrar/domain/names';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../gateway/src/platform/database/schema.generated';
import type { ComposedName } from '../gateway/composed-names';

const BATCH = 5_000;

/** Gives a database what it would have learned from these names, without the names. */
export async function teachWords(db: Kysely<DB>, names: readonly ComposedName[]): Promise<void> {
  const learned = learnWords(names);
  for (const script of ['english', 'nepali'] as const) {
    for (const rows of batches([...learned[script]].filter(([, count]) => count >= 5))) {
      await db
        .insertInto('name_word')
        .values(rows.map(([word, count]) => ({ script, word, names: count })))
        .execute();
    }
  }
  for (const rows of batches([...learned.pairs].filter(([, count]) => count >= 2))) {
    await db
      .insertInto('name_word_pair')
      .values(
        rows.map(([pair, count]) => ({
          english: pair.split('\t')[0] ?? '',
          nepali: pair.split('\t')[1] ?? '',
          names: count,
        })),
      )
      .execute();
  }
  await sql`update name_lists set frequencies_token = gen_random_uuid(), learned_names = ${learned.names}`.execute(db);
}

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
