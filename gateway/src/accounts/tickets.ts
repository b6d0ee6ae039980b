import type { UnitOfWork } from '../platform/unit-of-work';
import { hashToken, newToken } from './secrets';

/** A token that is good for one thing, once, for a short time. */
export type TicketPurpose = 'CHANGE_PASSWORD' | 'RESET_PASSWORD' | 'SECOND_FACTOR';
export const TICKET_SECONDS = 15 * 60;

/**
 * A new ticket of a first sign-in makes the older ones worthless. A reset's and a second step's do not: a stranger who
 * asks for another, with a password that has become known too, must not take the one away that its owner has just
 * opened. All of them end with the new password.
 */
export async function issueTicket(
  unit: UnitOfWork,
  accountId: string,
  purpose: TicketPurpose,
  seconds = TICKET_SECONDS,
): Promise<string> {
  if (purpose === 'CHANGE_PASSWORD') await endTickets(unit, accountId, purpose);
  const { token, hash } = newToken();
  await unit.tx
    .insertInto('ticket')
    .values({
      token_hash: hash,
      account_id: accountId,
      purpose,
      created_at: unit.now,
      expires_at: new Date(unit.now.getTime() + seconds * 1000),
    })
    .execute();
  return token;
}

export async function endTickets(unit: UnitOfWork, accountId: string, purpose: TicketPurpose): Promise<void> {
  await unit.tx
    .updateTable('ticket')
    .set({ used_at: unit.now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Whose ticket it is, while it is good. The row is held, so that it cannot be used twice at once. */
export async function holderOfTicket(
  unit: UnitOfWork,
  token: string,
  purpose: TicketPurpose,
): Promise<string | undefined> {
  const row = await unit.tx
    .selectFrom('ticket')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', unit.now)
    .forUpdate()
    .executeTakeFirst();
  return row?.account_id;
}

export async function useTicket(unit: UnitOfWork, token: string): Promise<void> {
  await unit.tx.updateTable('ticket').set({ used_at: unit.now }).where('token_hash', '=', hashToken(token)).execute();
}
