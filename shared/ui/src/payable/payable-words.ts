import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '../sentence';
import { useFormats } from '../use-formats';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words: { readonly ne: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> } = { ne, en };

export type PayableWords = (key: string, values?: Readonly<Record<string, string | undefined>>) => string;

/** The words of this entry point. They come with it, so that every area says the same of money; `common:` is the portal's own. */
export function usePayableWords(): PayableWords {
  const { language, number } = useFormats();
  const { t: common } = useTranslation('common');
  return useCallback(
    (key, values = {}) => {
      if (key.startsWith('common:')) return common(key.slice('common:'.length));
      return sentence(words[language], key, values, number) ?? key;
    },
    [language, number, common],
  );
}
