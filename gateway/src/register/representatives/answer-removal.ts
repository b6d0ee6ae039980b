import type { RemovalStep } from '@registrar/domain/calls/representatives';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { notifyDirectors, notifyPeople } from '../notify-of-change';
import { openOwnCompany } from '../open-company';
import { nameOf } from '../person-name';
import { representativesOf } from '../representation';
import { linkOf, record } from './invitation';
import { askedRemoval, settleRemoval } from './removal';

const STEPS = {
  object: {
    state: 'OBJECTED',
    action: 'REMOVAL_OBJECTED',
    title: 'representation.removalObjected.title',
    body: 'representation.removalObjected.body',
    next: 'representation.removalObjected.next',
  },
  withdraw: {
    state: 'WITHDRAWN',
    action: 'REMOVAL_WITHDRAWN',
    title: 'representation.removalWithdrawn.title',
    body: 'representation.removalWithdrawn.body',
    next: undefined,
  },
} as const;

/**
 * The person concerned objects and stays: from then on only the board and the office can remove them. Any other
 * representative may withdraw a removal.
 */
export async function answerRemoval(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  input: { accountId: string; step: RemovalStep; remark: string },
): Promise<void> {
  const { accountId, step, remark } = input;
  const company = await openOwnCompany(unit, actor, companyId);
  if ((step === 'object') !== (accountId === actor.accountId)) refuse('REQ-404');
  const today = dayInNepal(unit.now);
  const representatives = await representativesOf(unit.tx, companyId, today);
  if (!representatives.includes(accountId)) refuse('REQ-404');
  const removal = await askedRemoval(unit, companyId, accountId);
  if (!removal) refuse('FLOW-409', { message: 'representation.noRemoval' });
  if (step === 'object' && today > removal.until) refuse('FLOW-409', { message: 'representation.objectionTimeOver' });

  const { state, action, ...told } = STEPS[step];
  await settleRemoval(unit, removal.id, state, actor.accountId);
  await record(unit, { companyId, action, actor, accountId, remark });
  const change = {
    ...told,
    company,
    subject: await nameOf(unit.tx, accountId),
    by: await nameOf(unit.tx, actor.accountId),
    remark,
    type: 'REPRESENTATIVE_CHANGED',
    link: linkOf(companyId),
  } as const;
  await notifyPeople(
    unit,
    representatives.filter((id) => id !== actor.accountId),
    change,
  );
  await notifyDirectors(unit, change);
}
