import type { Capability } from '../platform/capability';
import { letterRoutes } from './letter-routes';
import { watchMissingLetters } from './name-reservation/missing-letters';
import { watchPapers } from './render-paper';
import { paperRoutes } from './routes';

/** What the registry issues: letters and papers, set, signed, kept and checked. */
export const papers: Capability = {
  routes(app, platform) {
    letterRoutes(app, platform);
    paperRoutes(app, platform);
  },
  jobs(platform) {
    watchMissingLetters(platform);
    watchPapers(platform);
  },
};
