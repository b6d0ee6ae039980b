import { may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';

/** Proposals on the people of an office that wait for a second person. */
export const staffOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }) {
    if (!may(actor.role, 'APPROVE_STAFF_CHANGE')) return [];
    const office = actor.officeId ?? 0;
    const { total } = await db
      .selectFrom('staff_change')
      .where('status', '=', 'PROPOSED')
      .where('expires_at', '>', now)
      .where('proposed_by', '<>', actor.accountId)
      .$if(actor.role !== 'SYSTEM_ADMINISTRATOR', (query) =>
        query.where((where) => where.or([where('office_before', '=', office), where('office_after', '=', office)])),
      )
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total === 0
      ? []
      : [nextStep('DECIDE_STAFF_CHANGES', 'next.decideStaffChanges', { count: total, link: '/management/staff' })];
  },
};
