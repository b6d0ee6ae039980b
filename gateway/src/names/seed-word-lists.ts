import { randomUUID } from 'node:crypto';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names';
import type { Insertable, Kysely } from 'kysely';
import { objectiveWordsHash, shippedObjectiveWords } from '../lookups/objectives/objective-words';
import type { DB, NameRuleWordTable } from '../platform/database/schema.generated';

/** The lists every installation starts with; what the office has retired or changed stays as the office left it. */
export async function seedWordLists(db: Kysely<DB>, now: Date): Promise<void> {
  const { forbidden, pronouns, dotCom, consent, activities } = SHIPPED_NAME_RULES;
  const row = rowOf(now);
  const rows = [
    ...forbidden.map((word) => ({ ...row('FORBIDDEN', word), mode: word.mode, overridable: word.overridable })),
    ...pronouns.map((word) => row('PRONOUN', word)),
    ...dotCom.map((word) => row('DOT_COM', word)),
    ...consent.map((word) => ({ ...row('CONSENT', word), mode: word.mode, body: word.body })),
    ...activities.map((word) => ({ ...row('ACTIVITY', word), nsic_prefixes: [...word.nsicPrefixes] })),
  ];
  await addRows(db, rows);
  await seedObjectiveWords(db, now);
}

const OBJECTIVES_MARK = 'seed:objective-words';
const AT_ONCE = 500;

/** Some two thousand: written when the file has changed, not at every start. */
async function seedObjectiveWords(db: Kysely<DB>, now: Date): Promise<void> {
  const value = JSON.stringify(objectiveWordsHash());
  const mark = await db.selectFrom('setting').select('value').where('key', '=', OBJECTIVES_MARK).executeTakeFirst();
  if (JSON.stringify(mark?.value) === value) return;
  const row = rowOf(now);
  const rows = shippedObjectiveWords().map((word) => ({ ...row('OBJECTIVE', word), nsic_prefixes: [...word.codes] }));
  for (let from = 0; from < rows.length; from += AT_ONCE) await addRows(db, rows.slice(from, from + AT_ONCE));
  await db
    .insertInto('setting')
    .values({ key: OBJECTIVES_MARK, value, reference: 'gateway/data/objective-words.json' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const rowOf =
  (now: Date) =>
  (
    list: NameRuleWordTable['list'],
    { english, nepali }: { english: string; nepali: string },
  ): Insertable<NameRuleWordTable> => ({
    id: randomUUID(),
    list,
    word_english: english,
    word_nepali: nepali,
    added_at: now,
  });

async function addRows(db: Kysely<DB>, rows: readonly Insertable<NameRuleWordTable>[]): Promise<void> {
  await db
    .insertInto('name_rule_word')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['list', 'word_english', 'word_nepali']).doNothing())
    .execute();
}
