import { useCallback } from 'react';
import { sentence } from '../../base/language/sentence';
import { useFormats } from '../../base/language/use-formats';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words: { readonly ne: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> } = {
  ne,
  en,
};

export type SectionWord = keyof typeof ne;
export type SectionWords = (key: SectionWord, values?: Readonly<Record<string, string | number>>) => string;

/** The words of this entry point. They come with it, so that the first page of a visit does not carry them. */
export function useSectionWords(): SectionWords {
  const { language, number } = useFormats();
  return useCallback((key, values = {}) => sentence(words[language], key, values, number) ?? key, [language, number]);
}
