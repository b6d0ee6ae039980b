import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../../dashboard-parts/contribution';
import { nextStep } from '../../dashboard-parts/next-step';
import { readWaitingInvitations } from './answer-invitation';

/** An invitation waits for who has just opened an account because of it; those who cannot accept one are not asked. */
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
