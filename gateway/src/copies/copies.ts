import type { Capability } from '../platform/capability';
import { watchPaidOrders } from './paid-orders';
import { publicCopyRoutes } from './public-routes';
import { copyRoutes } from './routes';

/** Certified copies of what the register has of a company: asked, paid, issued (section 25(2)). */
export const copies: Capability = {
  routes(app, platform) {
    copyRoutes(app, platform);
    publicCopyRoutes(app, platform);
  },
  jobs: watchPaidOrders,
};
