import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { watchOrders } from './end-orders';
import { orderProposals } from './order-proposal';
import { companyOrderRoutes } from './routes';

/** Orders that freeze a company or lie on shares of one holder, and pledges. */
export const companyOrders: Capability = {
  routes: companyOrderRoutes,
  jobs(platform) {
    watchProposals(platform, orderProposals);
    watchOrders(platform);
  },
};
