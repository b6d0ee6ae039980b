import type { LoginAnswer } from '@registrar/domain/calls/accounts';
import { roles } from '@registrar/domain/permissions';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { sentence, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { knowReferenceVersion } from '../platform/reference-data';
import { Refusal, refuse } from '../platform/refusal';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token';
import { addressHash } from './address-hash';
import { giveDevice, type Caller } from './caller';
import { remembering } from './known-devices';
import { beginTry } from './password-guard';
import { verifyPassword } from './password-hashing';
import { hashToken } from './secrets';
import { endSession, newSession, refreshSession, type Client, type OpenSession } from './sessions';
import { issueTicket, TICKET_SECONDS } from './tickets';

/** Where a sign-in comes from, and the answer that carries the browser's new token. */
export interface From {
  readonly client: Client;
  readonly caller: Caller;
  readonly reply: FastifyReply;
}

/** The password grant. */
export async function login(
  platform: Platform,
  input: { username: string; password: string; captcha?: string },
  { client, caller, reply }: From,
  language: WireLanguage,
): Promise<LoginAnswer> {
  const name = input.username.trim().toLowerCase();
  const { account, known } = await findByName(platform, name, caller);
  const accountId = account?.id ?? null;
  const owner = {
    kind: 'sign-in',
    owner: accountId ?? name,
    accountId,
    messages: { locked: 'error.signInLocked', lockedHere: 'error.signInLockedHere' },
  } as const;
  const begun = await beginTry(platform, owner, caller, { known, captcha: input.captcha });
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight || account.status !== 'ACTIVE') refuse('AUTH-LOGIN', await begun.wasWrong());

  const common = { roleId: account.role, userId: account.id, mobileNumber: account.mobile_number };
  if (!account.password_updated) {
    await begun.wasRight();
    const ticket = await platform.runUnitOfWork((unit) => issueTicket(unit, account.id, 'CHANGE_PASSWORD'));
    return {
      ...success('accounts.changePasswordFirst', language),
      ...common,
      access_token: ticket,
      expires_in: TICKET_SECONDS,
      isPasswordUpdated: false,
    };
  }
  const session = await platform.runUnitOfWork(async (unit) => {
    const { opened, ...rows } = newSession(unit, account.id, client);
    const tokenHash = hashToken(giveDevice(reply, platform.config));
    await remembering(begun.forgiven(unit.tx), unit.now, { accountId: account.id, caller, tokenHash })
      .with('opened', (write) => write.insertInto('session').values(rows.session))
      .with('begun', (write) => write.insertInto('refresh_token').values(rows.refreshToken))
      .updateTable('account')
      .set({ language })
      .where('id', '=', account.id)
      .where('language_chosen', '=', false)
      .execute();
    const actor = {
      accountId: account.id,
      sessionId: opened.sessionId,
      role: roles.schema.parse(account.role),
      officeId: account.office_id,
      ipHash: addressHash(platform.config, client.address),
    };
    unit.audit({ actor, action: 'LOGIN', objectType: 'account', objectId: account.id });
    return opened;
  });
  return {
    ...success('accounts.loggedIn', language),
    ...common,
    ...(await tokensOf(platform, session)),
    isPasswordUpdated: true,
  };
}

/** The refresh grant. The role is sent along: whoever was given another role signs in again. */
export async function refreshLogin(
  platform: Platform,
  input: { refreshToken: string; roleId: string },
  language: WireLanguage,
): Promise<LoginAnswer> {
  const outcome = await platform.runUnitOfWork(async (unit) => {
    const session = await refreshSession(unit, platform.config.secrets.otpPepper, input.refreshToken);
    if (session instanceof Refusal) return session;
    const account = await unit.tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', session.accountId)
      .executeTakeFirstOrThrow();
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

/**
 * The account, whether it knows the browser, and by which version the reference data are read; one question, whether or
 * not anybody has the name.
 */
async function findByName({ database: { db } }: Platform, name: string, { device }: Caller) {
  const { reference_version, known, ...row } = await db
    .selectFrom('reference_data')
    .leftJoin('account', (join) =>
      join.on((on) => on.or([on(sql`lower(account.username)`, '=', name), on(sql`lower(account.email)`, '=', name)])),
    )
    .select([
      'account.id',
      'account.role',
      'account.mobile_number',
      'account.password_hash',
      'account.password_updated',
      'account.office_id',
      'account.status',
      'reference_data.version as reference_version',
    ])
    .select(
      sql<boolean>`exists (select from known_device where token_hash = ${device ?? ''} and account_id = account.id)`.as(
        'known',
      ),
    )
    .executeTakeFirstOrThrow();
  knowReferenceVersion(reference_version);
  return { account: isAccount(row) ? row : undefined, known };
}

type Found<Row> = { readonly [Key in keyof Row]: Key extends 'office_id' ? Row[Key] : NonNullable<Row[Key]> };

const isAccount = <Row extends { readonly id: string | null }>(row: Row): row is Row & Found<Row> => row.id !== null;
