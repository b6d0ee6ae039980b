import type { Bilingual } from '@registrar/domain/bilingual';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProposalNews } from '../proposals/proposal-kind';
import type { ProposedChange } from './proposed-change';
import { accountName, officeName, roleName } from './staff-names';
import { STAFF_CHANGES_PAGE, notifyStaff, type StaffMessage } from './notify-staff';

/** Notifies the approvers, the proposer and the person whom a proposed change is about. */
export async function notifyOfChange(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedChange>,
): Promise<void> {
  const { content, proposed_by } = proposal;
  const person = await accountName(unit, content.accountId);
  const words: Record<string, Bilingual> =
    event === 'proposed'
      ? { person, proposer: await accountName(unit, proposed_by), ...(await beforeAndAfter(unit, content)) }
      : { person };
  const tell = (to: string, message: StaffMessage, link?: string): Promise<void> =>
    notifyStaff(unit, { to, message, event: proposal.id, words, remark, ...(link !== undefined && { link }) });
  const { toReceiver, toPerson } = MESSAGES[event](content.kind === 'SECOND_FACTOR');
  if (toReceiver) for (const to of receivers) await tell(to, toReceiver, STAFF_CHANGES_PAGE);
  if (toPerson) await tell(content.accountId, toPerson);
}

interface Messages {
  readonly toReceiver?: StaffMessage;
  readonly toPerson?: StaffMessage;
}

/** An approval is told to the person by what takes effect. */
const MESSAGES: Readonly<Record<ProposalNews<ProposedChange>['event'], (isReset: boolean) => Messages>> = {
  proposed: (isReset) =>
    isReset
      ? { toReceiver: 'resetProposed.approver', toPerson: 'resetProposed.person' }
      : { toReceiver: 'proposed.approver', toPerson: 'proposed.person' },
  approved: () => ({ toReceiver: 'approved.proposer' }),
  refused: () => ({ toReceiver: 'refused.proposer', toPerson: 'refused.person' }),
  withdrawn: () => ({ toPerson: 'withdrawn.person' }),
  expired: () => ({ toReceiver: 'expired.proposer' }),
};

async function beforeAndAfter(
  unit: UnitOfWork,
  { kind, roleBefore, roleAfter, officeBefore, officeAfter }: ProposedChange,
): Promise<{ before: Bilingual; after: Bilingual }> {
  return kind === 'OFFICE'
    ? { before: await officeName(unit, officeBefore), after: await officeName(unit, officeAfter) }
    : { before: roleName(roleBefore), after: roleName(roleAfter) };
}
