import type { Capability } from '../platform/capability';
import { watchPapers } from './render-paper';
import { paperRoutes } from './routes';

/** The papers a filing writes and the register issues: set, signed, kept and checked. */
export const papers: Capability = { routes: paperRoutes, jobs: watchPapers };
