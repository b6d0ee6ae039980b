import type { Capability } from '../../../platform/capability';
import { documentRoutes } from './routes';
import { verdictRoutes } from './verdict-routes';

/** The documents of an application. */
export const documents: Capability = {
  routes(app, platform) {
    documentRoutes(app, platform);
    verdictRoutes(app, platform);
  },
};
