import type { WaitingPlace } from '@registrar/domain/calls/peak';
import type { TermOf } from '@registrar/domain/schedules';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';

type Term = Pick<TermOf<'PEAK_MODE'>, 'atOnce' | 'idleMinutes'>;

/** Who waits and does not ask for so long has gone: three times the longest wait between two questions. */
const PATIENCE_SECONDS = 180;
const SHORTEST_WAIT = 5;
const LONGEST_WAIT = 60;
/** The further back, the more rarely somebody asks: so many people more in front, a second more. */
const AHEAD_PER_SECOND = 10;

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
export const ADMITTED: WaitingPlace = { admitted: true, place: 0, ahead: 0, retryAfterSeconds: SHORTEST_WAIT };

/** Whether an account has a turn that has not ended; it is kept by asking. */
export async function keepTurn(
  db: Kysely<DB>,
  accountId: string,
  now: Date,
  { idleMinutes }: Pick<Term, 'idleMinutes'>,
): Promise<boolean> {
  const row = await db
    .updateTable('waiting_place')
    .set({ last_seen: now })
    .where('account_id', '=', accountId)
    .where('admitted_at', 'is not', null)
    .where('last_seen', '>', before(now, idleMinutes * 60))
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A turn, or the place in line: in the order in which people came, over all gateways. Those in front keep what is free
 * for them as long as they ask; who does not ask any more is left out. One asks at a time, so that no turn is given
 * twice.
 */
export async function askForTurn(
  { tx, now }: UnitOfWork,
  accountId: string,
  { atOnce, idleMinutes }: Term,
): Promise<WaitingPlace> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting-line', 0))`.execute(tx);
  await tx
    .deleteFrom('waiting_place')
    .where((where) =>
      where.or([
        where.and([where('admitted_at', 'is', null), where('last_seen', '<=', before(now, PATIENCE_SECONDS))]),
        where.and([where('admitted_at', 'is not', null), where('last_seen', '<=', before(now, idleMinutes * 60))]),
      ]),
    )
    .execute();
  const own = await tx
    .insertInto('waiting_place')
    .values({ account_id: accountId, last_seen: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ last_seen: now }))
    .returning(['turn', 'admitted_at'])
    .executeTakeFirstOrThrow();
  if (own.admitted_at !== null) return ADMITTED;
  const { admitted, ahead } = await tx
    .selectFrom('waiting_place')
    .select((rows) => [
      rows.fn.countAll<number>().filterWhere('admitted_at', 'is not', null).as('admitted'),
      rows.fn
        .countAll<number>()
        .filterWhere((where) => where.and([where('admitted_at', 'is', null), where('turn', '<', own.turn)]))
        .as('ahead'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(admitted) + Number(ahead) >= atOnce) return waiting(Number(ahead));
  await tx.updateTable('waiting_place').set({ admitted_at: now }).where('account_id', '=', accountId).execute();
  return ADMITTED;
}

const waiting = (ahead: number): WaitingPlace => ({
  admitted: false,
  place: ahead + 1,
  ahead,
  retryAfterSeconds: Math.min(LONGEST_WAIT, SHORTEST_WAIT + Math.floor(ahead / AHEAD_PER_SECOND)),
});

/** What was to be done is done, or somebody does not want to wait: the next one has the turn. */
export async function leaveLine(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('waiting_place').where('account_id', '=', accountId).execute();
}
