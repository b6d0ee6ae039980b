import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { watchOrders } from './end-orders';
import { orderProposals } from './order-proposal';
import { companyOrderRoutes } from './routes';

/** Orders of a court or of the registrar that freeze a company. */
export const companyOrders: Capability = {
  routes: companyOrderRoutes,
  jobs(platform) {
    watchProposals(platform, orderProposals);
    watchOrders(platform);
  },
};
