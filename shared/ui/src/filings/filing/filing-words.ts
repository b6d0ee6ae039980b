import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence, type WordKey } from '../../base/language/sentence';
import { useFormats } from '../../base/language/use-formats';
import { FilingPagesContext } from './filing-pages';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words: { readonly ne: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> } = {
  ne,
  en,
};

type Values = Readonly<Record<string, string | number | undefined>>;
export type FilingWords = (key: string, values?: Values) => string;
/** Which keys there are is known to the compiler, so that no page shows a key instead of its words. */
export type KnownFilingWords = (key: WordKey<typeof ne> | `common:${string}`, values?: Values) => string;

/**
 * The words of the pages of a filing. They come with the pages; where a kind of filing has to say a sentence otherwise,
 * its remote has it among its own messages, as `filing.` and the key here. `common:` is the portal's own. As it is lent
 * to remotes, which may have been built with other words.
 */
export function useAnyFilingWords(): FilingWords {
  const { language, number } = useFormats();
  const own = useOwnWords();
  const { t: common } = useTranslation('common');
  return useCallback(
    (key, values = {}) => {
      if (key.startsWith('common:')) return common(key.slice('common:'.length), values);
      return own(key, values) ?? sentence(words[language], key, values, number) ?? key;
    },
    [language, number, own, common],
  );
}

/** The same for these pages themselves. */
export const useFilingWords: () => KnownFilingWords = useAnyFilingWords;

/** A sentence of the remote's own, or nothing where it leaves it to these pages. */
export function useOwnWords(): (key: string, values?: Values) => string | undefined {
  const { t } = useTranslation();
  const kind = use(FilingPagesContext)?.words;
  return useCallback(
    (key, values = {}) => {
      const common = `filing.${key}`;
      const said = t(kind === undefined ? common : [`filing.${kind}.${key}`, common], { ...values, defaultValue: '' });
      return said === '' ? undefined : said;
    },
    [t, kind],
  );
}
