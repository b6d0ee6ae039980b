import { randomUUID } from 'node:crypto';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names';
import type { Insertable, Kysely } from 'kysely';
import type { DB, NameRuleWordTable } from '../platform/database/schema.generated';

/** The lists every installation starts with; what the office has retired or changed stays as the office left it. */
export async function seedWordLists(db: Kysely<DB>, now: Date): Promise<void> {
  const { forbidden, pronouns, dotCom, consent, activities } = SHIPPED_NAME_RULES;
  const row = (
    list: NameRuleWordTable['list'],
    { english, nepali }: { english: string; nepali: string },
  ): Insertable<NameRuleWordTable> => ({
    id: randomUUID(),
    list,
    word_english: english,
    word_nepali: nepali,
    added_at: now,
  });
  const rows = [
    ...forbidden.map((word) => ({ ...row('FORBIDDEN', word), mode: word.mode, overridable: word.overridable })),
    ...pronouns.map((word) => row('PRONOUN', word)),
    ...dotCom.map((word) => row('DOT_COM', word)),
    ...consent.map((word) => ({ ...row('CONSENT', word), mode: word.mode, body: word.body })),
    ...activities.map((word) => ({ ...row('ACTIVITY', word), nsic_prefixes: [...word.nsicPrefixes] })),
  ];
  await db
    .insertInto('name_rule_word')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['list', 'word_english', 'word_nepali']).doNothing())
    .execute();
}
