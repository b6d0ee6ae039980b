import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import {
  fieldsOf,
  isAsked,
  valueAt,
  type AnySection,
  type Answers,
  type FilingFrame,
} from '@registrar/domain/processes';

/** The answers that shall name another company of the register and do not: those that are not kept with the filing. */
export function companyFindings(
  section: AnySection,
  data: Answers,
  { frame, language }: { readonly frame: FilingFrame; readonly language: Language },
): FieldError[] {
  return fieldsOf(section).flatMap((field): FieldError[] => {
    if (field.widget !== 'otherCompany' || !isAsked(field, data, frame)) return [];
    const answered = valueAt(data, field.path);
    if (typeof answered !== 'string' || answered === '' || frame.named?.some(({ id }) => id === answered)) return [];
    const code = 'NAMED_COMPANY_UNKNOWN';
    return [{ path: field.path, code, message: validationMessage(code, language) }];
  });
}
