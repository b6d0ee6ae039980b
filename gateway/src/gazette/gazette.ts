import type { Capability } from '../platform/capability';
import { watchGazettes } from './make-gazette';
import { gazetteRoutes } from './routes';

/** What was entered in the register, week by week. */
export const gazette: Capability = { routes: gazetteRoutes, jobs: watchGazettes };
