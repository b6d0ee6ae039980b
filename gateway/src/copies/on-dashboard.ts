import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { COPIES_PAGE, copyHandler } from './copy-handler';

const { key, decidedWith } = copyHandler.kind;

/** Orders of copies: what the person waits for and has to pay, and what waits for the officers of an office. */
export const copiesOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor }) {
    if (may(actor.role, decidedWith)) {
      const { total, dueOn } = await db
        .selectFrom('request')
        .where('kind', '=', key)
        .where('status', 'in', ['PAID', 'IN_HAND'])
        .where('office_id', '=', actor.officeId ?? -1)
        .select((of) => [sql<number>`count(*)`.as('total'), of.fn.min('due_on').as('dueOn')])
        .executeTakeFirstOrThrow();
      return total === 0
        ? []
        : [nextStep('ISSUE_COPIES', 'next.issueCopies', { count: total, link: COPIES_PAGE, dueOn })];
    }
    const { total } = await db
      .selectFrom('request')
      .where('kind', '=', key)
      .where('status', '=', 'ASKED')
      .where('requester_account', '=', actor.accountId)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total === 0 ? [] : [nextStep('PAY_COPIES', 'next.payCopies', { count: total, link: COPIES_PAGE })];
  },
  counts: {
    DOCUMENT_REQUEST_COUNT: {
      link: COPIES_PAGE,
      async count({ db, actor }) {
        const { total } = await db
          .selectFrom('request')
          .where('kind', '=', key)
          .where('status', 'in', ['ASKED', 'PAID', 'IN_HAND'])
          .where('requester_account', '=', actor.accountId)
          .select(sql<number>`count(*)`.as('total'))
          .executeTakeFirstOrThrow();
        return total;
      },
    },
  },
};
