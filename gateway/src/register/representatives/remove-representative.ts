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
import { linkOf, record } from './invitation';

/**
 * Ends a person's power to speak for the company, at this moment; one's own as well. The company is held meanwhile, so
 * that of two who remove each other one remains. Its drafts and applications stay with the company.
 */
export async function removeRepresentative(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  input: { accountId: string; remark: string },
): Promise<{ signedOut: boolean }> {
  const company = await openOwnCompany(unit, actor, companyId);
  const { accountId, remark } = input;
  const today = dayInNepal(unit.now);
  const before = await representativesOf(unit.tx, companyId, today);
  if (!before.includes(accountId)) await refuseStranger(unit, companyId, accountId);
  if (!(await someoneElseCanAct(unit.tx, before, accountId))) refuse('FLOW-409', { message: 'representation.lastOne' });

  await unit.tx
    .updateTable('company_representative')
    .set({ until: addDays(today, -1), ended_at: unit.now })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  const left = accountId === actor.accountId;
  await record(unit, { companyId, action: left ? 'LEFT' : 'REMOVED', actor, accountId, remark });
  if (!left) await withdrawTheirInvitations(unit, actor, companyId, accountId);

  const change: Change = {
    company,
    subject: await nameOf(unit.tx, accountId),
    by: await nameOf(unit.tx, actor.accountId),
    remark,
    type: 'REPRESENTATIVE_CHANGED',
    link: linkOf(companyId),
    title: left ? 'representation.left.title' : 'representation.removed.title',
    body: left ? 'representation.left.body' : 'representation.removed.body',
  };
  await notifyPeople(
    unit,
    before.filter((id) => id !== actor.accountId && id !== accountId),
    change,
  );
  if (!left)
    await notifyPeople(unit, [accountId], {
      ...change,
      title: 'representation.youWereRemoved.title',
      body: 'representation.youWereRemoved.body',
      next: 'representation.youWereRemoved.next',
      link: '/dashboard',
      sms: 'representation.youWereRemoved.sms',
    });
  await notifyDirectors(unit, change);
  const signedOut = await endStanding(unit, actor, accountId, today);
  return { signedOut: left && signedOut };
}

/** Known to the company from earlier, or never heard of. */
async function refuseStranger(unit: UnitOfWork, companyId: string, accountId: string): Promise<never> {
  const former = await unit.tx
    .selectFrom('company_representative')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return former ? refuse('FLOW-409', { message: 'representation.alreadyFormer' }) : refuse('REQ-404');
}

/** Whoever lost the company's trust does not bring others in by the back door. */
async function withdrawTheirInvitations(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  accountId: string,
): Promise<void> {
  const open = await unit.tx
    .updateTable('representative_invitation')
    .set({ state: 'WITHDRAWN', settled_at: unit.now, settled_by: actor.accountId })
    .where('company_id', '=', companyId)
    .where('invited_by', '=', accountId)
    .where('state', '=', 'PENDING')
    .returning(['id', 'restores'])
    .execute();
  for (const { id, restores } of open)
    await record(unit, { companyId, action: 'WITHDRAWN', actor, accountId: restores, invitationId: id });
}

/** Who represents no company any more is an applicant again, and signs in anew. */
async function endStanding(unit: UnitOfWork, actor: Actor, accountId: string, today: string): Promise<boolean> {
  if ((await companiesOf(unit.tx, accountId, today)).length > 0) return false;
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
