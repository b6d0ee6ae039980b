import type { Language } from './bilingual';
import { toNepaliDigits } from './digits';
import { readFigure, type Figure } from './figures';
import { numberToWords } from './number-words';

/** Money is whole paisa everywhere; rupees exist only on the screen. */
export type Paisa = number;

const PAISA_PER_RUPEE = 100;
const PAISA_DIGITS = 2;

export function rupees(amount: number): Paisa {
  return Math.round(amount * PAISA_PER_RUPEE);
}

/** 12345678 becomes 1,23,45,678: thousands, then lakhs and crores by two. */
export function groupDigits(digits: string): string {
  const head = digits.slice(0, -3);
  const tail = digits.slice(-3);
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}`;
}

/** "Rs. 1,00,000.00" and "रु. १,००,०००.००". */
export function formatMoney(amount: Paisa, language: Language, withSymbol = true): string {
  const whole = Math.floor(Math.abs(amount) / PAISA_PER_RUPEE);
  const paisa = String(Math.abs(amount) % PAISA_PER_RUPEE).padStart(2, '0');
  const text = `${amount < 0 ? '-' : ''}${groupDigits(String(whole))}.${paisa}`;
  if (!withSymbol) return language === 'ne' ? toNepaliDigits(text) : text;
  return language === 'ne' ? `रु. ${toNepaliDigits(text)}` : `Rs. ${text}`;
}

/**
 * Reads an amount as people and accountants write it, see `readFigure`, with up to two decimals; undefined if it is
 * none, or if a comma in it may be a decimal point.
 */
export function parseMoney(text: string): Paisa | undefined {
  const figure = readFigure(text);
  return typeof figure === 'string' ? undefined : paisaOf(figure);
}

/** Undefined for parts of a paisa, and for more than can be counted exactly. */
export function paisaOf({ negative, whole, fraction }: Figure): Paisa | undefined {
  if (fraction.length > PAISA_DIGITS) return undefined;
  const amount = Number(whole) * PAISA_PER_RUPEE + Number(fraction.padEnd(PAISA_DIGITS, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return negative && amount !== 0 ? -amount : amount;
}

/** The amount in words, as receipts and vouchers carry it. */
export function moneyInWords(amount: Paisa, language: Language): string {
  const whole = Math.floor(Math.abs(amount) / PAISA_PER_RUPEE);
  const paisa = Math.abs(amount) % PAISA_PER_RUPEE;
  const words = numberToWords(whole, language);
  if (language === 'ne')
    return paisa === 0 ? `${words} रुपैयाँ मात्र` : `${words} रुपैयाँ ${numberToWords(paisa, 'ne')} पैसा मात्र`;
  return paisa === 0 ? `${words} rupees only` : `${words} rupees and ${numberToWords(paisa, 'en')} paisa only`;
}
