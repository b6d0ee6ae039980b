/** The form rules of a company name as data: the specification's section 5 and the Nepali twins of its words. */
export const NAME_ENGLISH_MAXIMUM = 100;
export const NAME_NEPALI_MAXIMUM = 200;
export const NAME_SEARCH_MINIMUM = 3;
export const NAME_SEARCH_DEBOUNCE_MS = 300;

export type WordMode = 'STANDALONE' | 'FIRST' | 'ANYWHERE';

export interface ForbiddenWord {
  readonly english: readonly string[];
  readonly nepali: readonly string[];
  readonly mode: WordMode;
  /** The committee may let it pass, because the word is part of many older names or of a proper name. */
  readonly overridable: boolean;
}

export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [
  { english: ['a'], nepali: [], mode: 'STANDALONE', overridable: false },
  { english: ['an'], nepali: [], mode: 'STANDALONE', overridable: false },
  { english: ['the'], nepali: ['दि', 'दी', 'द'], mode: 'STANDALONE', overridable: false },
  { english: ['new', 'naya', 'nayaa'], nepali: ['नयाँ', 'नयां', 'न्यु', 'न्यू'], mode: 'STANDALONE', overridable: false },
  { english: ['super'], nepali: ['सुपर'], mode: 'STANDALONE', overridable: false },
  { english: ['om'], nepali: ['ओम', 'ओम्', 'ॐ'], mode: 'STANDALONE', overridable: false },
  { english: ['nepal'], nepali: ['नेपाल'], mode: 'STANDALONE', overridable: true },
  { english: ['international'], nepali: ['अन्तर्राष्ट्रिय', 'अन्तरराष्ट्रिय', 'अन्तर्राष्ट्रीय', 'इन्टरनेशनल', 'इन्टरनेसनल', 'इण्टरनेशनल'], mode: 'STANDALONE', overridable: true },
  { english: ['shree', 'shri', 'sri'], nepali: ['श्री'], mode: 'STANDALONE', overridable: false },
];

/** Words that say whose it is; also as a first word in Nepali, where a romanised pronoun is common. */
export const PRONOUNS: { readonly english: readonly string[]; readonly nepali: readonly string[] } = {
  english: ['i', 'me', 'my', 'mine', 'we', 'us', 'our', 'ours', 'you', 'your', 'yours', 'he', 'his', 'she', 'her', 'hers', 'they', 'their', 'theirs', 'mero', 'hamro', 'timro', 'tapaiko'],
  nepali: ['म', 'मेरो', 'हामी', 'हाम्रो', 'तिमी', 'तिम्रो', 'तपाईं', 'तपाईंको', 'तपाईको', 'उनको', 'उनीहरूको', 'आफ्नो'],
};

/** A web address is not a name. Tested on the name as typed, before punctuation is dropped. */
export const DOT_COM = {
  english: /(\.\s*(com|net|org|edu|gov|io|np|info|biz)\b)|(\bdot\s*(com|net|org)\b)|\bdotcom\b|\bwww\b/i,
  nepali: /(डट|डोट)\s*(कम|कॉम|कोम|नेट|अर्ग)(?![\p{L}\p{M}])|डब्लुडब्लुडब्लु/u,
} as const;
