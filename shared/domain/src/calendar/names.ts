import type { Bilingual, Language } from '../bilingual';
import { toNepaliDigits } from '../digits';
import { dayNumber, weekdayOf } from './ad-date';
import { adToBs, bsDayNumber } from './convert';
import { formatBsDate, type BsDate } from './bs-date';

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

const digits = (text: string, language: Language): string => (language === 'ne' ? toNepaliDigits(text) : text);

/** "२०८२ साउन १" and "1 Shrawan 2082". */
export function longBsDate(date: BsDate, language: Language): string {
  const month = BS_MONTHS[date.month - 1]?.[language] ?? '';
  return digits(language === 'ne' ? `${date.year} ${month} ${date.day}` : `${date.day} ${month} ${date.year}`, language);
}

/** "२०८२-०४-०१ (2025-07-17)": both calendars, as every date of the portal is shown. */
export function bothCalendars(adDay: string, language: Language): string {
  const bs = adToBs(adDay);
  if (bs === undefined) return digits(adDay, language);
  return language === 'ne'
    ? `${toNepaliDigits(formatBsDate(bs))} वि.सं. (${toNepaliDigits(adDay)} ई.सं.)`
    : `${formatBsDate(bs)} BS (${adDay} AD)`;
}

export function weekdayNameOfBs(date: BsDate, language: Language): string | undefined {
  const number = bsDayNumber(date);
  return number === undefined ? undefined : WEEKDAYS[weekdayOf(number)]?.[language];
}

export function weekdayNameOfAd(day: string, language: Language): string | undefined {
  const number = dayNumber(day);
  return number === undefined ? undefined : WEEKDAYS[weekdayOf(number)]?.[language];
}
