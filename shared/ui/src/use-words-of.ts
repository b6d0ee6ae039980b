import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from './sentence';
import { useFormats } from './use-formats';

export type WordsOfEntry = (key: string, values?: Readonly<Record<string, string | number | undefined>>) => string;

/** The words that an entry point brings with it, so that every area says the same; `common:` is the portal's own. */
export function useWordsOf(words: Readonly<Record<'ne' | 'en', Readonly<Record<string, string>>>>): WordsOfEntry {
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
