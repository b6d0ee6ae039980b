import type { Capability } from '../platform/capability';
import { watchExports } from './exports/make-export';
import { watchPublications } from './publications/publish';
import { openDataRoutes } from './routes';
import { watchWebhooks } from './webhooks/deliver';
import { webhookRoutes } from './webhooks/routes';

/** The public register for programs. */
export const openData: Capability = {
  routes: (app, platform) => {
    openDataRoutes(app, platform);
    webhookRoutes(app, platform);
  },
  jobs: (platform) => {
    watchExports(platform);
    watchPublications(platform);
    watchWebhooks(platform);
  },
};
