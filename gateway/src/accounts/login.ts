import type { LoginAnswer } from '@registrar/domain/calls/accounts';
import { roles } from '@registrar/domain/permissions';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { sentence, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token';
import { addressHash } from './address-hash';
import type { Caller } from './caller';
import { knowsDevice, rememberDevice } from './known-devices';
import { beginTry } from './password-guard';
import { verifyPassword } from './password-hashing';
import { endSession, openSession, refreshSession, type Client, type OpenSession } from './sessions';
import { issueTicket, TICKET_SECONDS } from './tickets';

/** Where a sign-in comes from, and the answer that carries the browser's new token. */
export interface From {
  readonly client: Client;
  readonly caller: Caller;
  readonly reply: FastifyReply;
}

/** The password grant. */
export async function login(platform: Platform, input: { username: string; password: string; captcha?: string }, { client, caller, reply }: From, language: WireLanguage): Promise<LoginAnswer> {
  const name = input.username.trim().toLowerCase();
  const account = await findByName(platform, name);
  const accountId = account?.id ?? null;
  const known = await knowsDevice(platform.database.db, accountId, caller);
  const owner = { kind: 'sign-in', owner: accountId ?? name, accountId, messages: { locked: 'error.signInLocked', lockedHere: 'error.signInLockedHere' } } as const;
  const begun = await beginTry(platform, owner, caller, { known, captcha: input.captcha });
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight || account.status !== 'ACTIVE') refuse('AUTH-LOGIN', await begun.wasWrong());
  await begun.wasRight();

  const common = { roleId: account.role, userId: account.id, mobileNumber: account.mobile_number };
  if (!account.password_updated) {
    const ticket = await platform.runUnitOfWork((unit) => issueTicket(unit, account.id, 'CHANGE_PASSWORD'));
    return { ...success('accounts.changePasswordFirst', language), ...common, access_token: ticket, expires_in: TICKET_SECONDS, isPasswordUpdated: false };
  }
  const session = await platform.runUnitOfWork(async (unit) => {
    const opened = await openSession(unit, account.id, client);
    await rememberDevice(platform, unit, reply, account.id, caller);
    await unit.tx.updateTable('account').set({ language }).where('id', '=', account.id).where('language_chosen', '=', false).execute();
    const actor = { accountId: account.id, sessionId: opened.sessionId, role: roles.schema.parse(account.role), officeId: account.office_id, ipHash: addressHash(platform.config, client.address) };
    unit.audit({ actor, action: 'LOGIN', objectType: 'account', objectId: account.id });
    return opened;
  });
  return { ...success('accounts.loggedIn', language), ...common, ...(await tokensOf(platform, session)), isPasswordUpdated: true };
}

/** The refresh grant. The role is sent along: whoever was given another role signs in again. */
export async function refreshLogin(platform: Platform, input: { refreshToken: string; roleId: string }, language: WireLanguage): Promise<LoginAnswer> {
  const outcome = await platform.runUnitOfWork(async (unit) => {
    const session = await refreshSession(unit, platform.config.secrets.otpPepper, input.refreshToken);
    if (session instanceof Refusal) return session;
    const account = await unit.tx.selectFrom('account').selectAll().where('id', '=', session.accountId).executeTakeFirstOrThrow();
    if (account.status !== 'ACTIVE' || account.role !== input.roleId) {
      await endSession(unit, session.sessionId, 'DISABLED');
      return new Refusal('AUTH-REFRESH');
    }
    return { session, account };
  });
  if (outcome instanceof Refusal) throw outcome;
  const { session, account } = outcome;
  return {
    ...success('ok', language),
    ...(await tokensOf(platform, session)),
    roleId: roles.schema.parse(account.role),
    userId: account.id,
    mobileNumber: account.mobile_number,
    isPasswordUpdated: true,
  };
}

async function tokensOf({ config, clock }: Platform, { accountId, sessionId, refreshToken }: OpenSession) {
  const accessToken = await signAccessToken(config.secrets.tokenKey, accountId, sessionId, clock.now());
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: ACCESS_TOKEN_SECONDS };
}

function success(message: 'ok' | 'accounts.loggedIn' | 'accounts.changePasswordFirst', language: WireLanguage) {
  return { success: true as const, status: 200 as const, message: sentence(message, language) };
}

async function findByName({ database: { db } }: Platform, name: string) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'mobile_number', 'password_hash', 'password_updated', 'office_id', 'status'])
    .where((where) => where.or([where(sql`lower(username)`, '=', name), where(sql`lower(email)`, '=', name)]))
    .executeTakeFirst();
}
