import type { FieldError } from '@registrar/domain/envelope';
import type { SectionState } from '@registrar/domain/calls/filings';
import { fieldIssues, validationMessage } from '@registrar/domain/messages';
import { isList, type AnySection } from '@registrar/domain/processes';
import type { Bilingual } from '@registrar/domain/bilingual';
import { answersOf, type Application } from './application';

type Language = keyof Bilingual;

/** Every section of the filing with its answers and what is still wrong with them. */
export function sectionStates(application: Application, language: Language): SectionState[] {
  return application.definition.sections.map((section) => {
    const saved = application.sections.get(section.key);
    if (!saved) return { key: section.key, validity: 'EMPTY', data: {}, errors: [], savedAt: null };
    const errors = sectionErrors(application, section, language);
    return { key: section.key, validity: errors.length === 0 ? 'VALID' : 'INVALID', data: { ...saved.data }, errors, savedAt: saved.savedAt.toISOString() };
  });
}

export function isComplete(application: Application): boolean {
  return incompleteSections(application, 'en').length === 0;
}

/** What stands in the way of submitting, each path beginning with the section it belongs to. */
export function incompleteSections(application: Application, language: Language): FieldError[] {
  return application.definition.sections.flatMap((section) => {
    if (section.optional && !application.sections.has(section.key)) return [];
    return sectionErrors(application, section, language).map((error) => ({ ...error, path: [section.key, error.path].filter(Boolean).join('.') }));
  });
}

function sectionErrors(application: Application, section: AnySection, language: Language): FieldError[] {
  if (isList(section)) return [];
  const parsed = section.schema.safeParse(application.sections.get(section.key)?.data ?? {});
  const own = parsed.success ? [] : fieldIssues(parsed.error, language);
  const across = application.definition
    .crossIssues(answersOf(application), { companyType: null, answers: answersOf(application), today: '' })
    .filter((issue) => issue.path.startsWith(`${section.key}.`))
    .map((issue) => ({ path: issue.path.slice(section.key.length + 1), code: issue.code, message: validationMessage(issue.code, language) }));
  return [...own, ...across];
}
