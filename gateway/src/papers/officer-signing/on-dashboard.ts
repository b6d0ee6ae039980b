import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution } from '../../dashboard-parts/contribution';
import { nextStep } from '../../dashboard-parts/next-step';

/** What waits in the office for the hand of an officer. */
export const paperSigningOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor }) {
    if (!may(actor.role, 'SIGN_PAPERS')) return [];
    const { total } = await db
      .selectFrom('officer_signature as needed')
      .innerJoin('letter', 'letter.id', 'needed.letter_id')
      .where('needed.office_id', '=', actor.officeId ?? -1)
      .where('letter.revoked_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('signing_batch_item as item')
              .select('item.letter_id')
              .whereRef('item.letter_id', '=', 'needed.letter_id')
              .where(sql<boolean>`item.outcome is distinct from 'RELEASED'`),
          ),
        ),
      )
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total === 0 ? [] : [nextStep('SIGN_PAPERS', 'next.signPapers', { count: total, link: '/paper-signing' })];
  },
};
