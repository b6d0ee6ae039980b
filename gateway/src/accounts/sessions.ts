import type { Selectable } from 'kysely';
import type { SessionTable } from '../platform/database/schema.generated';
import { SESSION_ENDED } from '../platform/stomp/stomp-server';
import type { Deed } from '../platform/deed';
import { Refusal } from '../platform/refusal';
import { broadcastJob } from '../notifications/broadcast';
import { hashToken, keyedHash, newToken } from './secrets';

const SESSION_MS = 12 * 3600 * 1000;
/** Two tabs may refresh with the same token at the same moment; a thief comes later. */
export const REUSE_GRACE_MS = 30_000;

export type EndReason = NonNullable<Selectable<SessionTable>['end_reason']>;

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

/** A session is a family of refresh tokens that begins with a sign-in. */
export async function openSession(deed: Deed, accountId: string, { device, address }: Client): Promise<OpenSession> {
  const sessionId = deed.newId();
  await deed.tx
    .insertInto('session')
    .values({ id: sessionId, account_id: accountId, created_at: deed.now, expires_at: new Date(deed.now.getTime() + SESSION_MS), device, address, last_seen_at: deed.now })
    .execute();
  return { sessionId, accountId, refreshToken: await addRefreshToken(deed, sessionId) };
}

/**
 * Exchanges a refresh token for the next one. Each is used once; for thirty seconds after that it still gives the same
 * next one, so that racing tabs survive and nobody gets a branch of their own. Later than that somebody else holds it:
 * the family ends, and the refusal is returned, not thrown, because the end must be kept.
 */
export async function refreshSession(deed: Deed, pepper: string, token: string): Promise<OpenSession | Refusal> {
  const tokenHash = hashToken(token);
  const found = await deed.tx.selectFrom('refresh_token').select('session_id').where('token_hash', '=', tokenHash).executeTakeFirst();
  if (!found) return new Refusal('AUTH-REFRESH');

  // the family's row is the lock: of racing calls one comes first
  const session = await deed.tx.selectFrom('session').selectAll().where('id', '=', found.session_id).forUpdate().executeTakeFirstOrThrow();
  const used = await deed.tx.selectFrom('refresh_token').select('used_at').where('token_hash', '=', tokenHash).executeTakeFirstOrThrow();
  if (session.ended_at || session.expires_at <= deed.now) return new Refusal('AUTH-REFRESH');

  if (used.used_at && deed.now.getTime() - used.used_at.getTime() > REUSE_GRACE_MS) {
    await endSession(deed, session.id, 'REUSE');
    deed.audit({ actor: null, action: 'SESSION_REUSE_DETECTED', objectType: 'session', objectId: session.id });
    return new Refusal('AUTH-REFRESH');
  }
  const successor = successorOf(pepper, token);
  if (!used.used_at) {
    await deed.tx.updateTable('refresh_token').set({ used_at: deed.now }).where('token_hash', '=', tokenHash).execute();
    await keepRefreshToken(deed, session.id, successor.hash);
  }
  return { sessionId: session.id, accountId: session.account_id, refreshToken: successor.token };
}

/** Ends the family; its sockets are closed wherever they are. */
export async function endSession(deed: Deed, sessionId: string, reason: EndReason): Promise<void> {
  const ended = await deed.tx
    .updateTable('session')
    .set({ ended_at: deed.now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  await deed.tx.deleteFrom('refresh_token').where('session_id', '=', sessionId).execute();
  await deed.enqueue(broadcastJob, { destination: SESSION_ENDED, body: JSON.stringify({ sessionId }) });
}

/** Gives back how many were still open. */
export async function endSessionsOf(deed: Deed, accountId: string, reason: EndReason, except?: string): Promise<number> {
  const open = await deed.tx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', deed.now)
    .execute();
  const others = open.filter(({ id }) => id !== except);
  for (const { id } of others) await endSession(deed, id, reason);
  return others.length;
}

async function addRefreshToken(deed: Deed, sessionId: string): Promise<string> {
  const { token, hash } = newToken();
  await keepRefreshToken(deed, sessionId, hash);
  return token;
}

async function keepRefreshToken(deed: Deed, sessionId: string, hash: string): Promise<void> {
  await deed.tx.insertInto('refresh_token').values({ token_hash: hash, session_id: sessionId, created_at: deed.now }).execute();
}

/** The one token that comes after this one. Worked out, not stored: the database keeps hashes only, and it must be given out again. */
function successorOf(pepper: string, token: string): { token: string; hash: string } {
  const next = Buffer.from(keyedHash(pepper, `refresh-token-after:${token}`), 'hex').toString('base64url');
  return { token: next, hash: hashToken(next) };
}
