/**
 * What each group of Latin letters writes. Besides the keys of a keyboard the letters of the scholarly transliteration
 * stand here (ā, ṭ, ṣ …): the spelling habits rewrite a word into them, so that a sound has one unmistakable letter.
 */
export const CONSONANTS: Readonly<Record<string, string>> = {
  k: 'क',
  kh: 'ख',
  g: 'ग',
  gh: 'घ',
  ṅ: 'ङ',
  ch: 'च',
  chh: 'छ',
  j: 'ज',
  jh: 'झ',
  ñ: 'ञ',
  z: 'ज',
  zh: 'झ',
  T: 'ट',
  Th: 'ठ',
  D: 'ड',
  Dh: 'ढ',
  N: 'ण',
  ṭ: 'ट',
  ṭh: 'ठ',
  ḍ: 'ड',
  ḍh: 'ढ',
  ṇ: 'ण',
  t: 'त',
  th: 'थ',
  thh: 'ठ',
  d: 'द',
  dh: 'ध',
  dhh: 'ढ',
  n: 'न',
  p: 'प',
  ph: 'फ',
  f: 'फ',
  b: 'ब',
  bh: 'भ',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  L: 'ळ',
  w: 'व',
  v: 'व',
  sh: 'श',
  ś: 'श',
  S: 'ष',
  Sh: 'ष',
  ṣ: 'ष',
  s: 'स',
  h: 'ह',
  c: 'क',
  q: 'क',
  x: 'क्ष',
};

/** Standing alone, and after a consonant. The a after a consonant is not written. */
export const VOWELS: Readonly<Record<string, readonly [alone: string, sign: string]>> = {
  a: ['अ', ''],
  aa: ['आ', 'ा'],
  ā: ['आ', 'ा'],
  A: ['आ', 'ा'],
  i: ['इ', 'ि'],
  ee: ['ई', 'ी'],
  ii: ['ई', 'ी'],
  ī: ['ई', 'ी'],
  I: ['ई', 'ी'],
  u: ['उ', 'ु'],
  oo: ['ऊ', 'ू'],
  uu: ['ऊ', 'ू'],
  ū: ['ऊ', 'ू'],
  U: ['ऊ', 'ू'],
  e: ['ए', 'े'],
  ai: ['ऐ', 'ै'],
  o: ['ओ', 'ो'],
  au: ['औ', 'ौ'],
  ou: ['औ', 'ौ'],
  ṛ: ['ऋ', 'ृ'],
  R: ['ऋ', 'ृ'],
};

/** What is set on the syllable before. */
export const MARKS: Readonly<Record<string, string>> = { M: 'ं', ṃ: 'ं', '~': 'ँ', '^': 'ँ', H: 'ः', ḥ: 'ः' };

export const VIRAMA = '्';
/** Typed where a consonant shall keep its halant. */
export const HALANT_KEY = '\\';
