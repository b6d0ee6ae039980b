import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { forcedBatchProposals } from './batches/batch-proposal';
import { forcedBatchRoutes } from './batches/routes';
import { runBatches } from './batches/run-item';
import { forcedOpeningProposals } from './opening-proposal';
import { forcedOpeningRoutes } from './routes';

/** De-registrations that the office opens (section 136), one or many: an officer proposes, a registrar decides. */
export const forcedOpenings: Capability = {
  routes(app, platform) {
    forcedOpeningRoutes(app, platform);
    forcedBatchRoutes(app, platform);
  },
  jobs(platform) {
    watchProposals(platform, forcedOpeningProposals);
    watchProposals(platform, forcedBatchProposals);
    runBatches(platform);
  },
};
