import { filedAnswers, filedItems } from '@registrar/domain/processes';
import { filedConsent } from '@registrar/domain/processes/questions/closing/distribution-consents';
import { frameOf } from '../../../applications/application';
import { refuseEndedLicence } from '../../../liquidators/own-liquidations';
import { claimsForForm } from '../../../liquidators/paper-claims';
import { mayUndoChanges } from '../../../register/undo-changes';
import { changesOfFiler } from '../effects/changes-of-filer';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import type { ProcessEffects } from '../effects/process-effects';

/** The approval enters how the claims were settled, and who consented to the distribution with which capital. */
export const liquidationIiEffects: ProcessEffects = {
  async open(unit, _companyId, _subjectId, accountId) {
    await refuseEndedLicence(unit, accountId);
  },

  async hold({ unit, actor }) {
    if (actor !== null) await refuseEndedLicence(unit, actor.accountId);
  },

  // the claims that the office and the liquidator know; the filer completes what became of each
  beginOffers: true,
  begin: async (db, _company, _applicantId, subjectId) => ({
    items: {
      CLAIM_SETTLEMENTS: (subjectId === null ? [] : await claimsForForm(db, subjectId)).map((data) => ({
        begunFrom: null,
        data,
      })),
    },
  }),

  async changes({ application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        noteOfClosing(application, {
          claims: filedItems(frame, 'CLAIM_SETTLEMENTS').map(({ data }) => ({ ...data })),
          accounts: filedAnswers(frame, 'LIQUIDATOR_ACCOUNTS'),
          consent: filedConsent(frame),
        }),
      ],
    });
  },

  // before the order; after it the company is not in liquidation any more
  mayBeUndone: (db, { row }) => mayUndoChanges(db, [row.company_id ?? ''], row.id, ['IN_LIQUIDATION']),
};
