import type { Capability } from '../platform/capability';
import { letterRoutes } from './letter-routes';
import { watchMissingLetters } from './name-reservation/missing-letters';
import { paperSigningRoutes } from './officer-signing/routes';
import type { GoodStanding } from './read-letters';
import type { ReadsRequest } from './read-paper-file';
import { watchPapers } from './render-paper';
import { paperRoutes } from './routes';

/** What the registry issues: letters and papers, set, signed, kept and checked. */
export const createPapers = (holds: GoodStanding, readsRequest: ReadsRequest): Capability => ({
  routes(app, platform) {
    letterRoutes(holds)(app, platform);
    paperSigningRoutes(app, platform);
    paperRoutes(holds, readsRequest)(app, platform);
  },
  jobs(platform) {
    watchMissingLetters(platform);
    watchPapers(platform);
  },
});
