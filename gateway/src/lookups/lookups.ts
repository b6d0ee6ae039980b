import type { Capability } from '../platform/capability';
import { lookupRoutes } from './routes';
import { seedLookups } from './seed/seed-lookups';

/** What forms choose from: places, countries, objectives, company types, years, and the terms of the office. */
export const lookups: Capability = {
  routes: lookupRoutes,
  seed: ({ database: { db } }) => seedLookups(db),
};
