import { automaticFlags, type AutomaticFlag } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../platform/database/schema.generated';
import type { JobKind } from '../../../platform/jobs/job-kind';
import type { UnitOfWork } from '../../../platform/unit-of-work';

const jobSchema = z.object({ applicationId: z.uuid() });
export const judgeJob: JobKind<z.infer<typeof jobSchema>> = { kind: 'judge-automatically', payload: jobSchema };

/**
 * Written as a filing comes to the office, or what it waited for has come about: the portal looks whether it may
 * approve it by itself.
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

/** Why the portal left the filing of this round to the office; null: it did not judge it, or approved it. */
export function describeFlags(row: { readonly flags: unknown } | null): AutomaticFlag[] | null {
  return row && z.array(automaticFlags.schema).parse(row.flags);
}
