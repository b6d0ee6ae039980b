import type { Capability } from '../platform/capability';
import { payableRoutes } from './routes';

/** What filings cost, what was asked for, and what was paid. Amounts are proposed by `charges.ts` and set by the action `assess`. */
export const money: Capability = { routes: payableRoutes };
