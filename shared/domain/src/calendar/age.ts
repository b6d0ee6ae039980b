import type { AdDay } from './ad-date';

/**
 * Whole years from a birthday to a day, both AD; somebody born on 29 February is a year older on 1 March of a common
 * year.
 */
export function ageOn(birthday: AdDay, today: AdDay): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** The same day so many years later; 29 February becomes 1 March where the year has none. */
export function yearsLater(day: AdDay, years: number): AdDay {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const leap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  return day.endsWith('-02-29') && !leap ? `${year}-03-01` : `${year}${day.slice(4)}`;
}

/** Whole years and the whole months beyond them between two AD days, as a term is told. */
export function termBetween(from: AdDay, to: AdDay): { readonly years: number; readonly months: number } {
  const [years, fromMonth, toMonth] = [ageOn(from, to), Number(from.slice(5, 7)), Number(to.slice(5, 7))];
  const months = (toMonth - fromMonth - (to.slice(8) >= from.slice(8) ? 0 : 1) + 24) % 12;
  return { years, months };
}
