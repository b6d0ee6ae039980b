import { useWordsOf, type KnownWords } from '../../base/language/use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type CompanyWords = KnownWords<typeof ne>;

/** What is said of a company of the register. */
export const useCompanyWords = (): CompanyWords => useWordsOf(words);
