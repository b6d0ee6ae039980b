import type { Capability } from '../platform/capability';
import { broadcastJob } from './broadcast';
import { notificationRoutes } from './notification-routes';

/** What people are told, in the portal and by mail and SMS. */
export const notifications: Capability = {
  routes: notificationRoutes,
  jobs({ jobs, bus }) {
    jobs.handle(broadcastJob, (message) => bus.publish(message));
  },
};
