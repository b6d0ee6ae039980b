import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import type { Deadline } from '@registrar/domain/calls/deadlines';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { sentence } from '../platform/language';
import { deadlinesOf } from './deadlines-of';

/** From when on a day is something to do and not only something to know. */
const NEAR_DAYS = 30;
/** Days of filings and reservations, which are steps of their own with these days. */
const ALREADY_A_STEP: ReadonlySet<Deadline['kind']> = new Set([
  'RESERVATION_FORM',
  'RESERVATION_EXPIRY',
  'CORRECTION_DUE',
  'DOCUMENTS_DUE',
]);

/** What is overdue or due soon, among the next steps; a new company's initial update from its first day on. */
export const deadlinesOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }): Promise<NextStep[]> {
    const shown = (await deadlinesOf(db, actor.accountId, now)).filter(
      ({ daysLeft, kind }) => (daysLeft <= NEAR_DAYS || kind === INITIAL_RETURN) && !ALREADY_A_STEP.has(kind),
    );
    return shown.map(({ kind, id, titleNe, titleEn, aboutNe, aboutEn, dueOn, daysLeft, link }) => ({
      code: kind === INITIAL_RETURN && daysLeft > NEAR_DAYS ? 'INITIAL_UPDATE' : `DEADLINE_${kind}:${id}`,
      titleNe: sentence('next.deadline', 'np', { whatNepali: titleNe, nameNepali: aboutNe }),
      titleEn: sentence('next.deadline', 'en', { what: titleEn, name: aboutEn }),
      link: link ?? '/dashboard#deadlines',
      applicationId: null,
      dueOn,
    }));
  },
};
