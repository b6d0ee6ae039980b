import { canonicalForm, englishWords, nepaliWords } from './normalise';
import { analyse, type AnalysedWord } from './word';

/** A name taken apart in both scripts; a script that was not given is an empty list. */
export interface AnalysedName {
  readonly english: readonly AnalysedWord[];
  readonly nepali: readonly AnalysedWord[];
  readonly canonicalEnglish: string;
  readonly canonicalNepali: string;
}

export function analyseName(name: { readonly english: string; readonly nepali: string }): AnalysedName {
  const english = englishWords(name.english);
  const nepali = nepaliWords(name.nepali);
  return { english: english.map(analyse), nepali: nepali.map(analyse), canonicalEnglish: canonicalForm(english), canonicalNepali: canonicalForm(nepali) };
}
