import { createInstance, type FormatterModule, type i18n, type InitOptions, type Resource } from 'i18next';
import { defaultLanguage, languages, toLanguage, type Language } from './language';
import { commonNamespace } from './messages-namespace';
import { formatMoney } from './money';
import { formatNumber } from './numbers';

export interface PortalI18nOptions {
  readonly language: Language;
  /** Messages already at hand, by language and namespace. More may be added later with `addResourceBundle`. */
  readonly messages: Resource;
}

/** The same settings for the shell, a remote's root and a test, so that a message reads alike everywhere. */
export function portalI18nOptions({ language, messages }: PortalI18nOptions): InitOptions {
  return {
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: [commonNamespace],
    defaultNS: commonNamespace,
    fallbackNS: commonNamespace,
    resources: messages,
    partialBundledLanguages: true,
    // React escapes what it renders; escaping twice would show entities to the reader.
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
    react: { useSuspense: false },
  };
}

/** Ready when it returns: nothing is fetched, so nothing is awaited. */
export function createPortalI18n(options: PortalI18nOptions): i18n {
  const instance = createInstance();
  registerFormats(instance);
  void instance.init(portalI18nOptions(options));
  return instance;
}

/** Called before the instance is initialized. */
export function registerFormats(instance: i18n): void {
  instance.use(portalFormatter);
}

/**
 * Every number in a message is written as the language writes numbers, whether or not the message names a format:
 * i18next's own `number` asks Intl for `ne`, which Chromium does not have, and leaves a number without a format alone.
 */
const portalFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, language): string {
    if (typeof value !== 'number') return value as string;
    return (format === 'money' ? formatMoney : formatNumber)(value, toLanguage(language));
  },
};

export { commonNamespace };
