import { toLatin } from './devanagari';
import { editDistance } from './edit-distance';
import { LEXICON } from './lexicon';
import { bareSound, soundOf } from './phonetics';

const VOWEL_LETTERS: Readonly<Record<string, string>> = {
  a: 'अ',
  aa: 'आ',
  i: 'इ',
  ee: 'ई',
  u: 'उ',
  oo: 'ऊ',
  e: 'ए',
  ai: 'ऐ',
  o: 'ओ',
  au: 'औ',
  ou: 'औ',
};
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  a: '',
  aa: 'ा',
  i: 'ि',
  ee: 'ी',
  u: 'ु',
  oo: 'ू',
  e: 'े',
  ai: 'ै',
  o: 'ो',
  au: 'ौ',
  ou: 'ौ',
};
const CONSONANT_LETTERS: Readonly<Record<string, string>> = {
  chh: 'छ',
  ksh: 'क्ष',
  kh: 'ख',
  gh: 'घ',
  ch: 'च',
  jh: 'झ',
  th: 'थ',
  dh: 'ध',
  ph: 'फ',
  bh: 'भ',
  sh: 'श',
  ck: 'क',
  ng: 'ङ',
  k: 'क',
  g: 'ग',
  c: 'क',
  j: 'ज',
  z: 'ज',
  t: 'ट',
  d: 'ड',
  n: 'न',
  p: 'प',
  f: 'फ',
  b: 'ब',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  w: 'व',
  v: 'भ',
  s: 'स',
  h: 'ह',
  q: 'क',
  x: 'क्स',
};
const UNIT = /chh|ksh|kh|gh|ch|jh|th|dh|ph|bh|sh|ck|ng(?![aeiou])|aa|ee|oo|ai|au|ou|[a-z]/g;
const VIRAMA = '्';

/** Of the spellings the lexicon has, the one that sounds like the word: Traders is ट्रेडर्स, not व्यापार. */
function listedSpelling(word: string): string | undefined {
  const row = LEXICON.find(([, english]) => english.split(' ').includes(word));
  if (row === undefined || row[2] === '') return undefined;
  const sound = bareSound(soundOf(word));
  const distance = (spelling: string): number => editDistance(sound, bareSound(soundOf(toLatin(spelling))));
  return row[2].split(' ').reduce((best, spelling) => (distance(spelling) < distance(best) ? spelling : best));
}

/** How an English word would be written in Devanagari: the lexicon's spelling, else sound by sound. */
export function suggestNepaliWord(english: string): string {
  const word = english.toLowerCase();
  const listed = listedSpelling(word);
  if (listed) return listed;
  let text = '';
  let openConsonant = false;
  for (const [unit] of word.matchAll(UNIT)) {
    const consonant = CONSONANT_LETTERS[unit];
    if (consonant !== undefined) {
      text += (openConsonant ? VIRAMA : '') + consonant;
      openConsonant = true;
    } else {
      text += openConsonant ? (VOWEL_SIGNS[unit] ?? '') : (VOWEL_LETTERS[unit] ?? '');
      openConsonant = false;
    }
  }
  // A last a is heard long, and written so.
  return word.endsWith('a') && !word.endsWith('aa') ? `${text}ा` : text;
}

/** A whole name, as a suggestion a person corrects. */
export function suggestNepali(english: string): string {
  return english
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(suggestNepaliWord)
    .join(' ');
}
