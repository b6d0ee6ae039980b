import type { Capability } from '../platform/capability';
import { staffChangeRoutes } from './change-routes';
import { watchProposals } from '../proposals/expire';
import { staffRoutes } from './routes';
import { watchLeaves } from './set-leave';
import { staffChanges } from './staff-change';

/** The people of an office: who works in it, in which role, and who is away. */
export const administration: Capability = {
  routes(app, platform) {
    staffRoutes(app, platform);
    staffChangeRoutes(app, platform);
  },
  jobs(platform) {
    watchProposals(platform, staffChanges);
    watchLeaves(platform);
  },
};
