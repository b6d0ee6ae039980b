import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { lockReleaseProposals } from './release-proposal';
import { companyLockRoutes } from './routes';

/** Representatives lock their company against filings. */
export const companyLocks: Capability = {
  routes: companyLockRoutes,
  jobs: (platform) => watchProposals(platform, lockReleaseProposals),
};
