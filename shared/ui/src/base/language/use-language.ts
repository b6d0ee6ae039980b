import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from '@registrar/i18n/language';

/** The reader's language; the component is drawn again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return toLanguage(i18n.resolvedLanguage ?? i18n.language);
}
