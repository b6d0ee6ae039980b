import type { LoginAnswer } from '@registrar/domain/calls/accounts';
import { roles } from '@registrar/domain/permissions';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { countHit, resetCount } from '../platform/counters';
import { sentence, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readSetting } from '../platform/settings';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token';
import { addressHash } from './address-hash';
import { solvesCaptcha } from './captcha';
import type { Caller } from './caller';
import { close, closedNow, countGuess, countTry, forgiveGuesses } from './guess-lock';
import { knowsDevice, rememberDevice } from './known-devices';
import { loginSettings } from './login-settings';
import { passwordLanes, type Lane } from './password-guard';
import { verifyPassword } from './password-hashing';
import { endSession, openSession, refreshSession, type Client, type OpenSession } from './sessions';
import { issueTicket, TICKET_SECONDS } from './tickets';

/** Where a sign-in comes from, and the answer that carries the browser's new token. */
export interface From {
  readonly client: Client;
  readonly caller: Caller;
  readonly reply: FastifyReply;
}

const FAILURES = { name: 'login-failures', seconds: 24 * 3600 };

/**
 * The password grant. A captcha stands before the count: who does not solve it closes nothing. A try is counted before
 * the password is looked at, for the account, or for the name that was typed where nobody has it: many tries at once do
 * not slip past the captcha, and strangers cannot tell who exists.
 */
export async function login(platform: Platform, input: { username: string; password: string; captcha?: string }, { client, caller, reply }: From, language: WireLanguage): Promise<LoginAnswer> {
  const { database: { db }, clock, config } = platform;
  const now = clock.now();
  const name = input.username.trim().toLowerCase();
  const settings = await readSetting(db, 'login', loginSettings);
  const account = await findByName(platform, name);
  const known = await knowsDevice(db, account?.id ?? null, caller);
  const lanes = passwordLanes(config.secrets.otpPepper, { accountId: account?.id ?? null, name }, caller, { known, settings });
  // a stranger's failures ask every stranger for a captcha, and the owner at a known browser for none
  const widest = lanes.at(-1) ?? lanes[0];

  for (const { guarded } of lanes) {
    const closed = await closedNow(db, now, guarded);
    if (closed) throw withCaptcha(closed);
  }
  const { hits: tries } = await countHit(db, now, `${FAILURES.name}:${widest.guarded.subject}`, FAILURES.seconds);
  if (tries > settings.captchaAfterFailures && !(await solvesCaptcha(platform, input.captcha))) refuse('AUTH-CAPTCHA', { enableCaptcha: true });

  const last: Lane[] = [];
  for (const lane of lanes) {
    const counted = await countTry(db, now, lane.guarded);
    const guess = counted instanceof Refusal ? counted : await countGuess(db, lane.guarded, lane.rule);
    if (guess instanceof Refusal) throw withCaptcha(guess);
    if (guess.isLast) last.push(lane);
  }
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight || account.status !== 'ACTIVE') {
    for (const { guarded, rule } of last) await platform.runDeed((deed) => close(deed, guarded, rule));
    refuse('AUTH-LOGIN', { enableCaptcha: tries >= settings.captchaAfterFailures });
  }
  for (const { guarded } of lanes) await forgiveGuesses(db, guarded);
  await resetCount(db, FAILURES, widest.guarded.subject);

  const common = { roleId: account.role, userId: account.id, mobileNumber: account.mobile_number };
  if (!account.password_updated) {
    const ticket = await platform.runDeed((deed) => issueTicket(deed, account.id, 'CHANGE_PASSWORD'));
    return { ...success('accounts.changePasswordFirst', language), ...common, access_token: ticket, expires_in: TICKET_SECONDS, isPasswordUpdated: false };
  }
  const session = await platform.runDeed(async (deed) => {
    const opened = await openSession(deed, account.id, client);
    await rememberDevice(platform, deed, reply, account.id, caller);
    await deed.tx.updateTable('account').set({ language }).where('id', '=', account.id).where('language_chosen', '=', false).execute();
    const actor = { accountId: account.id, sessionId: opened.sessionId, role: roles.schema.parse(account.role), officeId: account.office_id, ipHash: addressHash(platform.config, client.address) };
    deed.audit({ actor, action: 'LOGIN', objectType: 'account', objectId: account.id });
    return opened;
  });
  return { ...success('accounts.loggedIn', language), ...common, ...(await tokensOf(platform, session)), isPasswordUpdated: true };
}

/** The refresh grant. The role is sent along: whoever was given another role signs in again. */
export async function refreshLogin(platform: Platform, input: { refreshToken: string; roleId: string }, language: WireLanguage): Promise<LoginAnswer> {
  const outcome = await platform.runDeed(async (deed) => {
    const session = await refreshSession(deed, platform.config.secrets.otpPepper, input.refreshToken);
    if (session instanceof Refusal) return session;
    const account = await deed.tx.selectFrom('account').selectAll().where('id', '=', session.accountId).executeTakeFirstOrThrow();
    if (account.status !== 'ACTIVE' || account.role !== input.roleId) {
      await endSession(deed, session.sessionId, 'DISABLED');
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

/** The form keeps its captcha while it waits. */
function withCaptcha({ code, details }: Refusal): Refusal {
  return new Refusal(code, { ...details, enableCaptcha: true });
}

async function findByName({ database: { db } }: Platform, name: string) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'mobile_number', 'password_hash', 'password_updated', 'office_id', 'status'])
    .where((where) => where.or([where(sql`lower(username)`, '=', name), where(sql`lower(email)`, '=', name)]))
    .executeTakeFirst();
}
