import { dayInNepal } from '../../../platform/clock';
import { readShareLedger } from '../../../register/shares/read-share-ledger';
import { plainReason, refuseBlocked } from '../../facts/gate/law-reason';
import { changesOfFiler } from './changes-of-filer';
import type { ProcessEffects } from './process-effects';
import { standingPapers } from './standing-papers';

/**
 * Of a filing that changes shares alone: what becomes of them is computed by its definition, and the register's entries
 * follow from it.
 */
export const effectsOfShares: ProcessEffects = {
  async open(unit, companyId, _subjectId, _accountId, language) {
    const ledger = await readShareLedger(unit.tx, companyId, dayInNepal(unit.now));
    if (ledger === undefined) refuseBlocked([plainReason('SHARES_UNKNOWN')], language);
  },

  async begin(db, company) {
    return { sections: { STANDING_PAPERS: await standingPapers(db, company, []) } };
  },

  changes: async ({ application }) => changesOfFiler(application, { entries: [] }),
};
