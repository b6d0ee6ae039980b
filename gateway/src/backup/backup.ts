import type { Capability } from '../platform/capability';
import { copyRoutes } from './copy-routes';

/**
 * Backup, restore and the way to PostgreSQL are commands; of them the gateway knows only how to give a copy of its
 * embedded database away.
 */
export const backup: Capability = { routes: copyRoutes };
