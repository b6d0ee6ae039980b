import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { countToDecide, oldestToDecide } from '../proposals/list-proposals';
import { proceedingPage } from './notify-of-proposal';

/** Orders on proceedings of the office that wait for a second person; the step leads to the oldest. */
export const proceedingOrdersOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'ORDER_PROCEEDING')) return [];
    const oldest = await oldestToDecide(db, actor, 'PROCEEDING_ORDER', now);
    if (oldest === undefined) return [];
    const count = await countToDecide(db, actor, 'PROCEEDING_ORDER', now);
    return [
      nextStep('DECIDE_PROCEEDING_ORDERS', 'next.decideProceedingOrders', { count, link: proceedingPage(oldest) }),
    ];
  },
};
