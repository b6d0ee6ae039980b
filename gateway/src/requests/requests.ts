import type { Capability } from '../platform/capability';
import { refundHandler } from './refunds/refund-handler';
import { refundRequestRoutes } from './refunds/routes';
import type { RequestHandler } from './request-handler';
import { requestRoutes } from './routes';

/** Every kind of request. */
const HANDLERS: readonly RequestHandler[] = [refundHandler];

/** What is asked of the office and is no filing. */
export const requests: Capability = {
  routes(app, platform) {
    requestRoutes(HANDLERS)(app, platform);
    refundRequestRoutes(app, platform);
  },
};
