import type { LoginAnswer } from '@registrar/domain/calls/accounts';
import type { SecondFactorProof, SecondFactorWays } from '@registrar/domain/calls/second-factor';
import { roles } from '@registrar/domain/permissions';
import type { FastifyReply } from 'fastify';
import { sql, type QueryCreator } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
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
import { hasSecondFactor } from './second-factor/has-second-factor';
import { askForSecondFactor, withSecondFactor } from './second-factor/prove';
import { hashToken } from './secrets';
import { endSession, newSession, refreshSession, type Client, type OpenSession } from './sessions';
import { holderOfTicket, issueTicket, TICKET_SECONDS, useTicket, type TicketPurpose } from './tickets';

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
  const ticketFor = async (purpose: TicketPurpose) => {
    await begun.wasRight();
    const ticket = await platform.runUnitOfWork((unit) => issueTicket(unit, account.id, purpose));
    return { ...common, access_token: ticket, expires_in: TICKET_SECONDS };
  };
  if (!account.password_updated)
    return {
      ...success('accounts.changePasswordFirst', language),
      ...(await ticketFor('CHANGE_PASSWORD')),
      isPasswordUpdated: false,
    };
  if (account.has_second_factor)
    return {
      ...success('accounts.secondFactorNext', language),
      ...(await ticketFor('SECOND_FACTOR')),
      isPasswordUpdated: true,
    };
  const session = await platform.runUnitOfWork((unit) =>
    openSession(platform, unit, { account, from: { client, caller, reply }, language, allowing: begun.forgiven }),
  );
  return letIn(platform, account, session, language);
}

/** The second step of a login: the ticket of the first one and the proof open the session together. */
export async function loginWithSecondFactor(
  platform: Platform,
  { ticket, proof }: { readonly ticket: string; readonly proof: SecondFactorProof },
  from: From,
  language: WireLanguage,
): Promise<LoginAnswer> {
  const account = await findTicketHolder(platform, ticket);
  const prover = { accountId: account.id, holder: hashToken(ticket), caller: from.caller };
  const session = await withSecondFactor(platform, prover, proof, async (unit) => {
    if ((await holderOfTicket(unit, ticket, 'SECOND_FACTOR')) !== account.id) refuse('AUTH-TICKET');
    await useTicket(unit, ticket);
    return openSession(platform, unit, { account, from, language, secondFactor: proof.way });
  });
  return letIn(platform, account, session, language);
}

/** By what the second step can be done. */
export async function askForSecondStep(platform: Platform, ticket: string): Promise<SecondFactorWays> {
  const { id } = await findTicketHolder(platform, ticket);
  return askForSecondFactor(platform, { accountId: id, holder: hashToken(ticket) });
}

async function findTicketHolder({ database: { db }, clock }: Platform, ticket: string): Promise<LoggingIn> {
  const row = await db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .select(['account.id', 'account.role', 'account.mobile_number', 'account.office_id'])
    .where('ticket.token_hash', '=', hashToken(ticket))
    .where('ticket.purpose', '=', 'SECOND_FACTOR')
    .where('ticket.used_at', 'is', null)
    .where('ticket.expires_at', '>', clock.now())
    .where('account.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ?? refuse('AUTH-TICKET');
}

interface LoggingIn {
  readonly id: string;
  readonly role: string;
  readonly mobile_number: string;
  readonly office_id: number | null;
}

interface Opening {
  readonly account: LoggingIn;
  readonly from: From;
  readonly language: WireLanguage;
  /** What the second step was done with. */
  readonly secondFactor?: SecondFactorProof['way'];
  /** What else is written in the same statement. */
  readonly allowing?: (write: QueryCreator<DB>) => QueryCreator<DB>;
}

/** The browser is known from now on, under a new token. */
async function openSession(
  { config }: Platform,
  unit: UnitOfWork,
  { account, from: { client, caller, reply }, language, secondFactor, allowing = (write) => write }: Opening,
): Promise<OpenSession> {
  const { opened, ...rows } = newSession(unit, account.id, client, { secondFactor: secondFactor !== undefined });
  const tokenHash = hashToken(giveDevice(reply, config));
  await remembering(allowing(unit.tx), unit.now, { accountId: account.id, caller, tokenHash })
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
    ipHash: addressHash(config, client.address),
  };
  unit.audit({ actor, action: 'LOGIN', objectType: 'account', objectId: account.id, remark: secondFactor });
  return opened;
}

async function letIn(
  platform: Platform,
  { id, role, mobile_number }: LoggingIn,
  session: OpenSession,
  language: WireLanguage,
): Promise<LoginAnswer> {
  return {
    ...success('accounts.loggedIn', language),
    roleId: role,
    userId: id,
    mobileNumber: mobile_number,
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

function success(
  message: 'ok' | 'accounts.loggedIn' | 'accounts.changePasswordFirst' | 'accounts.secondFactorNext',
  language: WireLanguage,
) {
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
    .select(hasSecondFactor.as('has_second_factor'))
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
