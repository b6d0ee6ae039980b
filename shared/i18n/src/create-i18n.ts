import { createInstance, type i18n, type InitOptions, type Resource } from 'i18next';
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
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  };
}

/** Ready when it returns: nothing is fetched, so nothing is awaited. */
export function createPortalI18n(options: PortalI18nOptions): i18n {
  const instance = createInstance();
  void instance.init(portalI18nOptions(options));
  registerFormats(instance);
  return instance;
}

/** i18next's own `number` format asks Intl for `ne`, which Chromium does not have; ours replaces it. */
export function registerFormats(instance: i18n): void {
  const formatter = instance.services.formatter;
  formatter?.add('number', (value: unknown, language) =>
    typeof value === 'number' ? formatNumber(value, toLanguage(language)) : String(value),
  );
  formatter?.add('money', (value: unknown, language) =>
    typeof value === 'number' ? formatMoney(value, toLanguage(language)) : String(value),
  );
}

export { commonNamespace };
