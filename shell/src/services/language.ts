import type { Messages } from '@registrar/contract/remote-app';
import type { Language, ReadonlyStore } from '@registrar/contract/shell-api';
import { portalI18nOptions, registerFormats } from '@registrar/i18n/create-i18n';
import { languages, toLanguage } from '@registrar/i18n/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { reportLanguage } from './report-to-host';
import { createStore } from './value-store';

export type MessageLoader = (language: Language) => Promise<Messages>;

export interface LanguageService {
  readonly language: ReadonlyStore<Language>;
  readonly i18n: i18n;
  /**
   * Brings a namespace in the current language, and from now on in every language that is switched to. Texts that were
   * there before go: a newer version of a remote brings its own.
   */
  addMessages(namespace: string, load: MessageLoader): Promise<void>;
  /**
   * Texts first, then everything on screen at once. Rejects, and changes nothing, when texts that are on screen cannot
   * be fetched; those of a remote that is not shown are its own trouble, and can wait for its next visit.
   */
  switchTo(language: Language): Promise<void>;
}

export interface LanguageOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly root: HTMLElement;
  /** Where the host looks for the language, to send what the page needs in it. */
  readonly cookies: Pick<Document, 'cookie'>;
  readonly isOnScreen?: (namespace: string) => boolean;
}

const storageKey = 'lang';

export function createLanguage({ storage, root, cookies, isOnScreen = () => true }: LanguageOptions): LanguageService {
  const language = createStore<Language>(toLanguage(storage.getItem(storageKey)));
  const i18n = createInstance().use(initReactI18next);
  registerFormats(i18n);
  void i18n.init(portalI18nOptions({ language: language.get(), messages: {} }));
  root.lang = language.get();
  reportLanguage(cookies, language.get());
  const loaders = new Map<string, MessageLoader>();

  const bring = async (namespace: string, load: MessageLoader, into: Language): Promise<void> => {
    if (i18n.hasResourceBundle(into, namespace)) return;
    try {
      i18n.addResourceBundle(into, namespace, await load(into));
    } catch (error) {
      if (isOnScreen(namespace)) throw error;
    }
  };

  return {
    language,
    i18n,
    async addMessages(namespace, load) {
      const into = language.get();
      const messages = await load(into);
      for (const known of languages) i18n.removeResourceBundle(known, namespace);
      i18n.addResourceBundle(into, namespace, messages);
      loaders.set(namespace, load);
      // Somebody switched while these were on their way.
      await bring(namespace, load, language.get());
    },
    async switchTo(next) {
      if (next === language.get()) return;
      await Promise.all([...loaders].map(([namespace, load]) => bring(namespace, load, next)));
      await i18n.changeLanguage(next);
      root.lang = next;
      storage.setItem(storageKey, next);
      reportLanguage(cookies, next);
      language.set(next);
    },
  };
}
