import { useWordsOf, type KnownWords } from '../../../base/language/use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type PayableWords = KnownWords<typeof ne>;

/** What is said of money. */
export const usePayableWords = (): PayableWords => useWordsOf(words);
