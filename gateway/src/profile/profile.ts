import type { Capability } from '../platform/capability';
import { profileRoutes } from './routes';

/** What a person sees and changes of the own account; it shows the companies too. */
export const profile: Capability = { routes: profileRoutes };
