import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { documentListSchema, processOfDocuments, type ScheduleKey } from '@registrar/domain/schedules';

/**
 * What a process asks of its own list: every document that it knows stays in the list, if only as "not asked for", and
 * the portal alone finds out whether a consent is needed. Of anything but a list: nothing.
 */
export function holdDocumentList(key: ScheduleKey, value: unknown, language: Language): FieldError[] {
  const process = processOfDocuments(key);
  if (!process) return [];
  const { documents } = documentListSchema.parse(value);
  const own = processDefinition(process)?.documents ?? [];
  const wrong = (path: string, code: ValidationCode): FieldError => ({
    path,
    code,
    message: validationMessage(code, language),
  });
  const missing = own
    .filter((document) => !documents.some((listed) => listed.key === document.key))
    .map(() => wrong('value.documents', 'DOCUMENT_STAYS'));
  const consents = documents.flatMap((listed, at) => {
    const isConsent = own.some((document) => document.key === listed.key && document.when === 'CONSENT');
    return isConsent === (listed.need === 'CONSENT') ? [] : [wrong(`value.documents.${at}.need`, 'DOCUMENT_CONSENT')];
  });
  return [...missing.slice(0, 1), ...consents];
}
