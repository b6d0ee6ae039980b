import type { Selectable } from 'kysely';
import type { SessionTable } from '../platform/database/schema.generated';
import { SESSION_ENDED } from '../platform/stomp/stomp-server';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { MessageKey } from '../platform/language';
import { Refusal } from '../platform/refusal';
import { broadcastJob } from '../notifications/broadcast';
import { hashToken, keyedHash, newToken } from './secrets';

const SESSION_MS = 12 * 3600 * 1000;
/** Two tabs may refresh with the same token at the same moment; a thief comes later. */
export const REUSE_GRACE_MS = 30_000;

export type EndReason = NonNullable<Selectable<SessionTable>['end_reason']>;

/** What the person reads who goes on in a tab whose session was ended meanwhile. */
const ENDED_BECAUSE: Readonly<Record<EndReason, MessageKey>> = {
  LOGOUT: 'error.sessionEnded',
  REUSE: 'error.sessionEnded.reuse',
  PASSWORD_CHANGED: 'error.sessionEnded.password',
  DISABLED: 'error.sessionEnded.disabled',
  ENDED_BY_OWNER: 'error.sessionEnded.byOwner',
  ROLE_CHANGED: 'error.sessionEnded.role',
  REPRESENTATION_ENDED: 'error.sessionEnded.representation',
  SECOND_FACTOR_RESET: 'error.sessionEnded.secondFactor',
};

/** Where a sign-in came from, for the account's owner to recognise. */
export interface Client {
  /** "Firefox, Windows"; empty where the browser says nothing. */
  readonly device: string;
  readonly address: string;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly refreshToken: string;
}

/**
 * A session is a family of refresh tokens that begins with a sign-in: its row and the first token's, to be written with
 * whatever else lets the person in.
 */
export function newSession(
  unit: UnitOfWork,
  accountId: string,
  { device, address }: Client,
  { secondFactor }: { readonly secondFactor: boolean },
) {
  const { newId, now } = unit;
  const sessionId = newId();
  const { token, hash } = newToken();
  const opened: OpenSession = { sessionId, accountId, refreshToken: token };
  return {
    opened,
    session: {
      id: sessionId,
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      device,
      address,
      last_seen_at: now,
      second_factor_at: secondFactor ? now : null,
    },
    refreshToken: { token_hash: hash, session_id: sessionId, created_at: now },
  };
}

/**
 * Exchanges a refresh token for the next one. Each is used once; for thirty seconds after that it still gives the same
 * next one, so that racing tabs survive and nobody gets a branch of their own. Later than that somebody else holds it:
 * the family ends, and the refusal is returned, not thrown, because the end must be kept.
 */
export async function refreshSession(unit: UnitOfWork, pepper: string, token: string): Promise<OpenSession | Refusal> {
  const tokenHash = hashToken(token);
  const found = await unit.tx
    .selectFrom('refresh_token')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return new Refusal('AUTH-REFRESH');

  // the family's row is the lock: of racing calls one comes first
  const session = await unit.tx
    .selectFrom('session')
    .selectAll()
    .where('id', '=', found.session_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const used = await unit.tx
    .selectFrom('refresh_token')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  if (session.ended_at || session.expires_at <= unit.now)
    return new Refusal('AUTH-REFRESH', {
      message: session.end_reason === null ? 'error.sessionEnded' : ENDED_BECAUSE[session.end_reason],
    });

  if (used.used_at && unit.now.getTime() - used.used_at.getTime() > REUSE_GRACE_MS) {
    await endSession(unit, session.id, 'REUSE');
    unit.audit({ actor: null, action: 'SESSION_REUSE_DETECTED', objectType: 'session', objectId: session.id });
    return new Refusal('AUTH-REFRESH');
  }
  const successor = successorOf(pepper, token);
  if (!used.used_at) {
    await unit.tx.updateTable('refresh_token').set({ used_at: unit.now }).where('token_hash', '=', tokenHash).execute();
    await keepRefreshToken(unit, session.id, successor.hash);
  }
  return { sessionId: session.id, accountId: session.account_id, refreshToken: successor.token };
}

/** Ends the family; its sockets are closed wherever they are. */
export async function endSession(unit: UnitOfWork, sessionId: string, reason: EndReason): Promise<void> {
  const ended = await unit.tx
    .updateTable('session')
    .set({ ended_at: unit.now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  // the newest stays and opens nothing any more: whoever brings it is told why
  await unit.tx
    .deleteFrom('refresh_token')
    .where('session_id', '=', sessionId)
    .where('used_at', 'is not', null)
    .execute();
  unit.enqueue(broadcastJob, { messages: [{ destination: SESSION_ENDED, body: JSON.stringify({ sessionId }) }] });
}

/** Gives back how many were still open. */
export async function endSessionsOf(
  unit: UnitOfWork,
  accountId: string,
  reason: EndReason,
  except?: string,
): Promise<number> {
  const open = await unit.tx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', unit.now)
    .execute();
  const others = open.filter(({ id }) => id !== except);
  for (const { id } of others) await endSession(unit, id, reason);
  return others.length;
}

async function keepRefreshToken(unit: UnitOfWork, sessionId: string, hash: string): Promise<void> {
  await unit.tx
    .insertInto('refresh_token')
    .values({ token_hash: hash, session_id: sessionId, created_at: unit.now })
    .execute();
}

/**
 * The one token that comes after this one. Worked out, not stored: the database keeps hashes only, and it must be given
 * out again.
 */
function successorOf(pepper: string, token: string): { token: string; hash: string } {
  const next = Buffer.from(keyedHash(pepper, `refresh-token-after:${token}`), 'hex').toString('base64url');
  return { token: next, hash: hashToken(next) };
}
