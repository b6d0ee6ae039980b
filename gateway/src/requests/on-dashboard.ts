import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { REQUESTS_PAGE, refundHandler } from './refunds/refund-handler';

/** What waits for the officers who answer requests, with the earliest last day. */
export const requestsOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor }) {
    const { kind } = refundHandler;
    if (!may(actor.role, kind.decidedWith)) return [];
    const { total, dueOn } = await db
      .selectFrom('request')
      .where('kind', '=', kind.key)
      .where('status', 'in', ['ASKED', 'REOPENED'])
      .where('office_id', '=', actor.officeId ?? -1)
      .select((of) => [sql<number>`count(*)`.as('total'), of.fn.min('due_on').as('dueOn')])
      .executeTakeFirstOrThrow();
    if (total === 0) return [];
    return [
      nextStep('ANSWER_REFUND_REQUESTS', 'next.answerRefundRequests', { count: total, link: REQUESTS_PAGE, dueOn }),
    ];
  },
};
