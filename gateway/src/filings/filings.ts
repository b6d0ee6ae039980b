import type { Capability } from '../platform/capability';
import { watchClaims } from './desk/lapsed-claims';
import { deskRoutes } from './desk/routes';
import { watchTerms } from './desk/term-notices';
import { handleReminders } from './effects/reservation-reminders';
import { filingRoutes } from './routes';

/** Applications from draft to decision, and the desk of those who decide. */
export const filings: Capability = {
  routes(app, platform) {
    filingRoutes(app, platform);
    deskRoutes(app, platform);
  },
  jobs(platform) {
    watchClaims(platform);
    watchTerms(platform);
    handleReminders(platform);
  },
};
