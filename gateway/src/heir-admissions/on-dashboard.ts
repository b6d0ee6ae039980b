import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { countToDecide } from '../proposals/list-proposals';
import { HEIR_ADMISSIONS_PAGE } from './notify-of-admission';

/** Admissions of heirs in the office that wait for a second person. */
export const heirAdmissionsOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'APPROVE_HEIR_ADMISSION')) return [];
    const total = await countToDecide(db, actor, 'HEIR_ADMISSION', now);
    return total === 0
      ? []
      : [nextStep('DECIDE_HEIR_ADMISSIONS', 'next.decideHeirAdmissions', { count: total, link: HEIR_ADMISSIONS_PAGE })];
  },
};
