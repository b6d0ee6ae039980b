import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { proceedingOrderProposals } from './order-proposal';
import { proceedingOrderRoutes } from './routes';

/** Orders of the office by which a proceeding ends. */
export const proceedingOrders: Capability = {
  routes: proceedingOrderRoutes,
  jobs(platform) {
    watchProposals(platform, proceedingOrderProposals);
  },
};
