import { hasDigit } from '../digits';
import type { ValidationCode } from '../messages/validation';
import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { DOT_COM, FORBIDDEN_WORDS, NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM, PRONOUNS } from './name-rules';

export interface FormFinding {
  readonly code: ValidationCode;
  /** WARNING: an officer or the committee may let it pass. */
  readonly severity: 'ERROR' | 'WARNING';
  readonly token?: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const error = (code: ValidationCode, token?: string): FormFinding => ({ code, severity: 'ERROR', token, parameters: token === undefined ? {} : { token } });

/** A length a person would count: a letter with its signs is one. */
function letters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

const wordsOf = (text: string): string[] => text.split(/[\s,.&/()-]+/u).filter((word) => word !== '');

function* wordFindings(words: readonly string[], script: 'english' | 'nepali'): Generator<FormFinding> {
  for (const [index, word] of words.entries()) {
    const plain = script === 'english' ? word.toLowerCase() : word.replace(/[\u200B-\u200D\uFEFF]/gu, '');
    if (PRONOUNS[script].includes(plain)) yield error('NAME_PRONOUN', word);
    for (const rule of FORBIDDEN_WORDS) {
      const hit = rule.mode === 'ANYWHERE' ? rule[script].some((text) => plain.includes(text)) : rule[script].includes(plain) && (rule.mode === 'STANDALONE' || index === 0);
      if (hit) yield { code: 'NAME_FORBIDDEN_WORD', severity: 'ERROR', token: word, parameters: { token: word } };
    }
  }
}

/** What is wrong with the form of an English name; nothing about whether it is taken. */
export function englishFormFindings(name: string): FormFinding[] {
  const core = withoutEnglishForm(name.normalize('NFC'));
  const found: FormFinding[] = [];
  if (core === '') return [error(name.trim() === '' ? 'NAME_ENGLISH_REQUIRED' : 'NAME_ONLY_LEGAL_FORM')];
  if (letters(core) > NAME_ENGLISH_MAXIMUM) found.push({ code: 'NAME_ENGLISH_TOO_LONG', severity: 'ERROR', parameters: { maximum: NAME_ENGLISH_MAXIMUM } });
  if (hasDigit(core)) found.push(error('NAME_DIGITS'));
  const dotCom = DOT_COM.english.test(core);
  if (dotCom) found.push(error('NAME_DOT_COM'));
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(core)) found.push(error('NAME_SCRIPT_ENGLISH'));
  else if (!dotCom && /[^\p{L}\p{M}\p{Nd}\s]/u.test(core)) found.push(error('NAME_SPECIAL_CHARACTERS'));
  const words = wordsOf(core);
  for (const word of dotCom ? [] : words) if (/^\p{Ll}/u.test(word)) found.push(error('NAME_CAPITALS', word));
  return [...found, ...wordFindings(words, 'english')];
}

/** What is wrong with the form of a Nepali name. */
export function nepaliFormFindings(name: string): FormFinding[] {
  const core = withoutNepaliForm(name.normalize('NFC'));
  const found: FormFinding[] = [];
  if (core === '') return [error(name.trim() === '' ? 'NAME_NEPALI_REQUIRED' : 'NAME_ONLY_LEGAL_FORM')];
  if (letters(core) > NAME_NEPALI_MAXIMUM) found.push({ code: 'NAME_NEPALI_TOO_LONG', severity: 'ERROR', parameters: { maximum: NAME_NEPALI_MAXIMUM } });
  if (hasDigit(core)) found.push(error('NAME_DIGITS'));
  if (DOT_COM.nepali.test(core)) found.push(error('NAME_DOT_COM'));
  if (/\p{L}/u.test(core.replace(/\p{Script=Devanagari}/gu, ''))) found.push(error('NAME_SCRIPT_NEPALI'));
  else if (/[^\p{L}\p{M}\p{Nd}\s\u200B-\u200D\uFEFFॐ]/u.test(core)) found.push(error('NAME_SPECIAL_CHARACTERS'));
  return [...found, ...wordFindings(wordsOf(core), 'nepali')];
}
