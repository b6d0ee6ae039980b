import type { Capability } from '../platform/capability';
import { nameRoutes } from './routes';

export const names: Capability = { routes: nameRoutes };
