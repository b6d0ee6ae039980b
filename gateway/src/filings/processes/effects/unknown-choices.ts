import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { filedAnswers } from '@registrar/domain/processes';
import { registeredObjectives } from '@registrar/domain/processes/questions/objective-details';
import { z } from 'zod';
import { areKnownObjectives, isKnownOffice } from '../../../lookups/known-choices';
import { refuse } from '../../../platform/refusal';
import { frameOf } from '../../../applications/application';
import type { EffectContext } from './process-effects';

const officeAnswer = z.object({ officeId: z.number() });

/**
 * Refuses an office and objectives of a new company that are not in the lookups; the form is filled from the same
 * lookups. `section`: where the office is asked.
 */
export async function refuseUnknownChoices(
  { unit: { tx }, application, language }: EffectContext,
  section: string,
): Promise<void> {
  const frame = frameOf(application);
  const { officeId } = officeAnswer.parse(filedAnswers(frame, section));
  const { nsicCodes } = registeredObjectives.parse(filedAnswers(frame, 'OBJECTIVE_DETAILS'));
  const errors: FieldError[] = [];
  const problem = (path: string, code: Parameters<typeof validationMessage>[0]) =>
    void errors.push({ path, code, message: validationMessage(code, language) });

  if (!(await isKnownOffice(tx, officeId))) problem(`${section}.officeId`, 'OFFICE_REQUIRED');
  if (!(await areKnownObjectives(tx, nsicCodes))) problem('OBJECTIVE_DETAILS.nsicCodes', 'OBJECTIVE_INVALID');
  if (errors.length > 0) refuse('VAL-422', { errors });
}
