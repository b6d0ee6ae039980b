import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard/contribution';
import { dayInNepal } from '../platform/clock';

/** The signed papers of the companies that the person speaks for today. */
export const papersOnDashboard: DashboardContribution = {
  counts: {
    DIGITAL_SIGN_COUNT: {
      link: '/signed-documents',
      async count({ db, actor, now }) {
        const today = dayInNepal(now);
        const { total } = await db
          .selectFrom('letter')
          .innerJoin('company_representative as speaker', 'speaker.company_id', 'letter.company_id')
          .where('speaker.account_id', '=', actor.accountId)
          .where('speaker.since', '<=', today)
          .where((where) => where.or([where('speaker.until', 'is', null), where('speaker.until', '>=', today)]))
          .where('letter.file_hash', 'is not', null)
          .select(sql<number>`count(distinct letter.id)`.as('total'))
          .executeTakeFirstOrThrow();
        return total;
      },
    },
  },
};
