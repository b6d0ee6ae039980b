import type { Language } from '@registrar/contract/shell-api';

/** The portal stores `ne`; the gateway's header says `np`. This is the only place that knows both. */
export function toAcceptLanguage(language: Language): 'np' | 'en' {
  return language === 'ne' ? 'np' : 'en';
}
