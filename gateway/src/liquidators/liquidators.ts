import type { Capability } from '../platform/capability';
import { licenceRoutes } from './licence-routes';
import { liquidationRoutes } from './liquidation-routes';
import { watchAccounts } from './reminders';

/** Liquidators of companies: the list of their licences, their accounts, what they file and by when (section 127). */
export const liquidators: Capability = {
  routes: (app, platform) => {
    licenceRoutes(app, platform);
    liquidationRoutes(app, platform);
  },
  jobs: watchAccounts,
};
