/**
 * How Nepali is spelled in Latin letters by habit, and what is meant by it: pattern, and the letters of `letters.ts`
 * that say it exactly. Applied in this order to the whole word. A word that goes on from Devanagari that already
 * stands there begins with a dot, so that what is true of a word's beginning is not said of its middle.
 */
export type Habit = readonly [written: RegExp, meant: string];

const VOWEL = '[aeiouAIURāīūṛ]';
const CONSONANT = '(?:chh|thh|dhh|[kgcjtdpbszTDS]h|[bcdfghjklmnpqrstvwxzTDNSśṣṭḍṇṅñ])';
const atEnd = (pattern: string): RegExp => new RegExp(`${pattern}$`, 'u');

const LETTERS: readonly Habit[] = [
  [/cch/gu, 'chch'],
  [/ck/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/^x(?=[aeiou])/u, 'chh'],
  [/ksh|kS|x/gu, 'kṣ'],
  [/jny?|gny/gu, 'jñ'],
  [/(?<!o)gyaa?(?=[npt])/gu, 'jñā'],
];

/** The vowel ऋ, heard as "ri" and written so. */
const VOCALIC_R: readonly Habit[] = [
  [/kri(?=sh|sn)/gu, 'kṛ'],
  [/kri(?=[pt])/gu, 'kṛ'],
  [/kṛsh?(?=[a-z]|$)/gu, 'kṛṣ'],
  [/pri(?=thi?v|thak)/gu, 'pṛ'],
  [/mri(?=[gtd])/gu, 'mṛ'],
  [/gri(?=h)/gu, 'gṛ'],
  [/(?<!s)hri(?=[dt])/gu, 'hṛ'],
  [/(?<!s)hrish/gu, 'hṛṣ'],
  [/dri(?=sh)/gu, 'dṛ'],
  [/dṛsht/gu, 'dṛṣṭ'],
  [/nri(?=t)/gu, 'nṛ'],
  [/tri(?=pt)/gu, 'tṛ'],
  [/trish(?=n)/gu, 'tṛṣ'],
  [/sri(?=j|sh)/gu, 'sṛ'],
  [/([vbw])ri(?=kṣ|tt|ddh|hat)/gu, '$1ṛ'],
  [/([vbw])rish(?=[aeiou])/gu, '$1ṛṣ'],
  [/^rishi/u, 'ṛṣi'],
  [/^ri(?=tu|gved)/u, 'ṛ'],
];

/** The sibilant that stands before certain letters. */
const SIBILANTS: readonly Habit[] = [
  [/sh(?=th)/gu, 'ṣ'],
  [/ṣth/gu, 'ṣṭh'],
  [/sh?T/gu, 'ṣṭ'],
  [/sht/gu, 'ṣṭ'],
  [/ṣt(?!h)/gu, 'ṣṭ'],
  [/(?<!pra)sh(?=n)/gu, 'ṣ'],
  [/ṣ[nN]/gu, 'ṣṇ'],
  [/sh(?=[kp])/gu, 'ṣ'],
];

/** A nasal takes after the letter it stands before. */
const NASALS: readonly Habit[] = [
  [/^sa(?:n(?=[wvrlhy])|m(?=[wvh]))/u, 'saṃ'],
  [/ng(?=$|[kmt])/gu, 'ṅ'],
  [/n(?=[kg])/gu, 'ṅ'],
  [/n(?=ch|j)/gu, 'ñ'],
  [/n(?=[TDṭḍ])/gu, 'ṇ'],
  [/(?<=[aeiou])n(?=s)/gu, 'ṃ'],
  [/(?<=^sa)m(?=s)/gu, 'ṃ'],
];

/** A vowel that follows another. */
const HIATUS: readonly Habit[] = [
  [/ia$/u, 'iyā'],
  [/ia/gu, 'iya'],
  [/io/gu, 'iyo'],
  [/ua$/u, 'uwā'],
  [/ua/gu, 'uwa'],
  [/(?<!a)ao/gu, 'aao'],
];

/** The end of a word: a vowel that is heard long there, though it is written like a short one. */
const ENDINGS: readonly Habit[] = [
  [atEnd(`(?<=${CONSONANT})y`), 'ī'],
  [atEnd(`(?<=${VOWEL}.*${CONSONANT})ai`), 'āī'],
  [atEnd(`(?<=${CONSONANT})aai`), 'āī'],
  [atEnd(`(?<=${VOWEL}.*i)ya`), 'y'],
  [atEnd('(?<=i)ya'), 'yā'],
  [atEnd(`(?<=${VOWEL}${CONSONANT})(?<!y)a`), 'ā'],
  [atEnd('(?<=[aeiou]\\1([kgtdplmTD]))a'), 'ā'],
  [atEnd('(?<=chchh?)a'), 'ā'],
  [atEnd(`(?<=${VOWEL}.*${CONSONANT})(?<!t|dh|ṣṭ)i`), 'ī'],
];

export const HABITS: readonly Habit[] = [...LETTERS, ...VOCALIC_R, ...SIBILANTS, ...NASALS, ...HIATUS, ...ENDINGS];
