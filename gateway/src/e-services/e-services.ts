import type { Capability } from '../platform/capability';
import { eServiceRoutes } from './routes';
import { forgetUnsentCodes } from './send-application-code';

/** What the portal does for people without an account, beside the search of the register. */
export const eServices: Capability = { routes: eServiceRoutes, jobs: forgetUnsentCodes };
