import type { ConsentBody } from './consent-bodies';
import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { SHIPPED_NAME_RULES, type NameRules } from './name-rules';
import { findWords, ruleWordsOf } from './word-matching';

export interface ConsentNeed {
  readonly body: ConsentBody;
  /** The word as it stands in the name. */
  readonly token: string;
}

/**
 * The bodies that have to consent to this name, each once, with the word that asks for it; none: no letter is needed.
 */
export function needsConsent(
  name: { readonly english: string; readonly nepali: string },
  rules: NameRules = SHIPPED_NAME_RULES,
): readonly ConsentNeed[] {
  const found = [
    ...findWords(ruleWordsOf(withoutEnglishForm(name.english)), 'english', rules.consent),
    ...findWords(ruleWordsOf(withoutNepaliForm(name.nepali)), 'nepali', rules.consent),
  ];
  const needs = new Map<ConsentBody, ConsentNeed>();
  for (const { word, text } of found) if (!needs.has(word.body)) needs.set(word.body, { body: word.body, token: text });
  return [...needs.values()];
}
