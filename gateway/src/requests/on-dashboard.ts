import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { dayInNepal } from '../platform/clock';
import { GRIEVANCES_PAGE, grievanceHandler } from './grievances/grievance-handler';
import { isConcernedBy } from './grievances/impartial';
import { REQUESTS_PAGE, refundHandler } from './refunds/refund-handler';

/** What waits for the officers who answer requests, with the earliest last day. */
export const requestsOnDashboard: DashboardContribution = {
  nextSteps: async (asked) => [...(await refundSteps(asked)), ...(await grievanceSteps(asked))],
};

type Asked = Parameters<NonNullable<DashboardContribution['nextSteps']>>[0];

async function refundSteps({ db, actor }: Asked) {
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
}

/** Nobody is asked to answer what concerns them, or what another officer has. */
async function grievanceSteps({ db, actor, now }: Asked) {
  const { kind } = grievanceHandler;
  if (!may(actor.role, kind.decidedWith)) return [];
  const { total, dueOn } = await db
    .selectFrom('request')
    .innerJoin('grievance', 'grievance.request_id', 'request.id')
    .where('request.kind', '=', kind.key)
    .where('request.status', 'not in', ['DONE', 'REFUSED'])
    .where('request.office_id', '=', actor.officeId ?? -1)
    .where((where) => where.or([where('handler', 'is', null), where('handler', '=', actor.accountId)]))
    .where((where) => where.not(isConcernedBy(sql`${actor.accountId}::uuid`, dayInNepal(now))))
    .select((of) => [sql<number>`count(*)`.as('total'), of.fn.min('request.due_on').as('dueOn')])
    .executeTakeFirstOrThrow();
  if (total === 0) return [];
  return [nextStep('ANSWER_GRIEVANCES', 'next.answerGrievances', { count: total, link: GRIEVANCES_PAGE, dueOn })];
}
