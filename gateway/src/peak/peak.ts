import type { Capability } from '../platform/capability';
import { keepTurns } from './keep-turns';
import { watchNotices } from './publish-notices';
import { peakRoutes } from './routes';

/** The days on which every company files its annual report: what people are told, and in what order they come. */
export const peak: Capability = {
  routes(app, platform) {
    for (const routes of [keepTurns, peakRoutes]) routes(app, platform);
  },
  jobs: watchNotices,
};
