import { canonicalForm, englishWords, nepaliWords, plainWord } from '@registrar/domain/names';

export interface ProposedName {
  readonly english: string;
  readonly nepali: string;
}

/**
 * Names with one of these keys in common are the same name; the legal form, case and punctuation do not tell them
 * apart.
 */
export function sameKeys(name: ProposedName): { english: string; nepali: string } {
  // of joining words alone nothing is left; they are a name as they are written, and not all the same one
  return {
    english: canonicalForm(englishWords(name.english)) || plainWord(name.english),
    nepali: canonicalForm(nepaliWords(name.nepali)) || plainWord(name.nepali),
  };
}
