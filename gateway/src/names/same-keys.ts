import { canonicalForm, englishWords, nepaliWords } from '@registrar/domain/names';

export interface ProposedName {
  readonly english: string;
  readonly nepali: string;
}

/** Names with one of these keys in common are the same name; the legal form, case and punctuation do not tell them apart. */
export function sameKeys(name: ProposedName): { english: string; nepali: string } {
  return { english: canonicalForm(englishWords(name.english)), nepali: canonicalForm(nepaliWords(name.nepali)) };
}
