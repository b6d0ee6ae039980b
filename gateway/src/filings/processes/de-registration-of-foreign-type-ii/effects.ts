import { filedAnswers, filedItems } from '@registrar/domain/processes';
import { frameOf } from '../../../applications/application';
import { mayUndoChanges } from '../../../register/undo-changes';
import { changesOfFiler } from '../effects/changes-of-filer';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import type { ProcessEffects } from '../effects/process-effects';

/** The approval enters how the claims were settled; the proceeding goes on to the opinion of the tax office. */
export const deRegistrationOfForeignTypeIiEffects: ProcessEffects = {
  async changes({ application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        noteOfClosing(application, {
          claims: filedItems(frame, 'CLAIM_SETTLEMENTS').map(({ data }) => ({ ...data })),
          accounts: filedAnswers(frame, 'FINAL_STATEMENT'),
        }),
      ],
    });
  },

  // before the order; after it the company is not in de-registration any more
  mayBeUndone: (db, { row }) => mayUndoChanges(db, [row.company_id ?? ''], row.id, ['IN_DEREGISTRATION']),
};
