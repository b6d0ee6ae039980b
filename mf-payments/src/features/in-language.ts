import type { Language } from '@registrar/domain/bilingual';

/**
 * Of what an officer wrote in both languages the reader's; the Nepali text may be missing in what was written before it
 * was asked for.
 */
export function inLanguage(language: Language, nepali: string, english: string): string {
  return language === 'ne' && nepali !== '' ? nepali : english;
}
