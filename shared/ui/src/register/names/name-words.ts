import { useAnyWordsOf, useWordsOf, type KnownWords, type WordsOfEntry } from '../../base/language/use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type NameWords = WordsOfEntry;
/** As they are lent to remotes. */
export const useAnyNameWords = (): NameWords => useAnyWordsOf(words);

/** What the check of a name says. */
export const useNameWords = (): KnownWords<typeof ne> => useWordsOf(words);
