import { sql, type Kysely } from 'kysely';
import { activity } from '../../dashboard-parts/activity';
import type { DashboardContribution } from '../../dashboard-parts/contribution';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { listProcesses } from './allowed-processes';
import { readRecentApplications } from '../facts/application/list-applications';
import { readNextSteps } from '../facts/dashboard/next-steps';
import { readValidReservation } from '../facts/names/reservation';

/** A user's reserved name, latest applications and next steps. */
export const filingsOnDashboard: DashboardContribution = {
  reservation: ({ db, actor, now }) => readValidReservation(db, actor.accountId, now),
  recentApplications: ({ db, actor, now }) => readRecentApplications(db, actor.accountId, dayInNepal(now)),
  nextSteps: ({ db, actor, now }) => readNextSteps(db, actor, now),
  /**
   * The processes that the gate allows this user to open for the company; if there is none, the company's page shows
   * the reasons.
   */
  async activities({ db, actor, now }, companyId) {
    const open = (await listProcesses(db, actor, companyId, { now, language: 'en' })).filter(({ allowed }) => allowed);
    return open.length === 0
      ? []
      : [activity('FILE', 'activity.file', `/post-amendment/add-new?company=${companyId}`, { count: open.length })];
  },
  counts: {
    DRAFT_POST_REGISTRATION_COUNT: {
      link: '/dashboard#companies',
      count: ({ db, actor }) =>
        countOwn(db, actor.accountId, (own) => own.where('status', '=', 'DRAFT').where('company_id', 'is not', null)),
    },
  },
};

async function countOwn(
  db: Kysely<DB>,
  accountId: string,
  narrow: (own: OwnApplications) => OwnApplications,
): Promise<number> {
  const { total } = await narrow(ownApplications(db, accountId))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type OwnApplications = ReturnType<typeof ownApplications>;

function ownApplications(db: Kysely<DB>, accountId: string) {
  return db.selectFrom('application').where('applicant_id', '=', accountId).where('discarded_at', 'is', null);
}
