import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { filled, sentence } from '../sentence';
import { useFormats } from '../use-formats';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words: { readonly ne: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> } = { ne, en };

interface Values {
  /** Said where the words do not know the key. */
  readonly defaultValue?: string;
  readonly [name: string]: string | number | undefined;
}

export type ReviewWords = (key: string, values?: Values) => string;

/** The words of the officers' pages. They come with them, so that the first page of a visit does not carry them; `common:` is the portal's own. */
export function useReviewWords(): ReviewWords {
  const { language, number } = useFormats();
  const { t: common } = useTranslation('common');
  return useCallback(
    (key, values = {}) => {
      if (key.startsWith('common:')) return common(key.slice('common:'.length));
      return sentence(words[language], key, values, number) ?? filled(values.defaultValue ?? key, values, number);
    },
    [language, number, common],
  );
}
