import type { Capability } from '../platform/capability';
import { staffChangeRoutes } from './change-routes';
import { watchStaffChanges } from './expire-changes';
import { staffRoutes } from './routes';
import { watchLeaves } from './set-leave';

/** The people of an office: who works in it, in which role, and who is away. */
export const administration: Capability = {
  routes(app, platform) {
    staffRoutes(app, platform);
    staffChangeRoutes(app, platform);
  },
  jobs(platform) {
    watchStaffChanges(platform);
    watchLeaves(platform);
  },
};
