import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { ClaimantRequest, ClaimCodeRequest, NoticeClaimant } from '@registrar/domain/calls/public-notices';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../accounts/caller';
import { proveOtp } from '../accounts/otp';
import { hashToken, newToken } from '../accounts/secrets';
import { sendStrangersCode } from '../accounts/strangers-code';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { ProceedingClaimantTable } from '../platform/database/schema.generated';
import type { JobKind } from '../platform/jobs/job-kind';
import type { WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { isRunningOn, publishedNotice } from './public-notices';

export type ClaimantRow = Selectable<ProceedingClaimantTable>;

const HOUR = 3600;
/** Long enough to write down what happened and to look for the papers. */
const VALID_SECONDS = 3 * HOUR;
const PURPOSE = 'PROCEEDING_CLAIM';
type Address = { readonly channel: 'EMAIL' | 'MOBILE_NUMBER'; readonly address: string };

const addressOf = (asked: Exclude<ClaimantRequest, { by: 'ACCOUNT' }> | ClaimCodeRequest): Address =>
  asked.by === 'EMAIL'
    ? { channel: 'EMAIL', address: asked.email }
    : { channel: 'MOBILE_NUMBER', address: asked.mobileNumber };

/** A code is good for this notice and this address. */
const subjectOf = (noticeId: string, { channel, address }: Address): string => `${noticeId}:${channel}:${address}`;

/**
 * Sends a code to whoever wants to hand something in. Nothing in the answer depends on whether the address has an
 * account.
 *
 * @throws FLOW-409 while the notice is not running
 */
export async function sendClaimCode(
  { config }: Platform,
  unit: UnitOfWork,
  noticeId: string,
  asked: { readonly request: ClaimCodeRequest; readonly caller: Caller; readonly language: WireLanguage },
): Promise<OtpSent> {
  await requireRunning(unit, noticeId, asked.request);
  const to = addressOf(asked.request);
  const { caller, language } = asked;
  return sendStrangersCode(unit, config.secrets.otpPepper, {
    purpose: PURPOSE,
    subject: subjectOf(noticeId, to),
    to,
    limits: 'claim',
    caller,
    language,
  });
}

/**
 * Lets somebody hand in one claim or objection to the notice, by the proven address or by the account. The token is
 * shown once. A wrong code returns a refusal instead of throwing, so that the attempt is counted.
 */
export async function admitClaimant(
  { config }: Platform,
  unit: UnitOfWork,
  noticeId: string,
  asked: { readonly request: ClaimantRequest; readonly actor: Actor | null; readonly caller: Caller },
): Promise<NoticeClaimant | Refusal> {
  await requireRunning(unit, noticeId, asked.request);
  const { request, actor, caller } = asked;
  const { token, hash } = newToken();
  const expiresAt = new Date(unit.now.getTime() + VALID_SECONDS * 1000);
  let by: { account_id: string } | Address;
  if (request.by === 'ACCOUNT') by = { account_id: (actor ?? refuse('AUTH-REQUIRED')).accountId };
  else {
    by = addressOf(request);
    const subject = subjectOf(noticeId, by);
    const proven = await proveOtp(unit, config.secrets.otpPepper, {
      purpose: PURPOSE,
      subject,
      code: request.otp,
      caller,
    });
    if (proven instanceof Refusal) return proven;
  }
  await unit.tx
    .insertInto('proceeding_claimant')
    .values({
      id: unit.newId(),
      notice_id: noticeId,
      token_hash: hash,
      ...by,
      proven_at: unit.now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, until: expiresAt.toISOString() };
}

/**
 * Whose token it is, locked until the unit of work ends. A token of an account opens nothing to anybody else.
 *
 * @throws REQ-404 for a token that nobody was given, FLOW-409 once its time is over
 */
export async function holdClaimant(unit: UnitOfWork, token: string, actor: Actor | null): Promise<ClaimantRow> {
  const row = await unit.tx
    .selectFrom('proceeding_claimant')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.account_id !== null && row.account_id !== actor?.accountId)) refuse('REQ-404');
  // what was handed in stays: asked again, it is the same receipt
  if (row.claim_id === null && row.expires_at <= unit.now) refuse('FLOW-409', { message: 'proceeding.claimTokenOver' });
  return row;
}

/** Whether somebody has an objection that may be heard again is told to nobody before the address is proven. */
async function requireRunning(
  unit: UnitOfWork,
  noticeId: string,
  { again = false }: { readonly again?: boolean | undefined },
): Promise<void> {
  const notice = await publishedNotice(unit.tx, noticeId);
  if (notice.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  if (again) return;
  if (!isRunningOn(notice, dayInNepal(unit.now))) refuse('FLOW-409', { message: 'proceeding.claimTimeOver' });
}

const sweepJob: JobKind<object> = { kind: 'proceeding-claimants', payload: z.object({}) };

/** Who has proven an address and handed nothing in is forgotten, with the evidence that was brought. */
export function forgetClaimants({ jobs, database: { db }, clock }: Platform): void {
  jobs.every(HOUR, sweepJob, async () => {
    await db
      .deleteFrom('proceeding_claimant')
      .where('claim_id', 'is', null)
      .where('expires_at', '<', new Date(clock.now().getTime() - HOUR * 1000))
      .execute();
  });
}
