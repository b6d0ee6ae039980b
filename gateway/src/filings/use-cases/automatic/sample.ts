import type { Kysely } from 'kysely';
import { keyedHash } from '../../../accounts/secrets';
import type { Application } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';

const HUNDREDTHS = 10_000;

/** The key of a sample draw. Filing again with another id, name or day does not change it. */
interface Drawn {
  /** The reporting company, or the account that requests names. */
  readonly drawnFor: string;
  /** The fiscal year of the report, or the day in Nepal on which the name is requested. */
  readonly period: string;
}

function drawnOf({ row, today }: Application): Drawn {
  return row.company_id !== null && row.subject_id !== null
    ? { drawnFor: row.company_id, period: row.subject_id }
    : { drawnFor: row.applicant_id, period: today };
}

/**
 * Whether this draw is in the share that an officer checks even without flags. It depends only on a secret of the
 * installation and on the draw: it cannot be influenced, and the same draw always gives the same answer.
 */
export function isInSample(secret: string, draw: string, percent: number): boolean {
  return (
    Number.parseInt(keyedHash(secret, `sample:${draw}`).slice(0, 8), 16) % HUNDREDTHS < percent * (HUNDREDTHS / 100)
  );
}

/**
 * Draws once per applicant and remembers a positive result: recalling, discarding and filing again, also on another
 * day, is no new draw. The result ends when an officer has approved or rejected a filing of this process.
 */
export async function isSampled(
  unit: UnitOfWork,
  application: Application,
  secret: string,
  percent: number,
): Promise<boolean> {
  const { process } = application.definition;
  const { drawnFor, period } = drawnOf(application);
  const standing = await unit.tx
    .selectFrom('automatic_sample')
    .select('drawn_at')
    .where('process_name', '=', process)
    .where('drawn_for', '=', drawnFor)
    .executeTakeFirst();
  if (standing && !(await isDecidedSince(unit.tx, process, drawnFor, standing.drawn_at))) return true;
  if (!isInSample(secret, `${process}:${drawnFor}:${period}`, percent)) return false;
  await unit.tx
    .insertInto('automatic_sample')
    .values({ process_name: process, drawn_for: drawnFor, drawn_at: unit.now })
    .onConflict((conflict) => conflict.columns(['process_name', 'drawn_for']).doUpdateSet({ drawn_at: unit.now }))
    .execute();
  return true;
}

async function isDecidedSince(db: Kysely<DB>, process: string, drawnFor: string, since: Date): Promise<boolean> {
  const decided = await db
    .selectFrom('application_history as history')
    .innerJoin('application', 'application.id', 'history.application_id')
    .select('history.id')
    .where('application.process_name', '=', process)
    .where((of) => of.or([of('application.company_id', '=', drawnFor), of('application.applicant_id', '=', drawnFor)]))
    .where('history.action', 'in', ['approve', 'reject'])
    .where('history.at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return decided !== undefined;
}
