import { filedAnswers } from '@registrar/domain/processes';
import { frameOf } from '../../../applications/application';
import { changesOfFiler } from '../effects/changes-of-filer';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import { opensProceeding } from '../effects/closing/opens-proceeding';
import type { ProcessEffects } from '../effects/process-effects';

/** The approval opens the proceeding and enters why the business never started. */
export const forcedEffects: ProcessEffects = {
  ...opensProceeding('FORCED'),

  async changes({ application }) {
    return changesOfFiler(application, {
      entries: [noteOfClosing(application, { ground: filedAnswers(frameOf(application), 'NEVER_STARTED') })],
    });
  },
};
