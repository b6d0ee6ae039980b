import en from '../locales/en.json' with { type: 'json' };
import ne from '../locales/ne.json' with { type: 'json' };

/** As the Accept-Language header of the portal names them; anything else is Nepali. */
export type WireLanguage = 'np' | 'en';

export type MessageKey = keyof typeof ne;
export type MessageParameters = Readonly<Record<string, string | number>>;

const catalogue: Record<WireLanguage, Record<MessageKey, string>> = { np: ne, en };
const NEPALI_DIGITS = '०१२३४५६७८९';

export function languageOf(header: string | undefined): WireLanguage {
  return header?.trim().toLowerCase().startsWith('en') ? 'en' : 'np';
}

/** The sentence of a key, its {{names}} filled in. Numbers read in the digits of the language. */
export function sentence(key: MessageKey, language: WireLanguage, parameters: MessageParameters = {}): string {
  return catalogue[language][key].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = parameters[name] ?? '';
    return typeof value === 'number' && language === 'np'
      ? String(value).replace(/\d/g, (digit) => NEPALI_DIGITS.charAt(Number(digit)))
      : String(value);
  });
}

/** The other way round: for a sentence in the language of the domain's rules. */
export function wireLanguage(language: 'ne' | 'en'): WireLanguage {
  return language === 'ne' ? 'np' : 'en';
}

/** The domain's rules call the same language by its own code. */
export function domainLanguage(language: WireLanguage): 'ne' | 'en' {
  return language === 'np' ? 'ne' : 'en';
}
