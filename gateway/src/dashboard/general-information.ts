import type { DashboardCompany } from '@registrar/domain/calls/dashboard';
import { FILING_ROLES } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';

/**
 * What the portal is for is told to who begins: not to officers, and not to somebody whose company the office has
 * approved or who was moved from the old system. A mandate is no company of one's own.
 */
export function isGeneralInformationOpen(
  actor: Actor,
  account: { generalInformationClosed: boolean; isMigrated: boolean },
  companies: readonly DashboardCompany[],
): boolean {
  if (account.generalInformationClosed || account.isMigrated || !FILING_ROLES.includes(actor.role)) return false;
  return companies.every(({ capacity }) => capacity !== 'REPRESENTATIVE');
}

/** The first time counts; whoever closes it again, in another tab, changes nothing. */
export async function closeGeneralInformation(unit: UnitOfWork, actor: Actor): Promise<void> {
  const closed = await unit.tx
    .updateTable('account')
    .set({ general_information_closed_at: unit.now })
    .where('id', '=', actor.accountId)
    .where('general_information_closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed)
    unit.audit({ actor, action: 'GENERAL_INFORMATION_CLOSED', objectType: 'account', objectId: actor.accountId });
}
