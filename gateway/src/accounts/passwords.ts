import { newPassword, type PasswordPolicy } from '@registrar/domain/accounts';
import type { ChangePasswordRequest, OtpSent, OtpTerms } from '@registrar/domain/calls/accounts';
import { fieldIssues } from '@registrar/domain/messages';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages/validation';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import { passwordChangedMail, resetLinkMail } from './messages';
import type { Caller } from './caller';
import { forgetDevices, knowsDevice, rememberDevice } from './known-devices';
import { isGuessable } from './guessable-password';
import type { From } from './login';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp } from './otp';
import { hashPassword, verifyPassword } from './password-hashing';
import { proveOwnPassword, reopenPassword } from './password-guard';
import { hashToken } from './secrets';
import {
  limitCaller,
  limitPlace,
  mayReceive,
  RESET_CODES,
  RESET_LINK_SECONDS,
  RESET_LINKS,
  type Sending,
} from './sending-limits';
import { RECEIVER } from '../notifications/receiver';
import { endSessionsOf } from './sessions';
import { endTickets, holderOfTicket, issueTicket, useTicket, type TicketPurpose } from './tickets';

export async function readOtpTerms(db: Kysely<DB>, now: Date): Promise<OtpTerms> {
  const { lifeSeconds, resendSeconds } = await readTerm(db, 'OTP_TERMS', dayInNepal(now));
  return { expiresInSeconds: lifeSeconds, resendAfterSeconds: resendSeconds };
}

export function readPasswordPolicy(db: Kysely<DB>, now: Date): Promise<PasswordPolicy> {
  return readTerm(db, 'PASSWORD_POLICY', dayInNepal(now));
}

/** The first login: the ticket says who, the code proves the mobile number. */
export async function changeFirstPassword(
  platform: Platform,
  ticket: string,
  input: ChangePasswordRequest,
  language: WireLanguage,
): Promise<void> {
  if (!input.otp) refuse('AUTH-OTP-INCORRECT');
  const code = input.otp;
  const account = (await findTicketHolder(platform, ticket, 'CHANGE_PASSWORD')) ?? refuse('AUTH-TICKET');
  const passwordHash = await hashNewPassword(platform, account.id, input.newPassword, language);

  const outcome = await platform.runUnitOfWork(async (unit) => {
    const holder = await holderOfTicket(unit, ticket, 'CHANGE_PASSWORD');
    if (!holder) return new Refusal('AUTH-TICKET');
    const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
      purpose: 'USER_LOGIN',
      subject: account.mobile_number,
      code,
      isFor: ({ accountId }) => accountId === holder,
    });
    if (proven instanceof Refusal) return proven;
    await useTicket(unit, ticket);
    // the first password came by mail, so whoever knows it reads that mailbox
    await setPassword(platform, unit, holder, passwordHash, { emailVerified: true });
    return undefined;
  });
  if (outcome instanceof Refusal) throw outcome;
}

/** A signed-in person: the old password says who. Every other session ends. */
export async function changeOwnPassword(
  platform: Platform,
  actor: Actor,
  input: ChangePasswordRequest,
  caller: Caller,
  language: WireLanguage,
): Promise<void> {
  await proveOwnPassword(
    platform,
    actor,
    input.oldPassword ?? refuseField('oldPassword', 'OLD_PASSWORD_REQUIRED', language),
  );
  const passwordHash = await hashNewPassword(platform, actor.accountId, input.newPassword, language);
  await platform.runUnitOfWork((unit) =>
    setPassword(platform, unit, actor.accountId, passwordHash, {
      keepSession: actor.sessionId,
      keepDevice: caller.device,
      actor,
    }),
  );
}

/**
 * A link or a code to the mail address, if anybody has it. The answer, and how long one must wait for another, is the
 * same either way. What strangers ask for is bounded, and shuts nobody out: a link works whoever asked for it, lives as
 * long as it takes until the next may go out, and so lies in the mailbox whenever none is sent; a known browser has
 * links and codes of its own.
 */
export async function requestPasswordReset(
  platform: Platform,
  email: string,
  method: 'LINK' | 'OTP',
  caller: Caller,
  language: WireLanguage,
): Promise<OtpSent> {
  const {
    config,
    clock,
    database: { db },
  } = platform;
  const sentTo = mask(email);
  const account = await db
    .selectFrom('account')
    .select(['id', ...RECEIVER])
    .where(sql`lower(email)`, '=', email)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  const sending: Sending = {
    db,
    now: clock.now(),
    pepper: config.secrets.otpPepper,
    caller,
    receiver: email,
    known: await knowsDevice(db, account?.id ?? null, caller),
  };
  if (method === 'LINK') await limitCaller(sending, 'reset-link');
  return platform.runUnitOfWork(async (unit) => {
    const within: Sending = { ...sending, db: unit.tx, now: unit.now };
    if (method === 'OTP') {
      const recipient = account ? { channel: 'EMAIL' as const, address: account.email, language } : null;
      const limit = async (): Promise<void> => {
        await limitPlace(within, 'reset-code');
        const allowed = await mayReceive(within, RESET_CODES);
        if (!allowed.taken)
          refuse('RATE-429', { message: 'error.resetByLink', retryAfterSeconds: allowed.retryAfterSeconds });
      };
      const otp = {
        purpose: 'FORGOT_PASSWORD' as const,
        subject: email,
        recipient,
        accountId: account?.id,
        stranger: { caller, limit },
      };
      return { ...(await sendOtp(unit, config.secrets.otpPepper, otp)), sentTo };
    }
    if ((await mayReceive(within, RESET_LINKS)).taken && account) {
      const token = await issueTicket(unit, account.id, 'RESET_PASSWORD', RESET_LINK_SECONDS);
      unit.enqueue(mailJob, resetLinkMail(account, token, RESET_LINK_SECONDS / 60, language));
    }
    const { resendSeconds } = await readTerm(unit.tx, 'OTP_TERMS', dayInNepal(unit.now));
    return { expiresInSeconds: RESET_LINK_SECONDS, resendAfterSeconds: resendSeconds, sentTo };
  });
}

