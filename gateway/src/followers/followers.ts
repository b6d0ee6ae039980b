import type { Capability } from '../platform/capability';
import { followerRoutes } from './routes';
import { tellFollowersByJob } from './tell-followers';

/** Who is told of new public entries of a company. */
export const followers: Capability = { routes: followerRoutes, jobs: tellFollowersByJob };
