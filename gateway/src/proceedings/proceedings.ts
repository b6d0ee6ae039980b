import type { Capability } from '../platform/capability';
import { handleProceedings } from './due';
import { proceedingRoutes } from './routes';

/** Proceedings of companies, whatever their kind, and what comes due in them. */
export const proceedings: Capability = { routes: proceedingRoutes, jobs: handleProceedings };
