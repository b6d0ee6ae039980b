import { expect, test } from '@jest/globals';
import { datePair, formatNepalTime, nepalDayOfInstant } from './dates';
import { toLanguage } from './language';
import { formatAmount, formatMoney } from './money';
import { formatNumber, localizeDigits } from './numbers';
import { relativeDays } from './relative-days';

test('numbers are grouped in lakh and crore, in the digits of the language', () => {
  expect(formatNumber(123456789, 'en')).toBe('12,34,56,789');
  expect(formatNumber(123456789, 'ne')).toBe('१२,३४,५६,७८९');
});

test('money carries our own prefix and always both digits of paisa', () => {
  expect(formatMoney(123456705, 'en')).toBe('Rs. 12,34,567.05');
  expect(formatMoney(123456705, 'ne')).toBe('रु. १२,३४,५६७.०५');
  expect(formatMoney(-50, 'en')).toBe('Rs. -0.50');
  expect(formatAmount(9_007_199_254_740_993_00n, 'en')).toBe('9,00,71,99,25,47,40,993.00');
});

test('digits change script and letters stay', () => {
  expect(localizeDigits('KA-2082/83', 'ne')).toBe('KA-२०८२/८३');
  expect(localizeDigits('२०८२ Block 4', 'en')).toBe('2082 Block 4');
});

test('a day has both calendars', () => {
  expect(datePair('2025-07-17', 'en')).toEqual({ bs: '2082-04-01 BS', ad: '2025-07-17 AD', provisional: false });
  expect(datePair('2025-07-17', 'ne')).toEqual({ bs: 'वि.सं. २०८२-०४-०१', ad: 'ई.सं. २०२५-०७-१७', provisional: false });
  expect(datePair('2030-01-01', 'en').provisional).toBe(true);
  expect(datePair('1900-01-01', 'en').bs).toBeUndefined();
});

test('the day and the hour are those of Nepal', () => {
  expect(nepalDayOfInstant('2025-04-13T18:15:00Z')).toBe('2025-04-14');
  expect(formatNepalTime('2025-04-13T18:15:00Z', 'en')).toBe('00:00');
  expect(formatNepalTime('2025-04-13T08:20:00Z', 'ne')).toBe('१४:०५');
});

test.each([
  [0, 'days.today'],
  [1, 'days.tomorrow'],
  [-1, 'days.yesterday'],
  [5, 'days.ahead'],
  [-5, 'days.ago'],
] as const)('%d days is %s', (days, key) => {
  expect(relativeDays(days).key).toBe(key);
});

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['en_US', 'en'],
  ['ne', 'ne'],
  ['ne_NP', 'ne'],
  ['', 'ne'],
  ['enets', 'ne'],
] as const)('%s is read as %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});

test('the clock of Nepal is five hours and three quarters ahead, in every year', () => {
  expect(formatNepalTime('2026-11-23T18:14:59Z', 'en')).toBe('23:59');
  expect(formatNepalTime('2026-11-23T18:15:00Z', 'en')).toBe('00:00');
  expect(formatNepalTime('1985-12-31T18:15:00Z', 'ne')).toBe('००:००');
});
