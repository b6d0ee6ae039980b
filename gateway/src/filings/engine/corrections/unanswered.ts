import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { DOCUMENTS } from '../../facts/corrections/open-places';
import type { Situation } from '../../facts/situation';
import { refusedDocuments, unansweredPins } from './guards';

/** One error for each unanswered remark and each refused document without a replacement, with its path. */
export async function describeUnanswered(situation: Situation, language: Language): Promise<FieldError[]> {
  return [
    ...(await unansweredPins(situation)).map(({ path, document_key }) =>
      problem(path ?? `${DOCUMENTS}.${document_key ?? ''}`, 'PIN_UNANSWERED', language),
    ),
    ...(await refusedDocuments(situation)).map(({ requirement_key }) =>
      problem(`${DOCUMENTS}.${requirement_key}`, 'DOCUMENT_REFUSED', language),
    ),
  ];
}

function problem(path: string, code: 'PIN_UNANSWERED' | 'DOCUMENT_REFUSED', language: Language): FieldError {
  return { path, code, message: validationMessage(code, language) };
}
