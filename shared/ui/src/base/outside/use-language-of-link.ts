import { useEffect } from 'react';
import type { Language } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';

/** The portal speaks the language of the link, once: whoever switches stays with the other one. */
export function useLanguageOfLink(token: string, language: Language | undefined): void {
  const { speak, tab } = usePortal();
  const key = `spoken:${token}`;
  useEffect(() => {
    if (language === undefined || tab?.read(key) === true) return;
    tab?.write(key, true);
    speak?.(language);
  }, [language, key, speak, tab]);
}
