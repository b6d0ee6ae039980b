import { useWordsOf, type WordsOfEntry } from '../use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type PayableWords = WordsOfEntry;

/** What is said of money. */
export const usePayableWords = (): PayableWords => useWordsOf(words);
