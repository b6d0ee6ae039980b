import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** Objectives with their words of this day, in the order in which their codes were chosen. */
export async function objectiveTexts(
  db: Kysely<DB>,
  codes: readonly string[],
): Promise<{ nsicCode: string; objectiveEnglish: string; objectiveNepali: string }[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('nsic')
    .select(['code', 'objective_english', 'objective_nepali'])
    .where('code', 'in', [...codes])
    .execute();
  const known = new Map(rows.map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = known.get(code);
    return row
      ? [{ nsicCode: code, objectiveEnglish: row.objective_english, objectiveNepali: row.objective_nepali }]
      : [];
  });
}
