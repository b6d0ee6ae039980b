import { filedItems } from '@registrar/domain/processes';
import { asShareholder, NEW_HOLDERS_KEY } from '@registrar/domain/processes/questions/shares/new-shareholder-list';
import { ledgerIn } from '@registrar/domain/processes/questions/shares/renumbering';
import { frameOf } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import { readShareLedger } from '../../../register/shares/read-share-ledger';
import { plainReason, refuseBlocked } from '../../facts/gate/law-reason';
import { changesOfFiler } from './changes-of-filer';
import { shareholders } from './parts/holders';
import type { ProcessEffects } from './process-effects';
import { standingPapers } from './standing-papers';

/**
 * Of a filing that changes shares and capital alone: what becomes of them is computed by its definition, and the
 * register's entries follow from it. Who is new among the shareholders is entered with the whole identity.
 */
export const effectsOfShares: ProcessEffects = {
  async open(unit, companyId, _subjectId, _accountId, language) {
    const ledger = await readShareLedger(unit.tx, companyId, dayInNepal(unit.now));
    if (ledger === undefined) refuseBlocked([plainReason('SHARES_UNKNOWN')], language);
  },

  async begin(db, company) {
    return { sections: { STANDING_PAPERS: await standingPapers(db, company, []) } };
  },

  async changes({ unit: { tx }, application }) {
    const frame = frameOf(application);
    const ratePerShare = ledgerIn(frame)?.ratePerShare ?? 0;
    const taken = filedItems(frame, NEW_HOLDERS_KEY).map((item) => asShareholder(item, ratePerShare));
    return changesOfFiler(application, { entries: await shareholders(tx, taken) });
  },
};
