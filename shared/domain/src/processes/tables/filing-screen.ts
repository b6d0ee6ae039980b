import type { FilingAction } from '../../transitions/actions';
import type { FilableProcess } from './definitions';

/** On which side of a filing somebody stands: whoever files it, the office, or the parent company that is asked. */
export type FilingSide = 'OWN' | 'OFFICE' | 'PARENT';

/**
 * What a page performs on filings, as data: the lists are those by which the page draws its buttons. `comparisons/`
 * holds them against what the gateway allows.
 */
export interface FilingScreen {
  /** As in routes.json. */
  readonly page: string;
  readonly side: FilingSide;
  readonly processes: readonly FilableProcess[];
  readonly performs: readonly FilingAction[];
}
