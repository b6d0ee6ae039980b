import { hasDigit } from '../digits';
import type { ValidationCode } from '../messages/validation';
import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM, SHIPPED_NAME_RULES, type NameRules } from './name-rules';
import { findWords, holdsWebAddress, ruleWordsOf, type Script } from './word-matching';

export interface FormFinding {
  readonly code: ValidationCode;
  /** WARNING: an approver may let it pass. */
  readonly severity: 'ERROR' | 'WARNING';
  readonly token?: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const error = (code: ValidationCode, token?: string): FormFinding => ({ code, severity: 'ERROR', token, parameters: token === undefined ? {} : { token } });

/** A length a person would count: a letter with its signs is one. */
function letters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

/** In the order in which the words stand in the name. */
function wordFindings(words: readonly string[], script: Script, rules: NameRules): FormFinding[] {
  const found: { readonly at: number; readonly finding: FormFinding }[] = [];
  for (const { at, text } of findWords(words, script, rules.pronouns)) found.push({ at, finding: error('NAME_PRONOUN', text) });
  for (const { at, text, word } of findWords(words, script, rules.forbidden)) {
    found.push({ at, finding: word.overridable ? { ...error('NAME_WORD_NEEDS_LEAVE', text), severity: 'WARNING' } : error('NAME_FORBIDDEN_WORD', text) });
  }
  return found.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
}

/** What is wrong with the form of an English name; nothing about whether it is taken. */
export function englishFormFindings(name: string, rules: NameRules = SHIPPED_NAME_RULES): FormFinding[] {
  const core = withoutEnglishForm(name.normalize('NFC'));
  const found: FormFinding[] = [];
  if (core === '') return [error(name.trim() === '' ? 'NAME_ENGLISH_REQUIRED' : 'NAME_ONLY_LEGAL_FORM')];
  if (letters(core) > NAME_ENGLISH_MAXIMUM) found.push({ code: 'NAME_ENGLISH_TOO_LONG', severity: 'ERROR', parameters: { maximum: NAME_ENGLISH_MAXIMUM } });
  if (hasDigit(core)) found.push(error('NAME_DIGITS'));
  const dotCom = holdsWebAddress(core, 'english', rules.dotCom);
  if (dotCom) found.push(error('NAME_DOT_COM'));
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(core)) found.push(error('NAME_SCRIPT_ENGLISH'));
  else if (!dotCom && /[^\p{L}\p{M}\p{Nd}\s]/u.test(core)) found.push(error('NAME_SPECIAL_CHARACTERS'));
  const words = ruleWordsOf(core);
  for (const word of dotCom ? [] : words) if (/^\p{Ll}/u.test(word)) found.push(error('NAME_CAPITALS', word));
  return [...found, ...wordFindings(words, 'english', rules)];
}

/** What is wrong with the form of a Nepali name. */
export function nepaliFormFindings(name: string, rules: NameRules = SHIPPED_NAME_RULES): FormFinding[] {
  const core = withoutNepaliForm(name.normalize('NFC'));
  const found: FormFinding[] = [];
  if (core === '') return [error(name.trim() === '' ? 'NAME_NEPALI_REQUIRED' : 'NAME_ONLY_LEGAL_FORM')];
  if (letters(core) > NAME_NEPALI_MAXIMUM) found.push({ code: 'NAME_NEPALI_TOO_LONG', severity: 'ERROR', parameters: { maximum: NAME_NEPALI_MAXIMUM } });
  if (hasDigit(core)) found.push(error('NAME_DIGITS'));
  if (holdsWebAddress(core, 'nepali', rules.dotCom)) found.push(error('NAME_DOT_COM'));
  if (/\p{L}/u.test(core.replace(/\p{Script=Devanagari}/gu, ''))) found.push(error('NAME_SCRIPT_NEPALI'));
  else if (/[^\p{L}\p{M}\p{Nd}\s\u200B-\u200D\uFEFFॐ]/u.test(core)) found.push(error('NAME_SPECIAL_CHARACTERS'));
  return [...found, ...wordFindings(ruleWordsOf(core), 'nepali', rules)];
}
