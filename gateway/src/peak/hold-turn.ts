import { PROCESS_IN_TURN, type WaitingPlace } from '@registrar/domain/calls/peak';
import type { FilingAction } from '@registrar/domain/transitions';
import { isStaff } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { peakNow } from './peak-state';
import { ADMITTED, askForTurn, keepTurn, leaveLine } from './waiting-line';

type Parts = Pick<Platform, 'database' | 'clock' | 'log' | 'runUnitOfWork'>;
type Start = 'beginning' | FilingAction;
type Filing = { readonly process: string } | { readonly id: string };

/** What is saved, uploaded or paid is never held back. */
const takesTurn = (start: Start): boolean => start === 'beginning' || start === 'submit';

export async function turnOf({ database: { db }, clock, runUnitOfWork }: Parts, actor: Actor): Promise<WaitingPlace> {
  const { on, term } = await peakNow(db, clock.now());
  if (!on || isStaff(actor.role) || (await keepTurn(db, actor.accountId, clock.now(), term))) return ADMITTED;
  return runUnitOfWork((unit) => askForTurn(unit, actor.accountId, term));
}

/** Refuses what has to wait for its turn. As long as the peak mode is off the database is not asked. */
export async function requireTurn(parts: Parts, actor: Actor, start: Start, filing: Filing): Promise<void> {
  if (!(await isInTurn(parts, actor, start, filing))) return;
  const { admitted, place, ahead, retryAfterSeconds } = await turnOf(parts, actor);
  if (!admitted) refuse('WAIT-503', { parameters: { place }, retryAfterSeconds, waiting: { place, ahead } });
}

/**
 * A report that was handed in: the turn is the next one's. What was done is done, whether or not the turn could be
 * passed on.
 */
export async function endTurn(parts: Parts, actor: Actor, action: FilingAction, id: string): Promise<void> {
  try {
    if (action === 'submit' && (await isInTurn(parts, actor, action, { id })))
      await leaveLine(parts.database.db, actor.accountId);
  } catch (error) {
    parts.log.warn({ err: error }, 'a turn could not be passed on');
  }
}

async function isInTurn(
  { database: { db }, clock }: Parts,
  actor: Actor,
  start: Start,
  filing: Filing,
): Promise<boolean> {
  if (!takesTurn(start) || isStaff(actor.role) || !(await peakNow(db, clock.now())).on) return false;
  if ('process' in filing) return filing.process === PROCESS_IN_TURN;
  const row = await db.selectFrom('application').select('process_name').where('id', '=', filing.id).executeTakeFirst();
  return row?.process_name === PROCESS_IN_TURN;
}
