import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { filedAnswers } from '@registrar/domain/processes';
import { GENERAL_INFORMATION } from '@registrar/domain/processes/company-registration';
import { registeredObjectives } from '@registrar/domain/processes/questions/objective-details';
import { areKnownObjectives, isKnownOffice } from '../../../lookups/known-choices';
import { refuse } from '../../../platform/refusal';
import { frameOf } from '../../../applications/application';
import type { EffectContext } from '../effects/process-effects';

/** Refuses choices that are not in the lookups; the form is filled from the same lookups. */
export async function refuseUnknownChoices({ unit: { tx }, application, language }: EffectContext): Promise<void> {
  const frame = frameOf(application);
  const general = GENERAL_INFORMATION.schema.parse(filedAnswers(frame, 'GENERAL_INFORMATION'));
  const { nsicCodes } = registeredObjectives.parse(filedAnswers(frame, 'OBJECTIVE_DETAILS'));
  const errors: FieldError[] = [];
  const problem = (path: string, code: Parameters<typeof validationMessage>[0]) =>
    void errors.push({ path, code, message: validationMessage(code, language) });

  if (!(await isKnownOffice(tx, general.officeId))) problem('GENERAL_INFORMATION.officeId', 'OFFICE_REQUIRED');
  if (!(await areKnownObjectives(tx, nsicCodes))) problem('OBJECTIVE_DETAILS.nsicCodes', 'OBJECTIVE_INVALID');
  if (errors.length > 0) refuse('VAL-422', { errors });
}
