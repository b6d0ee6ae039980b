import type { Capability } from '../platform/capability';
import { askRoutes } from './asks/routes';
import { shareRoutes } from './routes';
import { watchShares } from './send-shares';

/** Signed papers that a company shares with a bank, an embassy or an authority by a link and a code, asked or not. */
export const documentShares: Capability = {
  routes: (app, platform) => {
    shareRoutes(app, platform);
    askRoutes(app, platform);
  },
  jobs: watchShares,
};
