import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../../dashboard/contribution';
import { sentence } from '../../platform/language';
import { readWaitingInvitations } from './answer-invitation';

/** An invitation waits for who has just opened an account because of it; those who cannot accept one are not asked. */
export const invitationsOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'REPRESENT')) return [];
    const waiting = await readWaitingInvitations(db, actor, now);
    return waiting.map(({ id, company }) => {
      const parameters = { company: company.nameEnglish, companyNepali: company.nameNepali };
      return {
        code: 'ANSWER_INVITATION',
        titleNe: sentence('next.answerInvitation', 'np', parameters),
        titleEn: sentence('next.answerInvitation', 'en', parameters),
        link: `/representative-invitation/${id}`,
        applicationId: null,
        dueOn: null,
      };
    });
  },
};
