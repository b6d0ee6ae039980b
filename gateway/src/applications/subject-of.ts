import type { Language } from '@registrar/domain/bilingual';
import { validationMessage } from '@registrar/domain/messages';
import { subjectKinds, type FilingSubject, type ProcessDefinition } from '@registrar/domain/processes';
import { refuse } from '../platform/refusal';
import type { ApplicationRow } from './application';

/** The subject as stored with the filing. */
export function subjectOf({
  subject_kind: kind,
  subject_id: id,
}: Pick<ApplicationRow, 'subject_kind' | 'subject_id'>): FilingSubject | undefined {
  return kind === null || id === null ? undefined : { kind, id };
}

/** The subject of the filing besides the company; refuses when it has the wrong kind, is missing or is not allowed. */
export function requireSubject(
  { origin: { subject: kind } }: Pick<ProcessDefinition, 'origin'>,
  asked: FilingSubject | undefined,
  language: Language,
): FilingSubject | null {
  if (kind === undefined && asked === undefined) return null;
  if (kind !== undefined && asked?.kind === kind) return asked;
  const message =
    kind === undefined
      ? validationMessage('SUBJECT_NOT_ASKED', language)
      : validationMessage('SUBJECT_REQUIRED', language, { subject: subjectKinds.name(kind)[language] });
  refuse('VAL-422', {
    errors: [{ path: 'subject', code: kind === undefined ? 'SUBJECT_NOT_ASKED' : 'SUBJECT_REQUIRED', message }],
  });
}