/** A right code is exchanged for the token that a link would have carried. */
export async function verifyResetOtp(
  platform: Platform,
  email: string,
  code: string,
  caller: Caller,
): Promise<{ token: string } | Refusal> {
  return platform.runUnitOfWork(async (unit) => {
    const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
      purpose: 'FORGOT_PASSWORD',
      subject: email,
      code,
      caller,
    });
    if (proven instanceof Refusal) return proven;
    if (!proven.accountId) return new Refusal('AUTH-OTP-INCORRECT');
    return { token: await issueTicket(unit, proven.accountId, 'RESET_PASSWORD') };
  });
}

/** The mailbox is proven, so this browser is known from now on: the sign-in that follows is not a stranger's. */
export async function resetPassword(
  platform: Platform,
  token: string,
  password: string,
  { caller, reply }: Pick<From, 'caller' | 'reply'>,
  language: WireLanguage,
): Promise<void> {
  const account = (await findTicketHolder(platform, token, 'RESET_PASSWORD')) ?? refuse('AUTH-LINK');
  const passwordHash = await hashNewPassword(platform, account.id, password, language);
  await platform.runUnitOfWork(async (unit) => {
    const holder = (await holderOfTicket(unit, token, 'RESET_PASSWORD')) ?? refuse('AUTH-LINK');
    await useTicket(unit, token);
    await setPassword(platform, unit, holder, passwordHash, { emailVerified: true });
    await rememberDevice(platform, unit, reply, holder, caller);
  });
}

async function findTicketHolder({ database: { db }, clock }: Platform, token: string, purpose: TicketPurpose) {
  return db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .select(['account.id', 'account.password_hash', 'account.mobile_number'])
    .where('ticket.token_hash', '=', hashToken(token))
    .where('ticket.purpose', '=', purpose)
    .where('ticket.used_at', 'is', null)
    .where('ticket.expires_at', '>', clock.now())
    .where('account.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

/**
 * The policy is the server's to keep, whatever the form showed. Done outside a unit of work: hashing takes its time.
 */
async function hashNewPassword(
  { database: { db }, clock }: Platform,
  accountId: string,
  password: string,
  language: WireLanguage,
): Promise<string> {
  const judged = newPassword(await readPasswordPolicy(db, clock.now())).safeParse(password);
  if (!judged.success) {
    refuse('VAL-422', {
      errors: fieldIssues(judged.error, domainLanguage(language)).map((issue) => ({ ...issue, path: 'newPassword' })),
    });
  }
  const owner = await db
    .selectFrom('account')
    .select(['password_hash', 'username', 'email', 'mobile_number', 'name_english'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (await verifyPassword(owner.password_hash, password)) refuseField('newPassword', 'PASSWORD_SAME_AS_OLD', language);
  if (isGuessable(password, [owner.username, owner.email, owner.mobile_number, owner.name_english]))
    refuseField('newPassword', 'PASSWORD_GUESSABLE', language);
  return hashPassword(password);
}

function refuseField(path: string, code: ValidationCode, language: WireLanguage): never {
  refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
}

interface SetPassword {
  readonly emailVerified?: boolean;
  readonly keepSession?: string;
  readonly keepDevice?: string | null;
  readonly actor?: Actor;
}

/** Whoever held the old password is out, and the owner hears of it. */
async function setPassword(
  platform: Platform,
  unit: UnitOfWork,
  accountId: string,
  passwordHash: string,
  { emailVerified, keepSession, keepDevice, actor }: SetPassword,
): Promise<void> {
  const account = await unit.tx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      password_updated: true,
      password_changed_at: unit.now,
      ...(emailVerified ? { email_verified: true } : {}),
    })
    .where('id', '=', accountId)
    .returning(RECEIVER)
    .executeTakeFirstOrThrow();
  await reopenPassword(unit, platform.config.secrets.otpPepper, accountId);
  await endSessionsOf(unit, accountId, 'PASSWORD_CHANGED', keepSession);
  await endTickets(unit, accountId, 'RESET_PASSWORD');
  await endTickets(unit, accountId, 'SECOND_FACTOR');
  await forgetDevices(unit, accountId, keepDevice ?? null);
  unit.enqueue(mailJob, passwordChangedMail(account, dayInNepal(unit.now)));
  unit.audit({ actor: actor ?? null, action: 'PASSWORD_CHANGED', objectType: 'account', objectId: accountId });
}
