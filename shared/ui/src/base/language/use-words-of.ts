import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence, type WordKey } from './sentence';
import { useFormats } from './use-formats';

type Values = Readonly<Record<string, string | number | undefined>>;
export type WordsOfEntry = (key: string, values?: Values) => string;

/** Which keys there are is known to the compiler, so that no key is shown instead of its words. */
export type KnownWords<Words> = (key: WordKey<Words> | `common:${string}`, values?: Values) => string;

/**
 * The words that an entry point brings with it, so that every area says the same; `common:` is the portal’s own. As
 * they are lent to remotes, which may have been built with other words.
 */
export function useAnyWordsOf(words: Readonly<Record<'ne' | 'en', Readonly<Record<string, string>>>>): WordsOfEntry {
  const { language, number } = useFormats();
  const { t: common } = useTranslation('common');
  return useCallback(
    (key, values = {}) => {
      if (key.startsWith('common:')) return common(key.slice('common:'.length));
      return sentence(words[language], key, values, number) ?? key;
    },
    [words, language, number, common],
  );
}

/** The same for the entry point itself. */
export const useWordsOf = <Words extends Readonly<Record<string, string>>>(
  words: Readonly<Record<'ne' | 'en', Words>>,
): KnownWords<Words> => useAnyWordsOf(words);
