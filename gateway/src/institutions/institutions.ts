import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { institutionProposals } from './admission-proposal';
import { institutionRoutes } from './routes';

/** Banks, embassies and authorities with an account of their own, by which they ask companies for documents. */
export const institutions: Capability = {
  routes: institutionRoutes,
  jobs(platform) {
    watchProposals(platform, institutionProposals);
  },
};
