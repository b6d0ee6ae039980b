import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { countToDecide } from '../proposals/list-proposals';
import { ADMISSIONS_PAGE } from './notify-of-admission';

/** Admissions of institutions in the office that wait for a second person. */
export const institutionsOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'APPROVE_INSTITUTION')) return [];
    const total = await countToDecide(db, actor, 'INSTITUTION_ADMISSION', now);
    return total === 0
      ? []
      : [nextStep('DECIDE_INSTITUTIONS', 'next.decideInstitutions', { count: total, link: ADMISSIONS_PAGE })];
  },
};
