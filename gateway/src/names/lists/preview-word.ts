import type { WordPreview, wordPreviewRequestSchema } from '@registrar/domain/calls/word-lists';
import { plainWord } from '@registrar/domain/names';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { asWritten } from '../../platform/database/like-pattern';
import type { DB } from '../../platform/database/schema.generated';

/** Names that are looked through at most; of a larger register a share stands for the whole. */
const NAMES_READ = 100_000;
const EXAMPLES = 5;

/** How many names that exist would be hit by a word. Bounded: in a large register a sample is counted. */
export async function previewWord(
  db: Kysely<DB>,
  today: string,
  { english, nepali, mode }: z.infer<typeof wordPreviewRequestSchema>,
): Promise<WordPreview> {
  const conditions = [
    holds('name_english', plainWord(english), mode),
    holds('name_nepali', plainWord(nepali), mode),
  ].filter((condition) => condition !== undefined);
  const [first, second] = conditions;
  if (!first) return { hits: 0, waiting: 0, isEstimate: false, examples: [] };
  const { rows: totals } = await sql<{
    total: number;
  }>`select greatest(reltuples, 0)::integer as total from pg_class where relname = 'name_entry'`.execute(db);
  const total = totals[0]?.total ?? 0;
  const percent = total <= NAMES_READ ? 100 : (NAMES_READ / total) * 100;
  const source =
    percent >= 100 ? sql`name_entry` : sql`name_entry tablesample system (${sql.lit(percent)}) repeatable (1)`;
  // what waits comes first, because it is what the word can still stop
  const { rows } = await sql<WordPreview['examples'][number] & { hits: number; waiting: number }>`
    select name_english as english, name_nepali as nepali, kind as holder, count(*) over ()::integer as hits, count(*) filter (where kind = 'APPLICATION') over ()::integer as waiting
      from ${source} where (held_until is null or held_until >= ${today}) and ${second ? sql`(${first} or ${second})` : first} order by (kind = 'APPLICATION') desc, id limit ${EXAMPLES}`.execute(
    db,
  );
  const whole = (counted: number | undefined): number => Math.round((counted ?? 0) * (100 / percent));
  return {
    hits: whole(rows[0]?.hits),
    waiting: whole(rows[0]?.waiting),
    isEstimate: percent < 100,
    examples: rows.map(({ english: inEnglish, nepali: inNepali, holder }) => ({
      english: inEnglish,
      nepali: inNepali,
      holder,
    })),
  };
}

/**
 * The same borders of words in both scripts: a word ends where a blank or a mark stands, not where the database thinks.
 */
function holds(
  column: 'name_english' | 'name_nepali',
  word: string,
  mode: z.infer<typeof wordPreviewRequestSchema>['mode'],
): RawBuilder<boolean> | undefined {
  if (word === '') return undefined;
  const escaped = asWritten(word);
  const name = sql.ref(column);
  if (mode === 'ANYWHERE') return sql<boolean>`lower(${name}) like ${`%${escaped}%`}`;
  const spaced = sql`' ' || regexp_replace(lower(${name}), '[[:space:].,&/()-]+', ' ', 'g') || ' '`;
  return sql<boolean>`${spaced} like ${mode === 'FIRST' ? ` ${escaped} %` : `% ${escaped} %`}`;
}
