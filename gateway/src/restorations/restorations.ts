import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { restorationProposals } from './restoration-proposal';
import { restorationRoutes } from './routes';

/** Companies that are in the register again by order of a court (section 137): filed at the counter, decided by two. */
export const restorations: Capability = {
  routes: restorationRoutes,
  jobs(platform) {
    watchProposals(platform, restorationProposals);
  },
};
