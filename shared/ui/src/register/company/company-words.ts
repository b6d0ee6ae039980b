import { useWordsOf, type KnownWords } from '../../base/language/use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

export type CompanyWords = KnownWords<typeof ne>;

/** What is said of a company of the register. */
export const useCompanyWords = (): CompanyWords => useWordsOf(words);

/** What brought an entry about without a filing. */
export const unfiled = (changes: readonly { readonly aspect: string }[]): 'byOrder' | 'takenOver' =>
  changes.length > 0 && changes.every(({ aspect }) => aspect === 'ORDER') ? 'byOrder' : 'takenOver';
