import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../../dashboard-parts/contribution';
import { nextStep } from '../../dashboard-parts/next-step';
import { readWaitingInvitations } from './answer-invitation';

/** Open invitations of a new account; accounts that cannot accept one get no step. */
export const invitationsOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'REPRESENT')) return [];
    const waiting = await readWaitingInvitations(db, actor, now);
    return waiting.map(({ id, company }) =>
      nextStep('ANSWER_INVITATION', 'next.answerInvitation', {
        name: { ne: company.nameNepali, en: company.nameEnglish },
        link: `/representative-invitation/${id}`,
      }),
    );
  },
};
