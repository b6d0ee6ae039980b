import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import {
  fieldsOf,
  isAsked,
  namedTooMany,
  valueAt,
  type AnySection,
  type Answers,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';

/**
 * The answers that shall name another company of the register and do not: those that are not kept with the filing,
 * because the register has no such company or the filing names too many.
 */
export function companyFindings(
  section: AnySection,
  data: Answers,
  {
    frame,
    definition,
    language,
  }: { readonly frame: FilingFrame; readonly definition: ProcessDefinition; readonly language: Language },
): FieldError[] {
  const tooMany = namedTooMany(section, data, definition, frame);
  const beyond = new Set(tooMany.map(({ path }) => path));
  const unknown = fieldsOf(section).flatMap((field): FieldError[] => {
    if (field.widget !== 'otherCompany' || beyond.has(field.path) || !isAsked(field, data, frame)) return [];
    const answered = valueAt(data, field.path);
    if (typeof answered !== 'string' || answered === '' || frame.named?.some(({ id }) => id === answered)) return [];
    const code = 'NAMED_COMPANY_UNKNOWN';
    return [{ path: field.path, code, message: validationMessage(code, language) }];
  });
  return [
    ...tooMany.map(({ path, code, parameters }) => ({
      path,
      code,
      message: validationMessage(code, language, parameters),
    })),
    ...unknown,
  ];
}
