import type { CorrectableFilings } from '@registrar/domain/calls/correctable-filings';
import { GRANTED } from '@registrar/domain/enumerations/application-status';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { STAFF_ROLES } from '@registrar/domain/permissions';
import { correctableParts } from '@registrar/domain/register';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { authorityOver } from '../../facts/application/company-authority';
import { partsEntered } from '../../facts/corrected/entered-parts';
import { readCompanyFacts } from '../../facts/gate/company-facts';

/** For whoever may file for the company, its office and readers of everything; for others it does not exist. */
export async function listCorrectable(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  now: Date,
): Promise<CorrectableFilings> {
  const company = await readCompanyFacts(db, companyId, now);
  if (!company) refuse('REQ-404');
  await authorityOver(db, actor, company);
  const filings = await db
    .selectFrom('application')
    .leftJoin('application as correction', (join) =>
      join
        .on(sql<boolean>`correction.subject_id = application.id::text`)
        .on('correction.subject_kind', '=', 'FILING')
        // an officer goes on with what that officer has begun
        .on((of) =>
          of.or([
            of('correction.status', '<>', 'DRAFT'),
            of.and([
              of('correction.applicant_id', '=', actor.accountId),
              of('correction.applicant_role', 'in', [...STAFF_ROLES]),
            ]),
          ]),
        )
        .on('correction.decided_at', 'is', null)
        .on('correction.discarded_at', 'is', null),
    )
    .select([
      'application.id',
      'application.application_number',
      'application.process_name',
      'application.decided_at',
      'correction.id as correction_id',
      'correction.application_number as correction_number',
    ])
    .where('application.company_id', '=', companyId)
    .where('application.status', 'in', GRANTED)
    .where('application.decided_at', 'is not', null)
    .where((of) =>
      of.exists(
        of
          .selectFrom('register_entry')
          .select('register_entry.id')
          .whereRef('register_entry.application_id', '=', 'application.id')
          .where('register_entry.company_id', '=', companyId)
          .where('register_entry.aspect', 'in', [...correctableParts.keys]),
      ),
    )
    .orderBy('application.decided_at', 'desc')
    .execute();
  const entered = await partsEntered(db, companyId);
  return filings.map((row) => ({
    id: row.id,
    applicationNumber: row.application_number ?? '',
    process: everyProcess.schema.parse(row.process_name),
    decidedOn: dayInNepal(row.decided_at ?? now),
    parts: entered(row.id).map(({ part, replacedBy }) => ({
      part,
      replacedBy: replacedBy === null ? null : (replacedBy.number ?? ''),
    })),
    correction:
      row.correction_id === null ? null : { id: row.correction_id, applicationNumber: row.correction_number ?? '' },
  }));
}
