import { useWordsOf, type WordsOfEntry } from '../use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type CompanyWords = WordsOfEntry;

/** What is said of a company of the register. */
export const useCompanyWords = (): CompanyWords => useWordsOf(words);
