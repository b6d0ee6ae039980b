import type { DashboardContribution } from '../dashboard/contribution';
import { dayInNepal } from '../platform/clock';
import { readRecentApplications } from './list-applications';
import { readNextSteps } from './next-steps';
import { readValidReservation } from './reservation';

/** A person's reserved name, latest applications and next steps. */
export const filingsOnDashboard: DashboardContribution = {
  reservation: ({ db, actor, now }) => readValidReservation(db, actor.accountId, now),
  recentApplications: ({ db, actor, now }) => readRecentApplications(db, actor.accountId, dayInNepal(now)),
  nextSteps: ({ db, actor, now }) => readNextSteps(db, actor, now),
};
