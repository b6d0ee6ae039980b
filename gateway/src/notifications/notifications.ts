import type { Capability } from '../platform/capability';
import { broadcastJob } from './broadcast';
import { deliveryRoutes } from './delivery-routes';
import { notificationRoutes } from './notification-routes';
import { preferenceRoutes } from './preference-routes';

/** What people are told, in the portal and by mail and SMS. */
export const notifications: Capability = {
  routes(app, platform) {
    for (const routes of [notificationRoutes, preferenceRoutes, deliveryRoutes]) routes(app, platform);
  },
  jobs({ jobs, bus }) {
    jobs.handle(broadcastJob, async ({ messages }) => {
      for (const message of messages) await bus.publish(message);
    });
  },
};
