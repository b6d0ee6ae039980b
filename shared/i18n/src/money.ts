import type { Language } from './language';
import { formatNumber } from './numbers';

const rupees: Readonly<Record<Language, string>> = { ne: 'रु.', en: 'Rs.' };

/**
 * An amount in paisa as a reader expects it: "Rs. 12,34,567.50", "रु. १२,३४,५६७.५०".
 * The prefix is ours: `narrowSymbol` differs between Node and browsers.
 */
export function formatMoney(paisa: number | bigint, language: Language): string {
  return `${rupees[language]} ${formatAmount(paisa, language)}`;
}

/** The same without the prefix, for tables whose heading already names the currency. */
export function formatAmount(paisa: number | bigint, language: Language): string {
  const whole = BigInt(paisa);
  const size = whole < 0n ? -whole : whole;
  const fraction = formatNumber(size % 100n, language, { minimumIntegerDigits: 2 });
  return `${whole < 0n ? '-' : ''}${formatNumber(size / 100n, language)}.${fraction}`;
}
