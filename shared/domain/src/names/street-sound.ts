import { toLatinDigits } from '../digits';
import { transliterate } from '../typing/transliterate';
import { WORDS } from '../typing/words';
import { suggestEnglish } from './to-english';

/** The first spelling of a row is the usual one. */
const LATIN = new Map([...WORDS].toReversed().map(([latin, nepali]) => [nepali, latin] as const));

const NEPALI_WORD = /(?:(?=\p{Script=Devanagari})[\p{L}\p{M}]|[\u200C\u200D])+/gu;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of an address as Nepali writes them, as a suggestion a person corrects. */
export const streetInNepali = (typed: string): string => transliterate(typed.trim());

/** The words of an address in English letters; numbers and signs stay where they are. */
export function streetInEnglish(typed: string): string {
  const words = typed.trim().replace(NEPALI_WORD, (word) => capital(LATIN.get(word) ?? suggestEnglish(word)));
  return toLatinDigits(words).replaceAll('।', '.');
}
