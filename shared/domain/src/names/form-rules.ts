import type { ValidationCode } from '../messages/validation';
import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { MISPLACED_SIGN } from './misplaced-sign';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM, SHIPPED_NAME_RULES, type NameRules } from './name-rules';
import { findWords, holdsWebAddress, ruleWordsOf, withoutAccents, type Script } from './word-matching';

export interface FormFinding {
  readonly code: ValidationCode;
  /** WARNING: an approver may let it pass. */
  readonly severity: 'ERROR' | 'WARNING';
  readonly token?: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const error = (code: ValidationCode, token?: string): FormFinding => ({
  code,
  severity: 'ERROR',
  token,
  parameters: token === undefined ? {} : { token },
});

/** Of whatever script: a digit that only looks other is one. */
const ANY_DIGIT = /\p{Nd}/u;
/**
 * Letters that only look like English ones (Cyrillic, full-width, small capitals, those of mathematics) would make a
 * second company of the same name to the eye. An accent of a loan word is none of them: Café.
 */
const NOT_ENGLISH = /(?![A-Za-z])\p{L}/u;
/** A mark that stays when letter and accent are one is a stroke or a decoration. */
const NOT_IN_ENGLISH = /[^\p{L}\p{Nd}\s]|\p{Cc}/u;
/** The joiners belong to Devanagari; marks of the Vedas and of other scripts do not. */
const NOT_IN_NEPALI = /[^\p{L}\p{M}\p{Nd}\s\u200B-\u200D\uFEFFॐ]|\p{Cc}|(?![\u0901-\u097F])\p{M}|[\u0951-\u0957]/u;
/** A length a person would count: a letter with its signs is one. */
function letters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

/** In the order in which the words stand in the name. */
function wordFindings(words: readonly string[], script: Script, rules: NameRules): FormFinding[] {
  const found: { readonly at: number; readonly finding: FormFinding }[] = [];
  for (const { at, text } of findWords(words, script, rules.pronouns))
    found.push({ at, finding: error('NAME_PRONOUN', text) });
  for (const { at, text, word } of findWords(words, script, rules.forbidden)) {
    found.push({
      at,
      finding: word.overridable
        ? { ...error('NAME_WORD_NEEDS_LEAVE', text), severity: 'WARNING' }
        : error('NAME_FORBIDDEN_WORD', text),
    });
  }
  return found.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
}

/** What is wrong with the form of an English name; nothing about whether it is taken. */
export function englishFormFindings(name: string, rules: NameRules = SHIPPED_NAME_RULES): FormFinding[] {
  const core = withoutEnglishForm(name.normalize('NFC'));
  const found: FormFinding[] = [];
  if (core === '') return [error(name.trim() === '' ? 'NAME_ENGLISH_REQUIRED' : 'NAME_ONLY_LEGAL_FORM')];
  if (letters(core) > NAME_ENGLISH_MAXIMUM)
    found.push({ code: 'NAME_ENGLISH_TOO_LONG', severity: 'ERROR', parameters: { maximum: NAME_ENGLISH_MAXIMUM } });
  if (ANY_DIGIT.test(core)) found.push(error('NAME_DIGITS'));
  const dotCom = holdsWebAddress(core, 'english', rules.dotCom);
  if (dotCom) found.push(error('NAME_DOT_COM'));
  if (NOT_ENGLISH.test(withoutAccents(core))) found.push(error('NAME_SCRIPT_ENGLISH'));
  else if (!dotCom && NOT_IN_ENGLISH.test(core)) found.push(error('NAME_SPECIAL_CHARACTERS'));
  const words = ruleWordsOf(core);
  for (const word of dotCom ? [] : words) if (/^\p{Ll}/u.test(word)) found.push(error('NAME_CAPITALS', word));
  return [...found, ...wordFindings(words, 'english', rules)];
}

/** What is wrong with the form of a Nepali name. */
export function nepaliFormFindings(name: string, rules: NameRules = SHIPPED_NAME_RULES): FormFinding[] {
  const core = withoutNepaliForm(name.normalize('NFC'));
  const found: FormFinding[] = [];
  if (core === '') return [error(name.trim() === '' ? 'NAME_NEPALI_REQUIRED' : 'NAME_ONLY_LEGAL_FORM')];
  if (letters(core) > NAME_NEPALI_MAXIMUM)
    found.push({ code: 'NAME_NEPALI_TOO_LONG', severity: 'ERROR', parameters: { maximum: NAME_NEPALI_MAXIMUM } });
  if (ANY_DIGIT.test(core)) found.push(error('NAME_DIGITS'));
  if (holdsWebAddress(core, 'nepali', rules.dotCom)) found.push(error('NAME_DOT_COM'));
  if (/\p{L}/u.test(core.replace(/\p{Script=Devanagari}/gu, ''))) found.push(error('NAME_SCRIPT_NEPALI'));
  else if (NOT_IN_NEPALI.test(core) || MISPLACED_SIGN.test(core)) found.push(error('NAME_SPECIAL_CHARACTERS'));
  return [...found, ...wordFindings(ruleWordsOf(core), 'nepali', rules)];
}
