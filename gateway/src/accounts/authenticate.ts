import { isStaff, roles, screensOf } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { StompUser } from '../platform/stomp/stomp-session';
import { verifyAccessToken, type AccessClaims } from './access-token';
import { keyedHash } from './secrets';

/**
 * Who a bearer token belongs to, or null. The session is asked for on every call: a logout, a disabled account and a
 * changed role count from that moment, not when the token runs out.
 */
export async function authenticateToken(platform: Platform, token: string, address: string): Promise<Actor | null> {
  const found = await findSession(platform, token);
  if (!found) return null;
  const { account, claims } = found;
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    username: account.username,
    role: account.role,
    officeId: account.office_id,
    external: !isStaff(account.role),
    screens: new Set(screensOf(account.role)),
    ipHash: keyedHash(platform.config.secrets.otpPepper, address).slice(0, 16),
  };
}

export async function authenticateSocket(platform: Platform, token: string): Promise<StompUser> {
  const found = (await findSession(platform, token)) ?? refuse('AUTH-REQUIRED');
  const { accountId, sessionId, expiresAt } = found.claims;
  return { accountId, sessionId, external: !isStaff(found.account.role), expiresAt };
}

async function findSession({ config, clock, database: { db } }: Platform, token: string) {
  const now = clock.now();
  const claims: AccessClaims | null = await verifyAccessToken(config.secrets.tokenKey, token, now);
  if (!claims) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.username', 'account.role', 'account.office_id'])
    .where('session.id', '=', claims.sessionId)
    .where('account.id', '=', claims.accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ? { claims, account: { ...row, role: roles.schema.parse(row.role) } } : null;
}
