import { toNepaliDigits } from '../digits';
import { HABITS } from './habits';
import { CONSONANTS, HALANT_KEY, MARKS, VIRAMA, VOWELS } from './letters';
import { SUFFIXES, WORDS } from './words';

/** Latin letters, and the keys that mean something only beside them: halant and chandrabindu. */
const WORD = /[A-Za-z][A-Za-z~^\\]*/gu;
const UNIT_LENGTH = 3;
const JOINS_A_VOWEL = /(?:[\u0915-\u0939\u0958-\u095F]|\u093C)$/u;
const DEVANAGARI_LETTER = /[\u0900-\u0963\u0970-\u097F]$/u;

/**
 * Capitals mean a letter of their own inside a word. At its beginning they are only a capital, except for ट and ड,
 * and a word of capitals alone is one typed with the lock on.
 */
function plainCapitals(latin: string, begins: boolean): string {
  if (latin.length > 2 && latin === latin.toUpperCase() && /[AEIOU]/u.test(latin)) return latin.toLowerCase();
  return [...latin]
    .map((letter, index) =>
      (index === 0 && begins ? /[TD]/u : /[TDNSMHAIURL]/u).test(letter) ? letter : letter.toLowerCase(),
    )
    .join('');
}

function unitAt(latin: string, index: number): string {
  for (let length = UNIT_LENGTH; length > 1; length -= 1) {
    const unit = latin.slice(index, index + length);
    if (CONSONANTS[unit] !== undefined || VOWELS[unit] !== undefined) return unit;
  }
  return latin.charAt(index);
}

/** Letter by letter. `open`: a consonant stands before, whose a is still unwritten. */
function written(latin: string, open: boolean): string {
  let text = '';
  let openConsonant = open;
  let joined = false;
  for (let index = 0; index < latin.length;) {
    const unit = unitAt(latin, index);
    const vowel = VOWELS[unit];
    if (CONSONANTS[unit] !== undefined) {
      text += (openConsonant && joined ? VIRAMA : '') + CONSONANTS[unit];
      openConsonant = true;
      joined = true;
    } else if (vowel !== undefined) {
      // After a consonant that stood there before, an a can only mean the long one: the short is there unwritten.
      text += openConsonant ? (unit === 'a' && !joined ? 'ा' : vowel[1]) : vowel[0];
      openConsonant = false;
      joined = true;
    } else {
      text += unit === HALANT_KEY ? (openConsonant ? VIRAMA : '') : (MARKS[unit] ?? unit);
      openConsonant = false;
    }
    index += unit.length;
  }
  return text;
}

function bySound(latin: string, before: string): string {
  const goesOn = DEVANAGARI_LETTER.test(before);
  const marked = (goesOn ? '.' : '') + plainCapitals(latin, !goesOn);
  const exact = HABITS.reduce((text, [pattern, meant]) => text.replace(pattern, meant), marked);
  return written(goesOn ? exact.slice(1) : exact, JOINS_A_VOWEL.test(before));
}

function listed(latin: string): string | undefined {
  const exact = WORDS.get(latin);
  if (exact !== undefined) return exact;
  // Ta and Daa are ट and डा; a longer word with such a capital is more likely a name.
  const meant = latin.length < 4 && /^[TD]/u.test(latin);
  const capitalOnly = latin.slice(1) === latin.slice(1).toLowerCase() || latin === latin.toUpperCase();
  return capitalOnly && !meant ? WORDS.get(latin.toLowerCase()) : undefined;
}

/** A word with a postposition written onto it: nepalko is नेपाल and को. */
function withSuffix(latin: string, before: string): string | undefined {
  for (const { ending, text, ofAnyWord } of SUFFIXES) {
    if (!latin.endsWith(ending)) continue;
    const stem = latin.slice(0, -ending.length);
    const known = stem.length > 1 ? listed(stem) : undefined;
    if (known !== undefined) return known + text;
    if (ofAnyWord && /[aeiou][bdfghjklmnprstvwyz]{1,2}$/iu.test(stem) && stem.length > 2)
      return bySound(stem, before) + text;
  }
  return undefined;
}

/** Whether the words of the list had a say: their letters do not answer to the keys one by one. */
export function isListed(latin: string): boolean {
  return listed(latin) !== undefined || withSuffix(latin, '') !== undefined;
}

/**
 * One word in Latin letters as Nepali writes it.
 *
 * @param before the character that already stands before the word; after a Devanagari letter the word goes on from it
 */
export function transliterateWord(latin: string, before = ''): string {
  if (DEVANAGARI_LETTER.test(before)) return bySound(latin, before);
  return listed(latin) ?? withSuffix(latin, before) ?? bySound(latin, before);
}

export interface TransliterateOptions {
  /** Latin digits become Nepali ones. */
  readonly digits?: boolean;
}

/**
 * A whole text: words in Latin letters are written in Devanagari, everything else stays as it is, but for the danda.
 */
export function transliterate(text: string, { digits = true }: TransliterateOptions = {}): string {
  const words = text.replace(WORD, (word: string, at: number) => transliterateWord(word, text.charAt(at - 1)));
  const ended = words.replaceAll('||', '॥').replaceAll('|', '।');
  return digits ? toNepaliDigits(ended) : ended;
}
