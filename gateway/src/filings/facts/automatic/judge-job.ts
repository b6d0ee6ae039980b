import { automaticFlags, type AutomaticFlag } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../platform/database/schema.generated';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { UnitOfWork } from '../../../platform/unit-of-work';

const jobSchema = z.object({ applicationId: z.uuid() });
export const judgeJob: JobKind<z.infer<typeof jobSchema>> = { kind: 'judge-automatically', payload: jobSchema };

/**
 * Enqueued when a filing reaches the office, or when a condition it waited for is met: the job checks whether the
 * filing can be approved automatically.
 */
export async function askForJudgement(
  unit: UnitOfWork,
  applicationId: string,
  occasion: number | string,
): Promise<void> {
  unit.enqueue(judgeJob, { applicationId }, { dedupeKey: `judge:${applicationId}:${occasion}` });
}

export function flagsRow(db: Kysely<DB>, applicationId: string, round: number) {
  return db
    .selectFrom('automatic_approval')
    .select('flags')
    .where('application_id', '=', applicationId)
    .where('round', '=', round)
    .where('outcome', '=', 'REVIEW');
}

/**
 * The reasons why the filing of this round was left to an officer; null: it was not checked, or it was approved
 * automatically.
 */
export function describeFlags(row: { readonly flags: unknown } | null): AutomaticFlag[] | null {
  return row && z.array(automaticFlags.schema).parse(row.flags);
}
