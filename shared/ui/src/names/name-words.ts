import { useWordsOf, type WordsOfEntry } from '../use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type NameWords = WordsOfEntry;

/** What the check of a name says. */
export const useNameWords = (): NameWords => useWordsOf(words);
