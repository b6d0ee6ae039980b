import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { AskedRemovalAnswer } from '@registrar/domain/calls/representatives';
import { addDays } from '@registrar/domain/calendar';
import { mask } from '../../platform/outbound/mask';
import { proveOtp, sendOtp } from '../../accounts/otp';
import { dayParameters } from '../../notifications/facts';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { Refusal, refuse } from '../../platform/refusal';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { notifyDirectors, notifyPeople, type Change } from '../notify-of-change';
import { openOwnCompany, type CompanyName } from '../open-company';
import { nameOf } from '../person-name';
import { representativesOf, someoneElseCanAct } from '../representation';
import { linkOf, record } from './invitation';
import { askedRemoval, scheduleRemoval, type RemovalRow } from './removal';
import { refuseStranger } from './remove-representative';

const PURPOSE = 'REPRESENTATIVE_REMOVAL';

/** Sends a code to the caller's own address, so that an open session alone is not sufficient. */
export async function sendRemovalOtp(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  companyId: string,
  accountId: string,
): Promise<OtpSent> {
  await removable(unit, actor, companyId, accountId);
  const own = await unit.tx
    .selectFrom('account')
    .select(['email', 'email_verified', 'mobile_number', 'language'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const address = own.email_verified ? own.email : own.mobile_number;
  const sent = await sendOtp(unit, pepper, {
    purpose: PURPOSE,
    subject: subjectOf(actor, companyId, accountId),
    accountId: actor.accountId,
    recipient: { channel: own.email_verified ? 'EMAIL' : 'MOBILE_NUMBER', address, language: own.language },
  });
  return { ...sent, sentTo: mask(address) };
}

/**
 * Notifies the person, who may object until the last day; then the removal takes effect. A wrong code returns a refusal
 * instead of throwing, so that the attempt is counted. A repeated request changes nothing.
 */
export async function askRemoval(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  companyId: string,
  input: { accountId: string; remark: string; otp: string },
): Promise<AskedRemovalAnswer | Refusal> {
  const { accountId, remark, otp } = input;
  const { company, representatives, asked } = await removable(unit, actor, companyId, accountId);
  if (asked) return { until: asked.until };
  const proven = await proveOtp(unit, pepper, {
    purpose: PURPOSE,
    subject: subjectOf(actor, companyId, accountId),
    code: otp,
  });
  if (proven instanceof Refusal) return proven;

  const today = dayInNepal(unit.now);
  const { days } = await readTerm(unit.tx, 'REPRESENTATIVE_OBJECTION', today);
  const removal = {
    id: unit.newId(),
    company_id: companyId,
    account_id: accountId,
    asked_by: actor.accountId,
    asked_at: unit.now,
    remark,
    until: addDays(today, days),
    state: 'ASKED' as const,
  };
  await unit.tx.insertInto('representative_removal').values(removal).execute();
  scheduleRemoval(unit, removal);
  await record(unit, { companyId, action: 'REMOVAL_ASKED', actor, accountId, remark });
  await tell(unit, actor, company, { representatives, accountId, remark, until: removal.until });
  return { until: removal.until };
}

/** Checked before a code is sent, and again when it is returned. */
async function removable(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  accountId: string,
): Promise<{ company: CompanyName; representatives: string[]; asked: RemovalRow | undefined }> {
  const company = await openOwnCompany(unit, actor, companyId);
  // leaving has its own route, and needs no code
  if (accountId === actor.accountId) refuse('REQ-404');
  const today = dayInNepal(unit.now);
  const representatives = await representativesOf(unit.tx, companyId, today);
  if (!representatives.includes(accountId)) await refuseStranger(unit, companyId, accountId);
  const { newDays } = await readTerm(unit.tx, 'REPRESENTATIVE_REMOVAL', today);
  const from = addDays(await sinceWhen(unit, companyId, actor.accountId, today), newDays);
  if (today < from) refuse('FLOW-409', { message: 'representation.tooNew', parameters: dayParameters('from', from) });
  if (!(await someoneElseCanAct(unit.tx, representatives, accountId)))
    refuse('FLOW-409', { message: 'representation.lastOne' });
  if (await hasObjected(unit, companyId, accountId, await sinceWhen(unit, companyId, accountId, today)))
    refuse('FLOW-409', { message: 'representation.removalObjected' });
  const asked = await askedRemoval(unit, companyId, accountId);
  if (asked && asked.asked_by !== actor.accountId)
    refuse('FLOW-409', { message: 'representation.removalAskedAlready' });
  return { company, representatives, asked };
}

/** The day since which the user has represented the company without a break. */
async function sinceWhen({ tx }: UnitOfWork, companyId: string, accountId: string, today: string): Promise<string> {
  const { since } = await tx
    .selectFrom('company_representative')
    .select((seat) => seat.fn.min('since').as('since'))
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .executeTakeFirstOrThrow();
  return since;
}

/** A person who has objected stays until the company's board and the office decide. */
async function hasObjected({ tx }: UnitOfWork, companyId: string, accountId: string, since: string): Promise<boolean> {
  const objected = await tx
    .selectFrom('representative_removal')
    .select('id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'OBJECTED')
    .where('until', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return objected !== undefined;
}

async function tell(
  unit: UnitOfWork,
  actor: Actor,
  company: CompanyName,
  asked: { representatives: readonly string[]; accountId: string; remark: string; until: string },
): Promise<void> {
  const { representatives, accountId, remark, until } = asked;
  const change: Change = {
    company,
    subject: await nameOf(unit.tx, accountId),
    by: await nameOf(unit.tx, actor.accountId),
    remark,
    until,
    type: 'REPRESENTATIVE_CHANGED',
    link: linkOf(company.id),
    title: 'representation.removalAsked.title',
    body: 'representation.removalAsked.body',
  };
  await notifyPeople(unit, [accountId], {
    ...change,
    title: 'representation.yourRemovalAsked.title',
    body: 'representation.yourRemovalAsked.body',
    next: 'representation.yourRemovalAsked.next',
    action: { label: 'mail.action.answer' },
    sms: 'representation.yourRemovalAsked.sms',
  });
  // the caller is notified too, because their account may have been misused
  await notifyPeople(
    unit,
    representatives.filter((id) => id !== accountId),
    change,
  );
  await notifyDirectors(unit, change);
}

/** A code is valid for this account, this company and the person to be removed. */
function subjectOf(actor: Actor, companyId: string, accountId: string): string {
  return `${actor.accountId}:${companyId}:${accountId}`;
}
