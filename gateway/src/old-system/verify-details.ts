import type { OtpSent } from '@registrar/domain/calls/accounts';
import {
  claimedValueSchemas,
  type AnswerDetailRequest,
  type CompanyDetail,
  type CompanyDetailItem,
} from '@registrar/domain/calls/old-system';
import { fieldIssues } from '@registrar/domain/messages';
import { mask } from '../platform/outbound/mask';
import { proveOtp, sendOtp } from '../accounts/otp';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { domainLanguage, sentence, type WireLanguage } from '../platform/language';
import { Refusal, refuse } from '../platform/refusal';
import { notifyOffice } from './disputes';
import { migratedCompaniesOf, readCompany, valueOf } from './migrated-details';

/** A code to the own e-mail address: the mobile number was proven when the account came over. */
export async function sendContactCode(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  language: WireLanguage,
): Promise<OtpSent> {
  const { email } = await unit.tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const sent = await sendOtp(unit, pepper, {
    purpose: 'DETAILS_VERIFICATION',
    subject: actor.accountId,
    accountId: actor.accountId,
    recipient: { channel: 'EMAIL', address: email, language },
  });
  return { ...sent, sentTo: mask(email) };
}

export async function proveContact(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  code: string,
): Promise<Refusal | undefined> {
  const proven = await proveOtp(unit, pepper, { purpose: 'DETAILS_VERIFICATION', subject: actor.accountId, code });
  if (proven instanceof Refusal) return proven;
  await unit.tx
    .updateTable('account')
    .set((of) => ({ email_verified: true, version: of('version', '+', 1) }))
    .where('id', '=', actor.accountId)
    .execute();
  unit.audit({ actor, action: 'EMAIL_VERIFIED', objectType: 'account', objectId: actor.accountId });
  return undefined;
}

/**
 * One detail of one company: right as it stands, or something else, which is kept beside it for the office to decide;
 * the register itself does not change. May be answered anew until everything is finished.
 */
export async function answerDetail(
  unit: UnitOfWork,
  actor: Actor,
  where: { companyId: string; item: CompanyDetailItem },
  request: AnswerDetailRequest,
  language: WireLanguage,
): Promise<CompanyDetail> {
  const { companyId, item } = where;
  const { tx, now } = unit;
  const account = await tx
    .selectFrom('account')
    .select('details_verified_at')
    .where('id', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.details_verified_at !== null) refuse('FLOW-409', { message: 'error.detailsSettled' });
  if (!(await migratedCompaniesOf(tx, actor.accountId, dayInNepal(now))).includes(companyId)) refuse('REQ-404');
  const company = (await readCompany(tx, companyId)) ?? refuse('REQ-404');
  const value = valueOf(item, company);
  const claimedValue =
    request.answer === 'CONFIRM' ? null : readClaim(item, request.claimedValue, value, dayInNepal(now), language);
  const status = claimedValue === null ? 'VERIFIED' : 'UNVERIFIED';
  const answer = { status, claimed_value: claimedValue, answered_at: now, answered_by: actor.accountId } as const;
  await tx
    .insertInto('company_detail_check')
    .values({ company_id: companyId, item, ...answer })
    .onConflict((conflict) => conflict.columns(['company_id', 'item']).doUpdateSet(answer))
    .execute();
  unit.audit({
    actor,
    action: claimedValue === null ? 'DETAIL_CONFIRMED' : 'DETAIL_DISPUTED',
    objectType: 'company',
    objectId: companyId,
    before: { item, value },
    after: { item, claimedValue },
  });
  return { item, value, status, answered: true, claimedValue };
}

function readClaim(
  item: CompanyDetailItem,
  text: string,
  value: string | null,
  today: string,
  language: WireLanguage,
): string {
  const parsed = claimedValueSchemas[item].safeParse(text);
  if (!parsed.success) {
    refuse('VAL-422', {
      errors: fieldIssues(parsed.error, domainLanguage(language)).map((issue) => ({ ...issue, path: 'claimedValue' })),
    });
  }
  if (parsed.data === value)
    refuse('VAL-422', {
      errors: [{ path: 'claimedValue', code: 'CLAIMED_SAME', message: sentence('error.claimedSame', language) }],
    });
  if (item === 'REGISTERED_ON' && parsed.data > today)
    refuse('VAL-422', {
      errors: [{ path: 'claimedValue', code: 'CLAIMED_FUTURE', message: sentence('error.claimedFuture', language) }],
    });
  return parsed.data;
}

/** Everything is answered: the account is open from now on. A company is verified where nothing of it is disputed. */
export async function finishDetails(unit: UnitOfWork, actor: Actor): Promise<void> {
  const { tx, now } = unit;
  const account = await tx
    .selectFrom('account')
    .select(['email_verified', 'details_verified_at', 'migrated'])
    .where('id', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!account.migrated || account.details_verified_at !== null) return;
  const companies = await migratedCompaniesOf(tx, actor.accountId, dayInNepal(now));
  const checks =
    companies.length === 0
      ? []
      : await tx
          .selectFrom('company_detail_check')
          .select(['company_id', 'status', 'answered_at'])
          .where('company_id', 'in', companies)
          .execute();
  if (!account.email_verified || checks.some(({ answered_at }) => answered_at === null))
    refuse('FLOW-409', { message: 'error.detailsOpen' });

  const disputed = new Set(checks.filter(({ status }) => status === 'UNVERIFIED').map(({ company_id }) => company_id));
  const agreed = companies.filter((id) => !disputed.has(id));
  if (disputed.size > 0)
    await tx
      .updateTable('company')
      .set({ details_status: 'UNVERIFIED' })
      .where('id', 'in', [...disputed])
      .execute();
  for (const id of disputed) await notifyOffice(unit, id);
  if (agreed.length > 0)
    await tx.updateTable('company').set({ details_status: 'VERIFIED' }).where('id', 'in', agreed).execute();
  await tx
    .updateTable('account')
    .set((of) => ({ details_verified_at: now, version: of('version', '+', 1) }))
    .where('id', '=', actor.accountId)
    .execute();
  unit.audit({
    actor,
    action: 'DETAILS_VERIFIED',
    objectType: 'account',
    objectId: actor.accountId,
    after: { companies: agreed, disputed: [...disputed] },
  });
}
