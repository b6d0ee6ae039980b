import { enteredParts } from '../../facts/corrected/entered-parts';
import { openCorrection } from '../../facts/corrected/open-corrections';
import type { Guards } from '../handlers/guard';

/** Guards on the filing that another one corrects. */
export const correctedGuards: Guards<'CLERICAL_ERROR' | 'CORRECTION_DECIDED'> = {
  /** It entered something that a correction sets right, and the office has a correction of it. */
  CLERICAL_ERROR: async ({ application: { row }, db }) =>
    row.company_id !== null &&
    (await enteredParts(db, row.company_id, row.id)).length > 0 &&
    (await openCorrection(db, row.id)) !== undefined,
  CORRECTION_DECIDED: async ({ application: { row }, db }) => (await openCorrection(db, row.id)) === undefined,
};
