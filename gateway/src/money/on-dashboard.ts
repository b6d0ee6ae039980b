import type { DashboardContribution } from '../dashboard/contribution';
import { duesOf } from './fines/read-dues';
import { countPaid } from './receipts/payment-history';

/** What a person's companies owe for what is late, and what they have paid. */
export const moneyOnDashboard: DashboardContribution = {
  counts: {
    PENDING_FINE_COUNT: { link: '/fine-calculation/due-payment', count: async ({ db, actor, now }) => (await duesOf(db, actor, now)).filter(({ shown }) => shown.restPaisa > 0).length },
    PAYMENT_HISTORY_COUNT: { link: '/payment-history', count: ({ db, actor, now }) => countPaid(db, actor.accountId, now) },
  },
};
