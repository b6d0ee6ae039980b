import type { Capability } from '../platform/capability';
import { uploadRoutes } from './routes';
import { watchUploads } from './sweep-uploads';

/** How files come in: part by part, resumed after a lost line, seen by nobody before they are whole. */
export const uploads: Capability = { routes: uploadRoutes, jobs: watchUploads };
