import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { countToDecide } from '../proposals/list-proposals';
import { ORDER_PROPOSALS_PAGE } from './notify-of-proposal';

/** Orders on companies of the office that wait for a second person. */
export const ordersOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'APPROVE_COMPANY_ORDER')) return [];
    const total = await countToDecide(db, actor, 'COMPANY_ORDER', now);
    return total === 0
      ? []
      : [nextStep('DECIDE_COMPANY_ORDERS', 'next.decideCompanyOrders', { count: total, link: ORDER_PROPOSALS_PAGE })];
  },
};
