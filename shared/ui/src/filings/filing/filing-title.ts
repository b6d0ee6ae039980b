import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '../../base/language/use-formats';
import { useOwnWords } from './filing-words';

const either = (language: 'ne' | 'en', nepali: string, english: string): string =>
  language === 'ne' ? nepali || english : english || nepali;

/**
 * The heading of a filing: as its remote says it, with `{{process}}`, `{{company}}` and the `{{year}}` that it is
 * about, or what it is called, or while it has no name of its own, its kind.
 */
export function useFilingTitle(
  { titleNepali, titleEnglish, company, subject }: ApplicationDetail,
  { name }: ProcessDefinition,
): string {
  const own = useOwnWords();
  const language = useLanguage();
  const { digits } = useFormats();
  const values = {
    process: name[language],
    company: company == null ? '' : either(language, company.nameNepali, company.nameEnglish),
    year: subject?.kind === 'FISCAL_YEAR' ? digits(subject.id) : '',
  };
  return own('wizard.title', values) ?? (either(language, titleNepali, titleEnglish) || name[language]);
}
