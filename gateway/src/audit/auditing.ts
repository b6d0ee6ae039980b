import type { Capability } from '../platform/capability';
import { watchChecks } from './audit-check';
import { auditRoutes } from './routes';

/** Reading what the platform has written down: the list, the check of its chain, the export. */
export const auditing: Capability = { routes: auditRoutes, jobs: watchChecks };
