import { ENDED_SESSIONS_DAYS, type SessionActivity } from '@registrar/domain/calls/profile';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB, SessionTable } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { endSession, endSessionsOf } from './sessions';

const SHOWN = 50;
const DAY_MS = 24 * 3600 * 1000;

/** The person's sign-ins: open ones first, then those that ended, the latest first. */
export async function listSessions(db: Kysely<DB>, actor: Actor, now: Date): Promise<SessionActivity[]> {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('created_at', '>', new Date(now.getTime() - ENDED_SESSIONS_DAYS * DAY_MS))
    .orderBy(sql`(ended_at is null and expires_at > ${now})`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => activityOf(row, actor.sessionId, now));
}

/** The sign-in before this one, by which a person notices that somebody else was there. */
export async function recentSession(db: Kysely<DB>, actor: Actor, now: Date): Promise<SessionActivity | null> {
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('id', '!=', actor.sessionId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ? activityOf(row, actor.sessionId, now) : null;
}

/** Only one's own; another's id is as unknown as one that was never given out. */
export async function endOwnSession(unit: UnitOfWork, actor: Actor, sessionId: string): Promise<{ ended: number }> {
  const session = await unit.tx
    .selectFrom('session')
    .select(['ended_at', 'expires_at'])
    .where('id', '=', sessionId)
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  if (!session) refuse('REQ-404');
  if (session.ended_at || session.expires_at <= unit.now) return { ended: 0 };
  await endSession(unit, sessionId, 'ENDED_BY_OWNER');
  unit.audit({ actor, action: 'SESSION_ENDED', objectType: 'session', objectId: sessionId });
  return { ended: 1 };
}

export async function endOtherSessions(unit: UnitOfWork, actor: Actor): Promise<{ ended: number }> {
  const ended = await endSessionsOf(unit, actor.accountId, 'ENDED_BY_OWNER', actor.sessionId);
  if (ended > 0)
    unit.audit({ actor, action: 'OTHER_SESSIONS_ENDED', objectType: 'account', objectId: actor.accountId });
  return { ended };
}

const SEEN_EVERY_MS = 60_000;

/** Notes that a session is in use, once a minute. Nobody waits for it, and a call does not fail with it. */
export function noteUse(
  { database: { db }, background }: Platform,
  session: { id: string; last_seen_at: Date | null },
  now: Date,
): void {
  const before = new Date(now.getTime() - SEEN_EVERY_MS);
  if (session.last_seen_at && session.last_seen_at > before) return;
  background.begin('note that a session is in use', () =>
    db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', session.id)
      .where((where) => where.or([where('last_seen_at', 'is', null), where('last_seen_at', '<=', before)]))
      .execute(),
  );
}

function activityOf(row: Selectable<SessionTable>, current: string, now: Date): SessionActivity {
  const endedAt = row.ended_at ?? (row.expires_at <= now ? row.expires_at : null);
  return {
    id: row.id,
    current: row.id === current,
    device: row.device,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
