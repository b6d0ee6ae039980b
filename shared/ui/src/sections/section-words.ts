import { useCallback } from 'react';
import { useFormats } from '../use-formats';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words: { readonly ne: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> } = { ne, en };

/** English says one of a thing otherwise than many. */
const sentence = (language: 'ne' | 'en', key: SectionWord, count: string | number | undefined): string => (count === 1 ? words[language][`${key}_one`] : undefined) ?? words[language][key] ?? key;
export type SectionWord = keyof typeof ne;
export type SectionWords = (key: SectionWord, values?: Readonly<Record<string, string | number>>) => string;

/** The words of this entry point. They come with it, so that the first page of a visit does not carry them. */
export function useSectionWords(): SectionWords {
  const { language, number } = useFormats();
  return useCallback(
    (key, values = {}) =>
      sentence(language, key, values['count']).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        const value = values[name];
        return typeof value === 'number' ? number(value) : (value ?? whole);
      }),
    [language, number],
  );
}
