import type { Bilingual } from '@registrar/domain/bilingual';
import { adToBs, bothCalendars, formatBsDate } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { formatMoney, type Paisa } from '@registrar/domain/money';
import type { MessageKey } from '../platform/language';

type Suffixed<Prefix extends string, Key> = Key extends `${Prefix}${string}` ? Key : never;

/** A number, an amount or a day that a mail lists under its name. */
export interface Fact {
  readonly label: Suffixed<'fact.', MessageKey>;
  readonly value: Bilingual;
}

/** The same in both languages: numbers of applications and invoices are never written in other digits. */
export function fact(label: Fact['label'], value: string | Bilingual | null | undefined): Fact[] {
  if (value === null || value === undefined || value === '') return [];
  return [{ label, value: typeof value === 'string' ? { ne: value, en: value } : value }];
}

export function dayFact(label: Fact['label'], adDay: string | null): Fact[] {
  return adDay === null ? [] : fact(label, { ne: bothCalendars(adDay, 'ne'), en: bothCalendars(adDay, 'en') });
}

export function amountFact(label: Fact['label'], paisa: Paisa): Fact[] {
  return fact(label, { ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });
}

/**
 * A day for the sentences: {{due}} and {{dueNepali}} in both calendars, {{dueBs}} for a Nepali SMS, which has no place
 * for two.
 */
export function dayParameters(name: string, adDay: string): Readonly<Record<string, string>> {
  const bs = adToBs(adDay);
  return {
    [name]: bothCalendars(adDay, 'en'),
    [`${name}Nepali`]: bothCalendars(adDay, 'ne'),
    [`${name}Bs`]: bs === undefined ? adDay : toNepaliDigits(formatBsDate(bs)),
  };
}

export function amountParameters(paisa: Paisa): { amount: string; amountNepali: string } {
  return { amount: formatMoney(paisa, 'en'), amountNepali: formatMoney(paisa, 'ne') };
}
