import type { Capability } from '../platform/capability';
import { modelFormRoutes } from './routes';

/** Forms of the office that a company fills in and signs: empty for everybody, filled in for who may read its data. */
export const standardDocuments: Capability = { routes: modelFormRoutes };
