import type { Capability } from '../platform/capability';
import { watchMissingLetters } from './missing-letters';
import { letterRoutes } from './routes';

/** What the registry issues, and whether a paper that somebody holds is one of them. */
export const letters: Capability = { routes: letterRoutes, jobs: watchMissingLetters };
