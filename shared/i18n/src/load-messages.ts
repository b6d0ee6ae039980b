import type { Language } from './language';

/** Fetches one language at a time: a reader of Nepali never downloads the English words. */
export async function loadCommonMessages(language: Language): Promise<Readonly<Record<string, string>>> {
  const module = language === 'en' ? await import('./locales/en.json') : await import('./locales/ne.json');
  return module.default;
}
