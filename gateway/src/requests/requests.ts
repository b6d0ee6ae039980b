import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { escalateOverdue } from './grievances/escalate-overdue';
import { publicGrievanceRoutes } from './grievances/public-routes';
import { grievanceRoutes } from './grievances/routes';
import { waiverRoutes } from './grievances/waivers/routes';
import { waiverProposals } from './grievances/waivers/waiver-proposal';
import { refundRequestRoutes } from './refunds/routes';
import type { RequestHandler } from './request-handler';
import { requestRoutes } from './routes';

/** What is asked of the office and is no filing; kinds that rest on layers above bring their calls themselves. */
export const createRequests = (handlers: readonly RequestHandler[]): Capability => ({
  routes(app, platform) {
    requestRoutes(handlers)(app, platform);
    refundRequestRoutes(app, platform);
    grievanceRoutes(app, platform);
    publicGrievanceRoutes(app, platform);
    waiverRoutes(app, platform);
  },
  jobs(platform) {
    escalateOverdue(platform);
    watchProposals(platform, waiverProposals);
  },
});
