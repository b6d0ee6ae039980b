import type { NextStep } from '@registrar/domain/calls/dashboard';
import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution, DashboardQuestion } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { dayInNepal } from '../platform/clock';
import { countToDecide, waitsAbout } from '../proposals/list-proposals';
import { companiesOf } from '../register/representation';
import { RESTORATIONS_PAGE } from './notify-of-restoration';
import { unpaidFines } from './restoration-proposal';

/** Restorations that wait: for the registrars of the office, and for who represents the company. */
export const restorationsOnDashboard: DashboardContribution = {
  nextSteps: async (question) =>
    may(question.actor.role, 'APPROVE_RESTORATION') ? toDecide(question) : ofOwnCompanies(question),
};

async function toDecide({ db, actor, now }: DashboardQuestion): Promise<NextStep[]> {
  const count = await countToDecide(db, actor, 'RESTORATION', now);
  return count === 0
    ? []
    : [nextStep('DECIDE_RESTORATIONS', 'next.decideRestorations', { count, link: RESTORATIONS_PAGE })];
}

/** The fines are paid first (section 137(4)); then it is the turn of the office. */
async function ofOwnCompanies({ db, actor, now }: DashboardQuestion): Promise<NextStep[]> {
  if (!actor.external) return [];
  const represented = (await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId);
  if (represented.length === 0) return [];
  const companies = await db
    .selectFrom('company')
    .select(['id', 'name_english', 'name_nepali'])
    .where('id', 'in', represented)
    .where(waitsAbout('RESTORATION', sql`company.id::text`, now))
    .orderBy('id')
    .execute();
  const steps: NextStep[] = [];
  for (const { id, name_english: en, name_nepali: ne } of companies) {
    const amountPaisa = (await unpaidFines(db, [id], now)).reduce((sum, { shown }) => sum + shown.restPaisa, 0);
    const name = { ne, en };
    steps.push(
      amountPaisa === 0
        ? nextStep('RESTORATION_WAITS', 'next.restorationWaits', { name, link: `/company/${id}` })
        : nextStep('PAY_FOR_RESTORATION', 'next.payForRestoration', {
            name,
            amountPaisa,
            link: '/fine-calculation/due-payment',
          }),
    );
  }
  return steps;
}
