import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { dayInNepal } from '../platform/clock';

/** The signed papers of the companies that the person speaks for today. */
export const papersOnDashboard: DashboardContribution = {
  /** A company's certificate of incorporation that nobody has fetched yet. */
  async nextSteps({ db, actor, now }) {
    const today = dayInNepal(now);
    const rows = await db
      .selectFrom('letter')
      .innerJoin('company', 'company.id', 'letter.company_id')
      .innerJoin('company_representative as speaker', 'speaker.company_id', 'letter.company_id')
      .where('speaker.account_id', '=', actor.accountId)
      .where('speaker.since', '<=', today)
      .where((where) => where.or([where('speaker.until', 'is', null), where('speaker.until', '>=', today)]))
      .where('letter.kind', '=', 'CERTIFICATE_OF_INCORPORATION')
      .where('letter.collected_at', 'is', null)
      .where('letter.revoked_at', 'is', null)
      .select(['letter.company_id', 'company.name_english', 'company.name_nepali'])
      .distinct()
      .execute();
    return rows.map(({ name_english, name_nepali }) =>
      nextStep('COLLECT_CERTIFICATE', 'next.collectCertificate', {
        name: { ne: name_nepali, en: name_english },
        link: '/signed-documents',
      }),
    );
  },
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
          .where('letter.issued_for_kind', '<>', 'REQUEST')
          .select(sql<number>`count(distinct letter.id)`.as('total'))
          .executeTakeFirstOrThrow();
        return total;
      },
    },
  },
};
