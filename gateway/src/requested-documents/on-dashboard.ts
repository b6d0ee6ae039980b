import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { dayInNepal } from '../platform/clock';
import { countToBring } from './list-requested';

const OFFICE_LIST = '/post-amendment/document-reuploads';

/**
 * The counter of documents that a person has to bring, in every application and of the register. What waits of an
 * application is also a step of that application; of the register it is one here.
 */
export const requestedDocumentsOnDashboard: DashboardContribution = {
  counts: {
    ADDITIONAL_DOCUMENT_REQUEST_COUNT: {
      link: '/additional-requested-documents',
      count: async ({ db, actor, now }) => (await countToBring(db, actor.accountId, now)).total,
    },
  },
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'ASK_DOCUMENT_AGAIN')) return [];
    const today = dayInNepal(now);
    const { submitted, overdue } = await db
      .selectFrom('document_reupload')
      .where('office_id', '=', actor.officeId ?? -1)
      .where('status', 'in', ['REQUESTED', 'SUBMITTED', 'REJECTED'])
      .select([
        sql<number>`count(*) filter (where status = 'SUBMITTED')`.as('submitted'),
        sql<number>`count(*) filter (where status <> 'SUBMITTED' and due_on < ${today} and call_id is null)`.as(
          'overdue',
        ),
      ])
      .executeTakeFirstOrThrow();
    return [
      ...(submitted === 0
        ? []
        : [
            nextStep('DECIDE_REUPLOADS', 'next.decideReuploads', {
              count: submitted,
              link: `${OFFICE_LIST}?status=SUBMITTED`,
            }),
          ]),
      ...(overdue === 0 || !may(actor.role, 'CALL_FOR_DOCUMENT')
        ? []
        : [
            nextStep('OVERDUE_REUPLOADS', 'next.overdueReuploads', {
              count: overdue,
              link: `${OFFICE_LIST}?overdue=true`,
            }),
          ]),
    ];
  },
};
