import type { Capability } from '../platform/capability';
import { openProvider } from './card/payment-provider';
import { watchPayments } from './card/reconcile';
import { cardRoutes } from './card/routes';
import { fineRoutes } from './fines/routes';
import { watchOutgrownFines } from './fines/withdraw-outgrown';
import { jointRoutes } from './joint/routes';
import { payableRoutes } from './routes';
import { watchReceipts } from './receipts/issue-receipt';
import { receiptRoutes } from './receipts/routes';
import { watchRefunds } from './refunds/expire-refunds';
import type { RefundFollower } from './refunds/refund-follower';
import { refundRoutes } from './refunds/routes';
import { revenueRoutes } from './revenue/routes';
import { watchEnded } from './withdraw-ended';
import { voucherRoutes } from './voucher-routes';

/** Costs of filings, invoices and payments. Amounts are proposed by `charges.ts` and set by the action `assess`. */
export const createMoney = (follower: RefundFollower): Capability => ({
  routes(app, platform) {
    payableRoutes(app, platform);
    voucherRoutes(app, platform);
    fineRoutes(app, platform);
    receiptRoutes(follower)(app, platform);
    refundRoutes(follower)(app, platform);
    revenueRoutes(app, platform);
    cardRoutes(app, platform);
    jointRoutes(app, platform);
  },
  jobs(platform) {
    watchReceipts(platform);
    watchOutgrownFines(platform);
    if (platform.config.payment) watchPayments(platform, openProvider(platform.config.payment));
    watchRefunds(platform, follower);
    watchEnded(platform);
  },
});
