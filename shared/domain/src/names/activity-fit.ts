import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import type { ActivityWord, NameRules } from './name-rules';
import { findWords, ruleWordsOf } from './word-matching';

export interface UnfitWord {
  /** The word as it stands in the name. */
  readonly token: string;
  /** `warn`: nothing in the name fits the objectives; `info`: other words of it do. */
  readonly severity: 'warn' | 'info';
}

/**
 * The words of a name that claim what none of the objectives is; without objectives there is nothing to hold them
 * against.
 */
export function unfitWords(
  name: { readonly english: string; readonly nepali: string },
  nsicCodes: readonly string[],
  rules: NameRules,
): UnfitWord[] {
  if (nsicCodes.length === 0) return [];
  const found = [
    ...findWords(ruleWordsOf(withoutEnglishForm(name.english)), 'english', rules.activities),
    ...findWords(ruleWordsOf(withoutNepaliForm(name.nepali)), 'nepali', rules.activities),
  ];
  const fits = (word: ActivityWord): boolean =>
    word.nsicPrefixes.some((prefix) => nsicCodes.some((code) => code.startsWith(prefix)));
  const severity = found.some(({ word }) => fits(word)) ? 'info' : 'warn';
  return found.filter(({ word }) => !fits(word)).map(({ text }) => ({ token: text, severity }));
}
