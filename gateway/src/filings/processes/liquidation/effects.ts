import { validationMessage } from '@registrar/domain/messages';
import { filedAnswers } from '@registrar/domain/processes';
import { filedAuditor } from '@registrar/domain/processes/questions/closing/decision-and-auditor';
import { LIQUIDATOR_KEY, liquidatorIn } from '@registrar/domain/processes/questions/closing/liquidator';
import { standingDirectors } from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { frameOf } from '../../../applications/application';
import { appoint, namedLicence } from '../../../liquidators/appointments';
import type { LicenceRow } from '../../../liquidators/licence-state';
import { tellAppointed } from '../../../liquidators/notify-liquidator';
import { refuse } from '../../../platform/refusal';
import { closingOf } from '../../../proceedings/closing-of';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import { opensProceeding } from '../effects/closing/opens-proceeding';
import { changesOfFiler } from '../effects/changes-of-filer';
import { auditorEntries } from '../effects/parts/auditor';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

const opening = opensProceeding('LIQUIDATION');

/** The licence that the form names, in the list of the office, in force and in no other liquidation (section 127). */
async function refuseOtherLicence({ unit, application, language }: EffectContext): Promise<LicenceRow> {
  const { licenceNumber = '', panNumber = null } = liquidatorIn(frameOf(application)) ?? {};
  const named = await namedLicence(unit, { licenceNumber, panNumber, companyId: application.row.company_id ?? '' });
  if (named.problem === null) return named.licence;
  const { field, code } = named.problem;
  return refuse('VAL-422', {
    errors: [{ path: `${LIQUIDATOR_KEY}.${field}`, code, message: validationMessage(code, language) }],
  });
}

/** The approval opens the proceeding, and enters the decision, the liquidator and the auditor of the liquidation. */
export const liquidationEffects: ProcessEffects = {
  ...opening,

  begin: (_db, company) => Promise.resolve({ items: { SOLVENCY_DIRECTORS: standingDirectors(company) } }),

  async hold(context) {
    await refuseOtherLicence(context);
  },

  async changes({ unit, application }) {
    const { row } = application;
    if (row.company_id === null) throw new Error('A liquidation is of a company');
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        noteOfClosing(application, {
          decision: filedAnswers(frame, 'LIQUIDATION_DECISION'),
          solvency: filedAnswers(frame, 'SOLVENCY'),
          liquidator: filedAnswers(frame, 'LIQUIDATOR'),
        }),
        ...(await auditorEntries(unit, row.company_id, filedAuditor(frame))),
      ],
    });
  },

  async approve(context) {
    const licence = await refuseOtherLicence(context);
    await opening.approve?.(context);
    const { unit, application, actor } = context;
    const proceeding = await closingOf(unit.tx, application.row.id);
    const appointedOn = liquidatorIn(frameOf(application))?.appointedOn;
    if (!proceeding || appointedOn === undefined) throw new Error('An approved liquidation names its liquidator');
    await appoint(unit, actor, { proceedingId: proceeding.id, licenceId: licence.id, appointedOn, reason: null });
    await tellAppointed(unit, { proceedingId: proceeding.id, licence });
  },
};
