import type { FilingAction } from '../../transitions/actions';
import type { FilableProcess } from './definitions';

/** The user's side of a filing: the applicant, the office, or the parent company that is asked for consent. */
export type FilingSide = 'OWN' | 'OFFICE' | 'PARENT';

/**
 * The actions of a page on filings, as data: the page draws its buttons from these lists, and `comparisons/` checks
 * them against the gateway.
 */
export interface FilingScreen {
  /** As in routes.json. */
  readonly page: string;
  readonly side: FilingSide;
  readonly processes: readonly FilableProcess[];
  readonly performs: readonly FilingAction[];
}
