import type { UnitOfWork } from '../../platform/unit-of-work';
import { notify } from '../../notifications/notify';

/** What happened to the owner's second factor. */
export type SecondFactorNews = 'added' | 'removed' | 'reset' | 'newCodes' | 'recoveryCodeUsed';

/** By mail and in the portal, each time: somebody else may have done it. */
export async function notifyOwner(unit: UnitOfWork, accountId: string, news: SecondFactorNews): Promise<void> {
  await notify(unit, {
    accountId,
    eventKey: `second-factor:${news}:${unit.newId()}`,
    type: 'ACCOUNT_SECURITY',
    title: `account.secondFactor.${news}.title`,
    body: `account.secondFactor.${news}.body`,
    action: { label: 'mail.action.profile' },
    link: '/user-profile?section=second-factor',
  });
}
