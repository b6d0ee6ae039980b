import { addDays } from '@registrar/domain/calendar';
import { endSessionsOf } from '../../accounts/sessions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { openOwnCompany } from '../open-company';
import { nameOf } from '../person-name';
import { companiesOf, representativesOf, someoneElseCanAct } from '../representation';
import { notifyDirectors, notifyPeople, type Change } from '../notify-of-change';
import { linkOf, record, withdrawOpen } from './invitation';
import { dropRemovals } from './removal';

/**
 * Ends the caller's own representation at once. The company is locked, so that of two who leave at once one remains.
 * Drafts and applications stay with the company.
 */
export async function stepDown(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  input: { accountId: string; remark: string },
): Promise<{ signedOut: boolean }> {
  const company = await openOwnCompany(unit, actor, companyId);
  const { accountId, remark } = input;
  const before = await representativesOf(unit.tx, companyId, dayInNepal(unit.now));
  if (!before.includes(accountId)) await refuseStranger(unit, companyId, accountId);
  if (accountId !== actor.accountId) refuse('FLOW-409', { message: 'representation.removalNeedsCode' });
  if (!(await someoneElseCanAct(unit.tx, before, accountId))) refuse('FLOW-409', { message: 'representation.lastOne' });

  await endSeat(unit, companyId, accountId);
  await record(unit, { companyId, action: 'LEFT', actor, accountId, remark });
  const change: Change = {
    company,
    subject: await nameOf(unit.tx, accountId),
    remark,
    type: 'REPRESENTATIVE_CHANGED',
    link: linkOf(companyId),
    title: 'representation.left.title',
    body: 'representation.left.body',
  };
  await notifyPeople(
    unit,
    before.filter((id) => id !== accountId),
    change,
  );
  await notifyDirectors(unit, change);
  return { signedOut: await endStanding(unit, actor, accountId) };
}

/** Ends the representation; removals of or by the user become void. */
export async function endSeat(unit: UnitOfWork, companyId: string, accountId: string): Promise<void> {
  const today = dayInNepal(unit.now);
  await unit.tx
    .updateTable('company_representative')
    .set({ until: addDays(today, -1), ended_at: unit.now })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  await dropRemovals(unit, companyId, accountId);
}

/** Refuses with another answer for a former representative than for an unknown person. */
export async function refuseStranger(unit: UnitOfWork, companyId: string, accountId: string): Promise<never> {
  const former = await unit.tx
    .selectFrom('company_representative')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return former ? refuse('FLOW-409', { message: 'representation.alreadyFormer' }) : refuse('REQ-404');
}

/** Withdraws the open invitations of a removed representative. */
export async function withdrawTheirInvitations(
  unit: UnitOfWork,
  companyId: string,
  accountId: string,
  by: string,
): Promise<void> {
  for (const { id, restores } of await withdrawOpen(unit, { companyId, invitedBy: accountId }, by))
    await record(unit, { companyId, action: 'WITHDRAWN', actor: null, by, accountId: restores, invitationId: id });
}

/**
 * A user who represents no company any more becomes an applicant again and must sign in again. Returns whether that is
 * so.
 */
export async function endStanding(unit: UnitOfWork, actor: Actor | null, accountId: string): Promise<boolean> {
  if ((await companiesOf(unit.tx, accountId, dayInNepal(unit.now))).length > 0) return false;
  const changed = await unit.tx
    .updateTable('account')
    .set((account) => ({ role: 'APPLICANT', version: account('version', '+', 1) }))
    .where('id', '=', accountId)
    .where('role', '=', 'COMPANY_REPRESENTATIVE')
    .returning('id')
    .executeTakeFirst();
  if (changed)
    unit.audit({
      actor,
      action: 'account.role',
      objectType: 'account',
      objectId: accountId,
      before: { role: 'COMPANY_REPRESENTATIVE' },
      after: { role: 'APPLICANT' },
    });
  await endSessionsOf(unit, accountId, 'REPRESENTATION_ENDED');
  return true;
}
