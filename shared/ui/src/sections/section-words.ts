import { useCallback } from 'react';
import { useFormats } from '../use-formats';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };
export type SectionWord = keyof typeof ne;
export type SectionWords = (key: SectionWord, values?: Readonly<Record<string, string | number>>) => string;

/** The words of this entry point. They come with it, so that the first page of a visit does not carry them. */
export function useSectionWords(): SectionWords {
  const { language, number } = useFormats();
  return useCallback(
    (key, values = {}) =>
      words[language][key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        const value = values[name];
        return typeof value === 'number' ? number(value) : (value ?? whole);
      }),
    [language, number],
  );
}
