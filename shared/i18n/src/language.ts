import type { Language } from '@registrar/domain/bilingual';

/** The portal's two languages; the same words as in local storage and in the `lang` attribute. */
export type { Language };

export const languages: readonly Language[] = ['ne', 'en'];

export const defaultLanguage: Language = 'ne';

/** Reads any language tag ("en", "en-US", "en_US"); what is not English is Nepali, the portal's default. */
export function toLanguage(tag: string | undefined | null): Language {
  return /^en(?:[-_]|$)/.test(tag ?? '') ? 'en' : 'ne';
}
