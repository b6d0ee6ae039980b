import type { Mandate } from '@registrar/domain/calls/representatives';
import { may } from '@registrar/domain/permissions';
import type { DashboardContribution, DashboardQuestion } from '../../dashboard-parts/contribution';
import { nextStep } from '../../dashboard-parts/next-step';
import { dayInNepal } from '../../platform/clock';
import { describeMandate, isOwnMandate, mandates } from './mandate';

/** What companies offer an intermediary, with accepting and declining; nothing is begun for them before. */
export const mandatesOnDashboard: DashboardContribution = {
  offeredMandates: readOffered,
  async nextSteps(question) {
    const count = (await readOffered(question)).length;
    return count === 0 ? [] : [nextStep('ANSWER_MANDATE', 'next.answerMandate', { count, link: '/mandates' })];
  },
};

async function readOffered({ db, actor, now }: DashboardQuestion): Promise<Mandate[]> {
  if (!may(actor.role, 'ACT_BY_MANDATE')) return [];
  const rows = await mandates(db)
    .where(isOwnMandate(actor.accountId))
    .where('mandate.state', '=', 'PENDING')
    .where('mandate.asked_by', '=', 'COMPANY')
    .limit(200)
    .execute();
  return rows
    .map((row) => describeMandate(row, 'INTERMEDIARY', dayInNepal(now)))
    .filter(({ steps }) => steps.includes('accept'));
}
