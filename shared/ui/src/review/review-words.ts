import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { filled, sentence, type WordKey } from '../base/language/sentence';
import { useFormats } from '../base/language/use-formats';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words: { readonly ne: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> } = {
  ne,
  en,
};

type Values = Readonly<Record<string, string | number | undefined>>;

/** A key that the compiler does not know needs what is said where the words do not know it either. */
export interface ReviewWords {
  (key: WordKey<typeof ne> | `common:${string}`, values?: Values): string;
  (key: string, values: Values & { readonly defaultValue: string }): string;
}

/**
 * The words of the officers' pages. They come with them, so that the first page of a visit does not carry them;
 * `common:` is the portal's own.
 */
export function useReviewWords(): ReviewWords {
  const { language, number } = useFormats();
  const { t: common } = useTranslation('common');
  return useCallback(
    (key: string, values: Values & { readonly defaultValue?: string } = {}) => {
      if (key.startsWith('common:')) return common(key.slice('common:'.length));
      return sentence(words[language], key, values, number) ?? filled(values.defaultValue ?? key, values, number);
    },
    [language, number, common],
  );
}
