import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { countToDecide } from '../proposals/list-proposals';

/** Proposals on the people of an office that wait for a second person. */
export const staffOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'APPROVE_STAFF_CHANGE')) return [];
    const total = await countToDecide(db, actor, 'STAFF_CHANGE', now);
    return total === 0
      ? []
      : [nextStep('DECIDE_STAFF_CHANGES', 'next.decideStaffChanges', { count: total, link: '/management/staff' })];
  },
};
