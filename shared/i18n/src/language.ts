/** The portal's two languages; the same words as in local storage and in the `lang` attribute. */
export type Language = 'ne' | 'en';

export const languages: readonly Language[] = ['ne', 'en'];

export const defaultLanguage: Language = 'ne';

/** Anything that is not plainly English is read as Nepali, the portal's default. */
export function toLanguage(tag: string | undefined | null): Language {
  return tag === 'en' || tag?.startsWith('en-') ? 'en' : 'ne';
}
