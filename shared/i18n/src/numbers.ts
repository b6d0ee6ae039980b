import type { Language } from './language';

/**
 * Chromium carries no data for `ne` and silently falls back to American English, so numbers are formatted
 * with the Indian locale: the same lakh and crore grouping, with Devanagari digits where the language asks.
 */
export const numberLocale: Readonly<Record<Language, string>> = { ne: 'en-IN-u-nu-deva', en: 'en-IN' };

/** A list shows hundreds of amounts, and to make a formatter costs far more than to use it. */
const formatters = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number | bigint, language: Language, options?: Intl.NumberFormatOptions): string {
  const key = options === undefined ? language : `${language}${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known.format(value);
  const made = new Intl.NumberFormat(numberLocale[language], options);
  formatters.set(key, made);
  return made.format(value);
}

/** Writes the digits of a text in the script of the language and leaves everything else alone. */
export function localizeDigits(text: string, language: Language): string {
  return language === 'ne'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))
    : text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
