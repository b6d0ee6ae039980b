import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Kysely } from 'kysely';
import type { ApplicationDetail, HistoryEntry } from '@registrar/domain/calls/filings';
import type { Application } from '../../../applications/application';
import { person, summaries } from '../../../applications/summary';
import type { DB } from '../../../platform/database/schema.generated';
import { flagsRow } from '../automatic/judge-job';
import { declarationRow } from '../corrections/snapshots';
import { openTermClock } from '../desk/legal-clock';
import { filedCheckRow } from '../names/filed-check';
import { paperBeingSigned, signedPapers } from './processing-marks';

/**
 * The data of an application's detail besides its answers: the summary, the history and single rows of other tables, in
 * one query.
 */
export async function readDetailRow(
  db: Kysely<DB>,
  { row: { id, round, status, created_at, submitted_at } }: Application,
  now: Date,
) {
  const clock =
    status === 'DRAFT'
      ? null
      : await openTermClock(db, now, submitted_at !== null && submitted_at < created_at ? submitted_at : created_at);
  const query = summaries(db)
    .where('application.id', '=', id)
    .select([
      jsonArrayFrom(historyRows(db, id)).as('history'),
      jsonObjectFrom(declarationRow(db, id, round)).as('declaration'),
      jsonObjectFrom(filedCheckRow(db, id)).as('filed_check'),
      jsonObjectFrom(flagsRow(db, id, round)).as('flags'),
      jsonObjectFrom(paperBeingSigned(db, id)).as('paper_being_signed'),
      jsonObjectFrom(signedPapers(db, id)).as('signed_papers'),
    ]);
  if (!clock) return { ...(await query.executeTakeFirstOrThrow()), clock: null };
  const { used, term, ...row } = await query
    .select([clock.usedDays.as('used'), clock.termDays.as('term')])
    .executeTakeFirstOrThrow();
  return { ...row, clock: clock.describe({ status: row.status, usedDays: used, termDays: term }) };
}

function historyRows(db: Kysely<DB>, applicationId: string) {
  return db
    .selectFrom('application_history as step')
    .leftJoin('account as actor', 'actor.id', 'step.actor_id')
    .select([
      'step.at',
      'step.action',
      'step.from_status',
      'step.to_status',
      'step.remark',
      'step.reason_code',
      'step.actor_id',
      'step.actor_role',
      'actor.name_english',
      'actor.name_nepali',
      'actor.username',
    ])
    .where('step.application_id', '=', applicationId)
    .orderBy('step.id');
}

export function describeHistory({
  history,
}: Pick<Awaited<ReturnType<typeof readDetailRow>>, 'history'>): HistoryEntry[] {
  return history.map((step) => ({
    at: new Date(step.at).toISOString(),
    action: step.action,
    from: step.from_status,
    to: step.to_status,
    actor:
      step.actor_id === null
        ? SYSTEM
        : person(step.actor_id, step.name_english, step.name_nepali, step.username ?? '', step.actor_role),
    remark: step.remark,
    reasonCode: step.reason_code,
  }));
}

/** The system as an actor in the history. */
const SYSTEM: ApplicationDetail['history'][number]['actor'] = {
  id: '00000000-0000-0000-0000-000000000000',
  nameEnglish: 'System',
  nameNepali: 'प्रणाली',
  roleCode: 'SYSTEM',
};
