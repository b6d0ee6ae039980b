import { sql } from 'kysely';
import type { MandateStep } from '@registrar/domain/calls/representatives';
import { validationMessage } from '@registrar/domain/messages/validation';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { domainLanguage, type MessageKey, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { openCompany, ownCompany, type CompanyName } from '../open-company';
import { nameOf } from '../person-name';
import { representativesOf } from '../representation';
import { notifyPeople } from '../notify-of-change';
import { isPast, stepsOf, type MandateRow, type Side } from './mandate';

export interface StepInput {
  readonly mandateId: string;
  readonly step: MandateStep;
  readonly remark?: string;
  readonly language: WireLanguage;
}

const RESULT = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  withdraw: 'WITHDRAWN',
  end: 'ENDED',
} as const satisfies Record<MandateStep, MandateRow['state']>;

const NEWS: Readonly<Record<MandateStep, Readonly<Record<Side, { title: MessageKey; body: MessageKey }>>>> = {
  accept: { COMPANY: said('mandate.acceptedByCompany'), INTERMEDIARY: said('mandate.acceptedByIntermediary') },
  decline: { COMPANY: said('mandate.declinedByCompany'), INTERMEDIARY: said('mandate.declinedByIntermediary') },
  withdraw: { COMPANY: said('mandate.withdrawnByCompany'), INTERMEDIARY: said('mandate.withdrawnByIntermediary') },
  end: { COMPANY: said('mandate.endedByCompany'), INTERMEDIARY: said('mandate.endedByIntermediary') },
};

/** A step of the company; any of its representatives may take it. */
export async function takeStepForCompany(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  input: StepInput,
): Promise<void> {
  const company = await ownCompany(unit.tx, actor, companyId, unit.now);
  const mandate = await holdMandate(unit, input.mandateId);
  if (mandate?.company_id !== companyId) refuse('REQ-404');
  await takeStep(unit, actor, { mandate, company, side: 'COMPANY' }, input);
}

/** A step of the intermediary. */
export async function takeOwnStep(unit: UnitOfWork, actor: Actor, input: StepInput): Promise<void> {
  const mandate = await holdMandate(unit, input.mandateId);
  if (!mandate || !(await isOf(unit, mandate, actor))) refuse('REQ-404');
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'registration_number as regNo', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
    .where('id', '=', mandate.company_id)
    .executeTakeFirstOrThrow();
  await takeStep(unit, actor, { mandate, company, side: 'INTERMEDIARY' }, input);
}

async function takeStep(
  unit: UnitOfWork,
  actor: Actor,
  { mandate, company, side }: { mandate: MandateRow; company: CompanyName; side: Side },
  { step, remark, language }: StepInput,
): Promise<void> {
  const today = dayInNepal(unit.now);
  if (mandate.state === RESULT[step]) return; // the same step again changes nothing
  if (isPast(mandate, today) || !stepsOf(mandate, side, today).includes(step))
    refuse('FLOW-409', { message: 'mandate.notNow' });
  if (step === 'accept') await openCompany(unit, company.id);
  else if (!remark) {
    const code = 'REASON_REQUIRED';
    refuse('VAL-422', {
      errors: [{ path: 'remark', code, message: validationMessage(code, domainLanguage(language)) }],
    });
  }
  const accountId = side === 'INTERMEDIARY' ? actor.accountId : mandate.account_id;
  await unit.tx
    .updateTable('mandate')
    .set({
      state: RESULT[step],
      account_id: accountId,
      remark: remark || null,
      version: mandate.version + 1,
      ...(step === 'accept' ? { since: today } : {}),
      ...(step === 'end'
        ? { ended_at: unit.now, ended_by: actor.accountId }
        : { settled_at: unit.now, settled_by: actor.accountId }),
    })
    .where('id', '=', mandate.id)
    .execute();
  unit.audit({
    actor,
    action: `mandate.${step}`,
    objectType: 'mandate',
    objectId: mandate.id,
    objectVersion: mandate.version + 1,
    before: { state: mandate.state },
    after: { state: RESULT[step], companyId: company.id, accountId },
    remark,
  });
  await notifyOthers(unit, actor, { company, accountId, side, step, remark });
}

/** Notifies all people of the mandate except the caller. */
async function notifyOthers(
  unit: UnitOfWork,
  actor: Actor,
  done: { company: CompanyName; accountId: string | null; side: Side; step: MandateStep; remark?: string },
): Promise<void> {
  const { company, accountId, side, step, remark } = done;
  const change = {
    company,
    subject: accountId === null ? undefined : await nameOf(unit.tx, accountId),
    by: await nameOf(unit.tx, actor.accountId),
    remark,
    type: 'MANDATE_CHANGED' as const,
    ...NEWS[step][side],
    sms: step === 'end' && (`mandate.ended${side === 'COMPANY' ? 'ByCompany' : 'ByIntermediary'}.sms` as const),
  };
  const representatives = (await representativesOf(unit.tx, company.id, dayInNepal(unit.now))).filter(
    (id) => id !== actor.accountId,
  );
  await notifyPeople(unit, representatives, { ...change, link: `/representatives?company=${company.id}` });
  if (side === 'COMPANY' && accountId !== null) await notifyPeople(unit, [accountId], { ...change, link: '/mandates' });
}

async function holdMandate(unit: UnitOfWork, mandateId: string): Promise<MandateRow | undefined> {
  return unit.tx.selectFrom('mandate').selectAll().where('id', '=', mandateId).forUpdate().executeTakeFirst();
}

/** The caller's own mandate, or one offered to their proved address before an account was known for it. */
async function isOf(unit: UnitOfWork, mandate: MandateRow, actor: Actor): Promise<boolean> {
  if (mandate.account_id !== null) return mandate.account_id === actor.accountId;
  const own = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', actor.accountId)
    .where('email_verified', '=', true)
    .where(sql`lower(email)`, '=', mandate.email)
    .executeTakeFirst();
  return own !== undefined;
}

function said<Event extends string>(event: Event): { title: `${Event}.title`; body: `${Event}.body` } {
  return { title: `${event}.title`, body: `${event}.body` };
}
