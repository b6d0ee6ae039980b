import { filedAnswers } from '@registrar/domain/processes';
import { matter } from '@registrar/domain/processes/filings/others/definition';
import { frameOf } from '../../../applications/application';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { ProcessEffects } from '../effects/process-effects';

/** Enters the company's information as a note in its register, with the filing's id. */
export const othersEffects: ProcessEffects = {
  async changes({ application }) {
    return changesOfFiler(application, {
      entries: [
        {
          aspect: 'NOTE',
          subjectId: application.row.id,
          after: { details: { ...matter.parse(filedAnswers(frameOf(application), 'MATTER')) } },
        },
      ],
    });
  },
};
