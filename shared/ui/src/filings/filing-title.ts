import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { useOwnWords } from './filing-words';

const either = (language: 'ne' | 'en', nepali: string, english: string): string => (language === 'ne' ? nepali || english : english || nepali);

/** The heading of a filing: as its remote says it, with `{{process}}` and `{{company}}`, or what it is called, or while it has no name of its own, its kind. */
export function useFilingTitle({ titleNepali, titleEnglish, company }: ApplicationDetail, { name }: ProcessDefinition): string {
  const own = useOwnWords();
  const language = useLanguage();
  const values = { process: name[language], company: company == null ? '' : either(language, company.nameNepali, company.nameEnglish) };
  return own('wizard.title', values) ?? (either(language, titleNepali, titleEnglish) || name[language]);
}
