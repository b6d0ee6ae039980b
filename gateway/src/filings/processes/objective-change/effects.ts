import { validationMessage } from '@registrar/domain/messages';
import { filedAnswers } from '@registrar/domain/processes';
import { registeredObjectives } from '@registrar/domain/processes/questions/objective-details';
import { resolvedOn } from '@registrar/domain/processes/filings/objective-change/sections';
import { standingObjectives } from '@registrar/domain/processes/questions/standing-objectives';
import { areKnownObjectives } from '../../../lookups/known-choices';
import { frameOf } from '../../../applications/application';
import { refuse } from '../../../platform/refusal';
import { objectives } from '../effects/parts/objectives';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { ProcessEffects } from '../effects/process-effects';
import { standingPapers } from '../effects/standing-papers';

/** Enters the objectives from the day of the approval; the day of the resolution is stored with them. */
export const objectiveChangeEffects: ProcessEffects = {
  beginOffers: true,

  async begin(db, company) {
    return {
      sections: {
        OBJECTIVE_DETAILS: standingObjectives({ company }),
        STANDING_PAPERS: await standingPapers(db, company, []),
      },
    };
  },

  /** Refuses objectives that are not in the list; the form is filled from the same list. */
  async hold({ unit: { tx }, application, language }) {
    const { nsicCodes } = registeredObjectives.parse(filedAnswers(frameOf(application), 'OBJECTIVE_DETAILS'));
    if (!(await areKnownObjectives(tx, nsicCodes)))
      refuse('VAL-422', {
        errors: [
          {
            path: 'OBJECTIVE_DETAILS.nsicCodes',
            code: 'OBJECTIVE_INVALID',
            message: validationMessage('OBJECTIVE_INVALID', language),
          },
        ],
      });
  },

  async changes({ unit: { tx }, application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [{ ...(await objectives(tx, frame)), happenedOn: resolvedOn(frame) }],
    });
  },
};
