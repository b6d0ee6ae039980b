import type { Capability } from '../platform/capability';
import { watchScheduleProposals } from './expire-proposals';
import { scheduleRoutes } from './routes';

/**
 * What officers decide on as dated rows: rates, deadlines, terms, limits, lists of documents and holidays, each by two
 * people.
 */
export const configuration: Capability = { routes: scheduleRoutes, jobs: watchScheduleProposals };
