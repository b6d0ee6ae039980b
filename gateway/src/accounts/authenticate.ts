import type { Restriction } from '@registrar/domain/calls/accounts';
import { isStaff, roles, screensOf, type Role } from '@registrar/domain/permissions';
import type { TermOf } from '@registrar/domain/schedules';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { Platform } from '../platform/platform';
import { REMEMBERED_SECONDS } from '../platform/database/read-database';
import { knowReferenceVersion, referenceVersion } from '../platform/reference-data';
import { refuse } from '../platform/refusal';
import type { StompUser } from '../platform/stomp/stomp-session';
import { verifyAccessToken, type AccessClaims } from './access-token';
import { addressHash } from './address-hash';
import { isCompulsory, readSecondFactorTerm } from './second-factor/compulsory';
import { hasSecondFactor } from './second-factor/has-second-factor';
import { noteUse } from './session-activity';

/**
 * Who a bearer token belongs to, or null. The session is asked for on every call: a logout, a disabled account and a
 * changed role count from that moment, not when the token runs out.
 */
export async function authenticateToken(platform: Platform, token: string, address: string): Promise<Actor | null> {
  const found = await findSession(platform, token);
  if (!found) return null;
  const { account, claims } = found;
  const term = await readSecondFactorTerm(platform.database.db, platform.clock.now());
  noteUse(platform, { id: claims.sessionId, last_seen_at: account.last_seen_at }, platform.clock.now());
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    username: account.username,
    role: account.role,
    officeId: account.office_id,
    external: !isStaff(account.role),
    screens: new Set(screensOf(account.role, account)),
    restriction: restrictionOf(account, term),
    secondFactor: secondFactorOf(account, term, platform.clock.now()),
    lostRights: account.lost_rights,
    ipHash: addressHash(platform.config, address),
  };
}

export async function authenticateSocket(platform: Platform, token: string): Promise<StompUser> {
  const found = (await findSession(platform, token)) ?? refuse('AUTH-REQUIRED');
  const { accountId, sessionId, expiresAt } = found.claims;
  return { accountId, sessionId, external: !isStaff(found.account.role), expiresAt };
}

/** The old system's details come first: the company's address is one of them. */
function restrictionOf(
  account: {
    role: Role;
    migrated: boolean;
    details_verified_at: Date | null;
    company_email_unverified: boolean;
    has_second_factor: boolean;
  },
  term: TermOf<'SECOND_FACTOR'>,
): Restriction | null {
  if (account.migrated && account.details_verified_at === null)
    return { code: 'MIGRATED_UNVERIFIED', link: '/verify-details' };
  if (account.company_email_unverified) return { code: 'COMPANY_EMAIL_UNVERIFIED', link: '/company-email' };
  return isCompulsory(term, account.role) && !account.has_second_factor
    ? { code: 'SECOND_FACTOR_MISSING', link: '/user-profile?section=second-factor' }
    : null;
}

function secondFactorOf(
  account: { has_second_factor: boolean; second_factor_at: Date | null },
  { againMinutes }: TermOf<'SECOND_FACTOR'>,
  now: Date,
): Actor['secondFactor'] {
  if (!account.has_second_factor) return 'NONE';
  const since = now.getTime() - againMinutes * 60_000;
  const isRecent = account.second_factor_at !== null && account.second_factor_at.getTime() >= since;
  return againMinutes === 0 || isRecent ? 'PROVEN' : 'DUE';
}

function speaksForUnverifiedCompany(today: string) {
  return sql<boolean>`exists (
    select 1 from company_representative r join company on company.id = r.company_id
     where r.account_id = account.id and r.since <= ${today} and (r.until is null or r.until >= ${today})
       and company.email_verified_at is null and company.status not in ('DEREGISTERED', 'DEREGISTERED_BY_MERGE'))`;
}

/** Whoever is disabled or loses a role has no session any more; whoever leaves one of two companies keeps theirs. */
function hasLostRights(since: Date) {
  return sql<boolean>`(
    exists (select 1 from company_representative r where r.account_id = account.id and r.ended_at > ${since})
    or exists (select 1 from mandate m where m.account_id = account.id and m.ended_at > ${since}))`;
}

async function findSession({ config, clock, database: { db, replica } }: Platform, token: string) {
  const now = clock.now();
  const claims: AccessClaims | null = await verifyAccessToken(config.secrets.tokenKey, token, now);
  if (!claims) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.username',
      'account.role',
      'account.office_id',
      'account.migrated',
      'account.details_verified_at',
      'session.last_seen_at',
      'session.second_factor_at',
    ])
    .select([
      speaksForUnverifiedCompany(dayInNepal(now)).as('company_email_unverified'),
      hasSecondFactor.as('has_second_factor'),
      (replica === undefined
        ? sql<boolean>`false`
        : hasLostRights(new Date(now.getTime() - REMEMBERED_SECONDS * 1000))
      ).as('lost_rights'),
      referenceVersion.as('reference_version'),
    ])
    .where('session.id', '=', claims.sessionId)
    .where('account.id', '=', claims.accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  knowReferenceVersion(row.reference_version);
  return { claims, account: { ...row, role: roles.schema.parse(row.role) } };
}
