import type { Bilingual, Language } from '../bilingual';
import { toNepaliDigits } from '../digits';
import { adToBs } from './convert';
import { formatBsDate } from './bs-date';

// Browsers carry no Nepali locale data (Intl falls back to English without a word), so the names are our own.
export const BS_MONTHS: readonly Bilingual[] = [
  { ne: 'वैशाख', en: 'Baisakh' },
  { ne: 'जेठ', en: 'Jestha' },
  { ne: 'असार', en: 'Ashar' },
  { ne: 'साउन', en: 'Shrawan' },
  { ne: 'भदौ', en: 'Bhadra' },
  { ne: 'असोज', en: 'Ashwin' },
  { ne: 'कात्तिक', en: 'Kartik' },
  { ne: 'मंसिर', en: 'Mangsir' },
  { ne: 'पुस', en: 'Poush' },
  { ne: 'माघ', en: 'Magh' },
  { ne: 'फागुन', en: 'Falgun' },
  { ne: 'चैत', en: 'Chaitra' },
];

export const AD_MONTHS: readonly Bilingual[] = [
  { ne: 'जनवरी', en: 'January' },
  { ne: 'फेब्रुअरी', en: 'February' },
  { ne: 'मार्च', en: 'March' },
  { ne: 'अप्रिल', en: 'April' },
  { ne: 'मे', en: 'May' },
  { ne: 'जुन', en: 'June' },
  { ne: 'जुलाई', en: 'July' },
  { ne: 'अगस्ट', en: 'August' },
  { ne: 'सेप्टेम्बर', en: 'September' },
  { ne: 'अक्टोबर', en: 'October' },
  { ne: 'नोभेम्बर', en: 'November' },
  { ne: 'डिसेम्बर', en: 'December' },
];

/** From Sunday, as the Nepali week begins. */
export const WEEKDAYS: readonly (Bilingual & { readonly short: Bilingual })[] = [
  { ne: 'आइतबार', en: 'Sunday', short: { ne: 'आइत', en: 'Sun' } },
  { ne: 'सोमबार', en: 'Monday', short: { ne: 'सोम', en: 'Mon' } },
  { ne: 'मङ्गलबार', en: 'Tuesday', short: { ne: 'मङ्गल', en: 'Tue' } },
  { ne: 'बुधबार', en: 'Wednesday', short: { ne: 'बुध', en: 'Wed' } },
  { ne: 'बिहीबार', en: 'Thursday', short: { ne: 'बिही', en: 'Thu' } },
  { ne: 'शुक्रबार', en: 'Friday', short: { ne: 'शुक्र', en: 'Fri' } },
  { ne: 'शनिबार', en: 'Saturday', short: { ne: 'शनि', en: 'Sat' } },
];

const ERAS = { BS: { ne: 'वि.सं.', en: 'BS' }, AD: { ne: 'ई.सं.', en: 'AD' } } as const satisfies Record<
  string,
  Bilingual
>;

/** "वि.सं. २०८२-०४-०१" and "2082-04-01 BS": the era stands before the year in Nepali and behind it in English. */
export function withEra(era: keyof typeof ERAS, day: string, language: Language): string {
  return language === 'ne' ? `${ERAS[era].ne} ${toNepaliDigits(day)}` : `${day} ${ERAS[era].en}`;
}

/**
 * The one way to write a day of both calendars: "वि.सं. २०८२-०४-०१ (ई.सं. २०२५-०७-१७)" and "2082-04-01 BS (2025-07-17
 * AD)".
 */
export function bothCalendars(adDay: string, language: Language): string {
  const bs = adToBs(adDay);
  const parts = [
    ...(bs === undefined ? [] : [withEra('BS', formatBsDate(bs), language)]),
    withEra('AD', adDay, language),
  ];
  return parts.length === 1 ? parts.join('') : `${parts[0] ?? ''} (${parts[1] ?? ''})`;
}

/** A day of both calendars in both languages. */
export const inBothCalendars = (adDay: string): Bilingual => ({
  ne: bothCalendars(adDay, 'ne'),
  en: bothCalendars(adDay, 'en'),
});
