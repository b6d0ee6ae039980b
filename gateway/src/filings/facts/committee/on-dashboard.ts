import type { NextStep } from '@registrar/domain/calls/dashboard';
import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../../../dashboard-parts/contribution';
import { nextStep } from '../../../dashboard-parts/next-step';
import { COMMITTEE_PAGE } from './convene';

/** For a member the items of meetings that have started; for the convener the items without a meeting. */
export const committeeOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }): Promise<NextStep[]> {
    const steps: NextStep[] = [];
    if (may(actor.role, 'DECIDE_IN_COMMITTEE')) {
      const items = await db
        .selectFrom('committee_item')
        .innerJoin('committee_meeting', 'committee_meeting.id', 'committee_item.meeting_id')
        .innerJoin('committee_invitation', 'committee_invitation.meeting_id', 'committee_meeting.id')
        .select('committee_item.id')
        .where('committee_invitation.account_id', '=', actor.accountId)
        .where('committee_item.decided_at', 'is', null)
        .where('committee_meeting.held_at', '<=', now)
        .execute();
      if (items.length > 0)
        steps.push(nextStep('COMMITTEE_DECIDE', 'next.committeeDecide', { count: items.length, link: COMMITTEE_PAGE }));
    }
    if (may(actor.role, 'CONVENE_COMMITTEE') && actor.officeId !== null) {
      const items = await db
        .selectFrom('committee_item')
        .select('id')
        .where('office_id', '=', actor.officeId)
        .where('decided_at', 'is', null)
        .where('meeting_id', 'is', null)
        .execute();
      if (items.length > 0)
        steps.push(
          nextStep('COMMITTEE_CONVENE', 'next.committeeConvene', { count: items.length, link: COMMITTEE_PAGE }),
        );
    }
    return steps;
  },
};
