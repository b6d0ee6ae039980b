import type { Language } from '@registrar/domain/bilingual';
import type { PerformActionRequest } from '@registrar/domain/calls/filings';
import {
  filingActions,
  filingTransitions,
  guardReasons,
  mayAct,
  type FilingAction,
  type Transition,
} from '@registrar/domain/transitions';
import { refuse } from '../../platform/refusal';
import { allowedActions } from './allowed-actions';
import { describeUnanswered } from './corrections/unanswered';
import { refuseIfBlocked } from '../facts/gate/law-reason';
import { firstObjection, isPersonal } from './guards';
import { filingBlockers } from '../processes/allowed-processes';
import { describeMissing, missingDocuments } from '../facts/documents/required-documents';
import { describeOutstanding, outstandingSignatures } from '../facts/signatures/outstanding';
import { missingRequirements } from './requirements';
import { incompleteSections } from '../facts/sections/section-state';
import type { Situation } from '../facts/situation';
import { chooseTransition, roleOf } from './transition-choice';
import { maySee } from '../../applications/sight';

export interface PerformInput extends PerformActionRequest {
  /** The language of the reasons in a refusal. */
  readonly language: Language;
}

/** The transition that allows the action; refuses with the reason when there is none. */
export async function permit(situation: Situation, action: FilingAction, input: PerformInput): Promise<Transition> {
  const { application, actor } = situation;
  if (!maySee(situation)) refuse('REQ-404');
  if (actor !== null && application.definition.removed) refuse('FLOW-409', { message: 'filing.processRemoved' });
  const role = roleOf(actor);
  const {
    origin: { mayStart },
  } = application.definition;
  if (!filingTransitions.some((row) => row.action === action && mayAct(row, role, mayStart))) refuse('PERM-403');
  const transition = chooseTransition(application, action);
  if (!transition) return refuseNow(situation, input.language);
  if (!mayAct(transition, role, mayStart)) refuse('PERM-403');
  if (actor !== null && input.version !== application.row.version) refuse('VER-412');

  const objection = await firstObjection(transition.guards, situation);
  if (objection === 'SECTIONS_VALID') refuse('VAL-422', { errors: incompleteSections(application, input.language) });
  if (objection === 'DOCUMENTS_PRESENT')
    refuse('VAL-422', { errors: describeMissing(application, await missingDocuments(situation), input.language) });
  if (objection === 'SIGNATURES_COMPLETE')
    refuse('VAL-422', {
      errors: describeOutstanding(await outstandingSignatures(situation), input.language, situation.now),
    });
  if (objection === 'PINS_ANSWERED')
    refuse('VAL-422', {
      text: guardReasons[objection][input.language],
      errors: await describeUnanswered(situation, input.language),
    });
  if (objection === 'NO_BLOCKER') refuseIfBlocked(await filingBlockers(situation), input.language);
  if (objection)
    refuse(isPersonal(objection) ? 'PERM-403' : 'FLOW-409', { text: guardReasons[objection][input.language] });

  const errors = actor === null ? [] : missingRequirements(transition, application, input, input.language);
  if (errors.length > 0) refuse('VAL-422', { errors });
  return transition;
}

/** The status does not have the action: the answer lists the actions that are allowed instead. */
async function refuseNow(situation: Situation, language: Language): Promise<never> {
  const offered = (await allowedActions(situation, language)).filter((entry) => entry.allowed);
  refuse('FLOW-409', {
    errors: offered.map((entry) => ({
      path: 'allowedActions',
      code: entry.action,
      message: filingActions.name(entry.action)[language],
    })),
  });
}
