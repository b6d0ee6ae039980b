import { filedAnswers } from '@registrar/domain/processes';
import { frameOf } from '../../../applications/application';
import { refuseEndedLicence } from '../../../liquidators/own-liquidations';
import { mayUndoChanges } from '../../../register/undo-changes';
import { changesOfFiler } from '../effects/changes-of-filer';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import type { ProcessEffects } from '../effects/process-effects';

/** The approval enters the final report; the proceeding goes on to the opinion of the tax office. */
export const liquidationFinalEffects: ProcessEffects = {
  async open(unit, _companyId, _subjectId, accountId) {
    await refuseEndedLicence(unit, accountId);
  },

  async hold({ unit, actor }) {
    if (actor !== null) await refuseEndedLicence(unit, actor.accountId);
  },

  async changes({ application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        noteOfClosing(application, {
          report: filedAnswers(frame, 'FINAL_REPORT'),
          audit: filedAnswers(frame, 'AUDIT_REPORT'),
        }),
      ],
    });
  },

  // before the order; after it the company is not in liquidation any more
  mayBeUndone: (db, { row }) => mayUndoChanges(db, [row.company_id ?? ''], row.id, ['IN_LIQUIDATION']),
};
