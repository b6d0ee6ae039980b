import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { referenceData } from '../../platform/reference-data';
import { objectiveRanking } from './rank-objectives';

/** The ranking of this moment's list by this moment's words. */
const currentRanking = referenceData(async (db) => {
  const [objectives, words] = [
    await db
      .selectFrom('nsic')
      .select(['code', 'objective_english as english', 'objective_nepali as nepali'])
      .orderBy('position')
      .execute(),
    await db
      .selectFrom('name_rule_word')
      .select(['word_english as english', 'word_nepali as nepali', 'nsic_prefixes as codes'])
      .where('list', '=', 'OBJECTIVE')
      .where('retired_at', 'is', null)
      .orderBy('id')
      .execute(),
  ];
  return objectiveRanking(objectives, words);
});

/** Codes of the objectives that somebody may mean, the likeliest first. */
export async function rankObjectives(db: Kysely<DB>, search: string): Promise<string[]> {
  return (await currentRanking(db))(search);
}
