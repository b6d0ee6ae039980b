import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { refusedDocuments, unansweredPins } from './guards';
import type { Situation } from './situation';
import { DOCUMENTS } from '../facts/corrections/open-places';

/** Each remark without an answer and each refused document without another, at its place. */
export function describeUnanswered(situation: Situation, language: Language): FieldError[] {
  return [
    ...unansweredPins(situation).map(({ path, document_key }) =>
      problem(path ?? `${DOCUMENTS}.${document_key ?? ''}`, 'PIN_UNANSWERED', language),
    ),
    ...refusedDocuments(situation).map(({ requirement_key }) =>
      problem(`${DOCUMENTS}.${requirement_key}`, 'DOCUMENT_REFUSED', language),
    ),
  ];
}

function problem(path: string, code: 'PIN_UNANSWERED' | 'DOCUMENT_REFUSED', language: Language): FieldError {
  return { path, code, message: validationMessage(code, language) };
}
