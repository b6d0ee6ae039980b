import { filedAnswers } from '@registrar/domain/processes';
import { frameOf } from '../../../applications/application';
import { changesOfFiler } from '../effects/changes-of-filer';
import { opensProceeding } from '../effects/closing/opens-proceeding';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import type { ProcessEffects } from '../effects/process-effects';

/** The approval opens the proceeding and enters why the company leaves Nepal. */
export const deRegistrationOfForeignTypeEffects: ProcessEffects = {
  ...opensProceeding('DE_REGISTRATION_OF_FOREIGN_TYPE'),

  async changes({ application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        noteOfClosing(application, {
          decision: filedAnswers(frame, 'CLOSING_DECISION'),
          consent: filedAnswers(frame, 'BODY_CONSENT'),
        }),
      ],
    });
  },
};
