import type { Messages } from '@registrar/contract/remote-app';
import type { Language } from '@registrar/contract/shell-api';

/** Texts of the frame; one language at a time. */
export async function loadShellMessages(language: Language): Promise<Messages> {
  const module = language === 'en' ? await import('../locales/en.json') : await import('../locales/ne.json');
  return module.default;
}
