import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { ChangeContactRequest } from '@registrar/domain/calls/profile';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { hasErrorCode } from '../platform/error-code';
import { sentence, type WireLanguage } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { contactTakenMail, emailChangedMail, mobileChangedSms } from './messages';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp } from './otp';
import { proveOwnPassword } from './password-guard';
import { RECEIVER } from '../notifications/receiver';
import { mayTellOwner } from './sending-limits';

type ContactType = ChangeContactRequest['type'];
const UNIQUE_VIOLATION = '23505';

/** One change of each kind at a time: the subject of its codes. */
const subjectOf = (actor: Actor, type: ContactType): string => `${actor.accountId}:${type}`;

/**
 * Sends a code to the new address or number. One that somebody else has is answered the same: no code goes out, and its
 * owner is told instead.
 */
export async function changeContact(
  platform: Platform,
  actor: Actor,
  input: ChangeContactRequest,
  language: WireLanguage,
): Promise<OtpSent> {
  await proveOwnPassword(platform, actor, input.password);
  const { type } = input;
  const value = input.type === 'EMAIL' ? input.email : input.mobileNumber;
  return platform.runUnitOfWork(async (unit) => {
    const { tx, now } = unit;
    const owner = await findOwner(unit, type, value);
    if (owner?.id === actor.accountId) {
      const path = type === 'EMAIL' ? 'email' : 'mobileNumber';
      refuse('VAL-422', {
        errors: [{ path, code: 'CONTACT_UNCHANGED', message: sentence('error.contactUnchanged', language) }],
      });
    }
    const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
      purpose: 'CONTACT_CHANGE',
      subject: subjectOf(actor, type),
      accountId: actor.accountId,
      recipient: owner ? null : { channel: type, address: value, language },
    });
    await tx
      .insertInto('contact_change')
      .values({ account_id: actor.accountId, type, value, created_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'type']).doUpdateSet({ value, created_at: now }))
      .execute();
    if (owner && (await mayTellOwner(tx, now, platform.config.secrets.otpPepper, owner.email)))
      unit.enqueue(mailJob, contactTakenMail(owner));
    unit.audit({
      actor,
      action: 'CONTACT_CHANGE_ASKED',
      objectType: 'account',
      objectId: actor.accountId,
      remark: type,
    });
    return { ...sent, sentTo: mask(value) };
  });
}

/**
 * The code came back: the address or number is the account's from now on, and the old one is told. Answers what is read
 * of the account afterwards.
 */
export async function confirmContact<T>(
  platform: Platform,
  actor: Actor,
  { type, otp: code }: { readonly type: ContactType; readonly otp: string },
  read: (db: Kysely<DB>, actor: Actor, now: Date) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await platform.runUnitOfWork(async (unit) => {
      const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
        purpose: 'CONTACT_CHANGE',
        subject: subjectOf(actor, type),
        code,
      });
      if (proven instanceof Refusal) return proven;
      const change = await unit.tx
        .deleteFrom('contact_change')
        .where('account_id', '=', actor.accountId)
        .where('type', '=', type)
        .returning('value')
        .executeTakeFirst();
      if (!change || (await findOwner(unit, type, change.value))) return new Refusal('AUTH-OTP-INCORRECT');
      await setContact(unit, actor, type, change.value);
      return read(unit.tx, actor, unit.now);
    });
  } catch (error) {
    // two people proved the same address at the same moment, and the other one came first
    if (hasErrorCode(error, UNIQUE_VIOLATION)) return new Refusal('AUTH-OTP-INCORRECT');
    throw error;
  }
}

async function setContact(unit: UnitOfWork, actor: Actor, type: ContactType, value: string): Promise<void> {
  const { tx } = unit;
  const before = await tx
    .selectFrom('account')
    .select([...RECEIVER, 'mobile_number', 'version'])
    .where('id', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const version = before.version + 1;
  await tx
    .updateTable('account')
    .set({ version, ...(type === 'EMAIL' ? { email: value, email_verified: true } : { mobile_number: value }) })
    .where('id', '=', actor.accountId)
    .execute();
  if (type === 'EMAIL') {
    // links and codes for a forgotten password that lie in the old mailbox
    await tx
      .updateTable('ticket')
      .set({ used_at: unit.now })
      .where('account_id', '=', actor.accountId)
      .where('purpose', '=', 'RESET_PASSWORD')
      .where('used_at', 'is', null)
      .execute();
    await tx
      .updateTable('otp')
      .set({ consumed_at: unit.now })
      .where('account_id', '=', actor.accountId)
      .where('purpose', '=', 'FORGOT_PASSWORD')
      .where('consumed_at', 'is', null)
      .execute();
    unit.enqueue(mailJob, emailChangedMail(before, mask(value)));
  } else {
    unit.enqueue(smsJob, mobileChangedSms(before.mobile_number, mask(value), before.language));
  }
  const column = type === 'EMAIL' ? 'email' : 'mobile_number';
  unit.audit({
    actor,
    action: 'CONTACT_CHANGED',
    objectType: 'account',
    objectId: actor.accountId,
    objectVersion: version,
    before: { [column]: before[column] },
    after: { [column]: value },
  });
}

/** Who has the address or number, in whatever state the account is. */
async function findOwner({ tx }: UnitOfWork, type: ContactType, value: string) {
  return tx
    .selectFrom('account')
    .select(['id', ...RECEIVER])
    .where(type === 'EMAIL' ? sql<string>`lower(email)` : sql<string>`mobile_number`, '=', value)
    .executeTakeFirst();
}
