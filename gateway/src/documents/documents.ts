import type { Capability } from '../platform/capability';
import { documentRoutes } from './routes';

/** The documents that lie with an application. */
export const documents: Capability = { routes: documentRoutes };
