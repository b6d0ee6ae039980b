import type { Capability } from '../platform/capability';
import { watchChecks } from './audit-check';
import { watchTimestamps } from './head-timestamps';
import { auditRoutes } from './routes';
import { signedHeadRoutes } from './signed-head-routes';
import { watchHeads } from './signed-heads';

/** Reading what the platform has written down: the list, the check of its chain, the export; and its signed heads. */
export const auditing: Capability = {
  routes(app, platform) {
    auditRoutes(app, platform);
    signedHeadRoutes(app, platform);
  },
  jobs(platform) {
    watchChecks(platform);
    watchHeads(platform);
    watchTimestamps(platform);
  },
};
