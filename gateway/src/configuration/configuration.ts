import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { scheduleRoutes } from './routes';
import { scheduleProposals } from './schedule-proposal';

/**
 * What officers decide on as dated rows: rates, deadlines, terms, limits, lists of documents and holidays, each by two
 * people.
 */
export const configuration: Capability = {
  routes: scheduleRoutes,
  jobs: (platform) => watchProposals(platform, scheduleProposals),
};
