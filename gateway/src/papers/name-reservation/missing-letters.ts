import { z } from 'zod';
import { EachAlone } from '../../platform/jobs/each-alone';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { issueNameReservationLetter } from './name-reservation-letter';

const EVERY_SECONDS = 10 * 60;
const AT_ONCE = 50;
const missingLettersJob: JobKind<object> = { kind: 'issue-missing-letters', payload: z.object({}) };

/**
 * Names that were reserved before the portal issued letters get theirs; those whose fee is not paid get theirs when it
 * is.
 */
export async function issueMissingLetters({
  database: { db },
  runUnitOfWork,
  log,
}: Pick<Platform, 'database' | 'runUnitOfWork' | 'log'>): Promise<void> {
  const without = await db
    .selectFrom('name_reservation')
    .leftJoin('letter', (join) =>
      join.onRef('letter.issued_for_id', '=', 'name_reservation.id').on('letter.issued_for_kind', '=', 'RESERVATION'),
    )
    .select('name_reservation.application_id')
    .where('letter.id', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoice')
            .select('invoice.id')
            .whereRef('invoice.for_id', '=', 'name_reservation.application_id')
            .where('invoice.status', 'in', ['DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED']),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  const each = new EachAlone(log);
  for (const { application_id: applicationId } of without)
    await each.run(applicationId, () => runUnitOfWork((unit) => issueNameReservationLetter(unit, applicationId, null)));
  each.end();
}

export function watchMissingLetters(platform: Platform): void {
  platform.jobs.every(EVERY_SECONDS, missingLettersJob, () => issueMissingLetters(platform));
}
