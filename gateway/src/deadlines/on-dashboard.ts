import type { NextStep } from '@registrar/domain/calls/dashboard';
import { sentence } from '../platform/language';
import type { DashboardContribution } from '../dashboard/contribution';
import { deadlinesOf } from './deadlines-of';

/** From when on a day is something to do and not only something to know. */
const NEAR_DAYS = 30;
/** The step "register the company" speaks of them. */
const ALREADY_A_STEP: readonly string[] = ['RESERVATION_FORM', 'RESERVATION_EXPIRY'];

/** What is overdue or due soon, among the next steps. */
export const deadlinesOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }): Promise<NextStep[]> {
    const near = (await deadlinesOf(db, actor.accountId, now)).filter(({ daysLeft, kind }) => daysLeft <= NEAR_DAYS && !ALREADY_A_STEP.includes(kind));
    return near.map(({ kind, id, titleNe, titleEn, aboutNe, aboutEn, dueOn, link }) => ({
      code: `DEADLINE_${kind}:${id}`,
      titleNe: sentence('next.deadline', 'np', { whatNepali: titleNe, nameNepali: aboutNe }),
      titleEn: sentence('next.deadline', 'en', { what: titleEn, name: aboutEn }),
      link: link ?? '/dashboard#deadlines',
      applicationId: null,
      dueOn,
    }));
  },
};
