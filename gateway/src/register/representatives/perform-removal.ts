import { dayInNepal } from '../../platform/clock';
import type { Platform } from '../../platform/platform';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { notifyDirectors, notifyPeople, type Change } from '../notify-of-change';
import { companyNamed, holdCompany, isClosed } from '../open-company';
import { nameOf } from '../person-name';
import { representativesOf, someoneElseCanAct } from '../representation';
import { linkOf, record } from './invitation';
import { removalJob, settleRemoval } from './removal';
import { endSeat, endStanding, withdrawTheirInvitations } from './remove-representative';

export function handleRemovals({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(removalJob, ({ removalId }) => runUnitOfWork((unit) => performRemoval(unit, removalId)));
}

/**
 * Ends the representation after the time to object. Drafts and applications stay with the company. The company is
 * locked, so that of two representatives who remove each other one remains; a removal that would leave no
 * representative does not take effect.
 */
async function performRemoval(unit: UnitOfWork, removalId: string): Promise<void> {
  const { company_id: companyId } = await unit.tx
    .selectFrom('representative_removal')
    .select('company_id')
    .where('id', '=', removalId)
    .executeTakeFirstOrThrow();
  await holdCompany(unit, companyId);
  const removal = await unit.tx
    .selectFrom('representative_removal')
    .selectAll()
    .where('id', '=', removalId)
    .executeTakeFirstOrThrow();
  if (removal.state !== 'ASKED') return;
  const { account_id: accountId, asked_by: askedBy, remark } = removal;
  const today = dayInNepal(unit.now);
  const { status, ...company } = await companyNamed(unit.tx, companyId).executeTakeFirstOrThrow();
  const before = await representativesOf(unit.tx, companyId, today);
  const standing = before.includes(accountId) && before.includes(askedBy) && !isClosed(status);
  if (!standing || !(await someoneElseCanAct(unit.tx, before, accountId))) {
    await settleRemoval(unit, removalId, 'WITHDRAWN', null);
    return;
  }
  await settleRemoval(unit, removalId, 'DONE', null);
  await endSeat(unit, companyId, accountId);
  await record(unit, { companyId, action: 'REMOVED', actor: null, by: askedBy, accountId, remark });
  await withdrawTheirInvitations(unit, companyId, accountId, askedBy);

  const change: Change = {
    company,
    subject: await nameOf(unit.tx, accountId),
    by: await nameOf(unit.tx, askedBy),
    remark,
    type: 'REPRESENTATIVE_CHANGED',
    link: linkOf(companyId),
    title: 'representation.removed.title',
    body: 'representation.removed.body',
  };
  await notifyPeople(
    unit,
    before.filter((id) => id !== accountId),
    change,
  );
  await notifyPeople(unit, [accountId], {
    ...change,
    title: 'representation.youWereRemoved.title',
    body: 'representation.youWereRemoved.body',
    next: 'representation.youWereRemoved.next',
    link: '/dashboard',
    sms: 'representation.youWereRemoved.sms',
  });
  await notifyDirectors(unit, change);
  await endStanding(unit, null, accountId);
}
