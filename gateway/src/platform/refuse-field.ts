import type { Language } from '@registrar/domain/bilingual';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import { refuse } from './refusal';

/** Refuses an act with the sentence at the field that is wrong. */
export function refuseField(
  language: Language,
  path: string,
  code: ValidationCode,
  parameters?: MessageParameters,
): never {
  return refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, language, parameters) }] });
}
