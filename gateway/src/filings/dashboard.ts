import type { DashboardContribution } from '../dashboard/contribution';
import { readRecentApplications } from './list-applications';
import { readNextSteps } from './next-steps';
import { readValidReservation } from './reservation';

/** A person's reserved name, latest applications and next steps. */
export const filingsOnDashboard: DashboardContribution = {
  reservation: ({ db, actor, now }) => readValidReservation(db, actor.accountId, now),
  recentApplications: ({ db, actor }) => readRecentApplications(db, actor.accountId),
  nextSteps: ({ db, actor, now }) => readNextSteps(db, actor, now),
};
