import { nameCheckAnswerSchema, type NameCheckAnswer, type NameCheckChanges } from '@registrar/domain/calls/names';
import { changesSince } from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';

const keptCheckSchema = nameCheckAnswerSchema.pick({ outcome: true, findings: true, similar: true });

/** Stores the result of the name check at the submission; a new submission replaces it. */
export async function keepFiledCheck(
  unit: UnitOfWork,
  applicationId: string,
  { outcome, findings, similar }: NameCheckAnswer,
): Promise<void> {
  const kept = {
    checked_at: unit.now,
    outcome,
    findings: JSON.stringify(findings),
    similar_names: JSON.stringify(similar),
  };
  await unit.tx
    .insertInto('filed_name_check')
    .values({ application_id: applicationId, ...kept })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(kept))
    .execute();
}

export function filedCheckRow(db: Kysely<DB>, applicationId: string) {
  return db
    .selectFrom('filed_name_check')
    .select(['checked_at', 'outcome', 'findings', 'similar_names'])
    .where('application_id', '=', applicationId);
}

interface FiledCheckRow {
  /** A date and time as a JSON string. */
  readonly checked_at: string;
  readonly outcome: string;
  readonly findings: unknown;
  readonly similar_names: unknown;
}

/** The differences between the present check and the check at the submission. */
export function describeCheckChanges(row: FiledCheckRow | null, now: NameCheckAnswer): NameCheckChanges | null {
  if (!row) return null;
  const changes = changesSince(
    keptCheckSchema.parse({ outcome: row.outcome, findings: row.findings, similar: row.similar_names }),
    now,
  );
  return changes ? { since: new Date(row.checked_at).toISOString(), ...changes } : null;
}
