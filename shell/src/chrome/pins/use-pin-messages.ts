import type { Messages } from '@registrar/contract/remote-app';
import type { Language } from '@registrar/contract/shell-api';
import { useEffect, useState } from 'react';
import { reportError } from '../../services/error-reports';
import type { LanguageService } from '../../services/language';
import { pinsNamespace } from './pins-namespace';

async function loadPinMessages(language: Language): Promise<Messages> {
  const module = language === 'en' ? await import('./locales/en.json') : await import('./locales/ne.json');
  return module.default;
}

/** Whether the words of banner and panel are here; they are fetched when the first of the two needs them. */
export function usePinMessages(language: LanguageService, needed: boolean): boolean {
  const [ready, setReady] = useState(() => language.i18n.hasResourceBundle(language.language.get(), pinsNamespace));
  useEffect(() => {
    if (ready || !needed) return undefined;
    let gone = false;
    language.addMessages(pinsNamespace, loadPinMessages).then(
      () => {
        if (!gone) setReady(true);
      },
      (error: unknown) => reportError(error, 'shell/pins'),
    );
    return () => {
      gone = true;
    };
  }, [language, needed, ready]);
  return ready;
}
