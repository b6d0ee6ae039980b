import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { wordKeys } from './name-keys';

/** What stands before a company's name in letters and on bills: "M/S", "Messrs", "मे.", "मेसर्स". */
const BEFORE_NAME = /^\s*(?:m\s*\/\s*s\b\.?|messrs\b\.?|मेसर्स|मे\s*\/\s*स|मे\.)\s*/iu;
/** Of "Agro's" the name is "Agro". */
const OWNER = /['’‘`´]s?(?![\p{L}\p{M}])/giu;
const QUOTES = /["“”„«»]/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;

export interface SearchedName {
  /** As it is held against the beginning of names. */
  readonly text: string;
  /** The script by which it is held and sorted: that of its first word. */
  readonly script: 'english' | 'nepali';
  /** The words of each script, for each the keys of the index of which a name must have one. */
  readonly words: readonly (readonly string[])[];
  /** The same words as they were typed, in small letters. */
  readonly typed: readonly { readonly script: 'english' | 'nepali'; readonly text: string }[];
}

/**
 * What somebody types who looks for a company: without what is no part of the name (salutation, quotes, the legal
 * form), each word in its own script. If nothing else is left, it is taken as it stands.
 */
export function searchedName(name: string): SearchedName {
  const bare = withoutNepaliForm(
    withoutEnglishForm(name.replace(BEFORE_NAME, '').replace(OWNER, '').replace(QUOTES, ' ')),
  )
    .replace(/\s+/gu, ' ')
    .trim();
  const text = bare === '' ? name.trim() : bare;
  const typed = text
    .split(/[\s,]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => ({ script: DEVANAGARI.test(word) ? ('nepali' as const) : ('english' as const), text: word }));
  const of = (script: 'english' | 'nepali') =>
    wordKeys(
      typed
        .filter((word) => word.script === script)
        .map((word) => word.text)
        .join(' '),
      script,
    );
  return {
    text,
    script: typed[0]?.script ?? 'english',
    words: [...of('english'), ...of('nepali')],
    typed: typed.map((word) => ({ ...word, text: word.text.toLowerCase() })),
  };
}
