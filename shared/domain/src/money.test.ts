import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, groupDigits, moneyInWords, parseMoney, rupees } from './money';
import { hasDigit, toLatinDigits, toNepaliDigits } from './digits';
import { numberToWords } from './number-words';

test('digits go to the other script and back', () => {
  expect(toNepaliDigits('2082/83')).toBe('२०८२/८३');
  fc.assert(fc.property(fc.nat(), (value) => toLatinDigits(toNepaliDigits(value)) === String(value)));
  expect([hasDigit('नाम ४'), hasDigit('Name')]).toEqual([true, false]);
});

test('amounts are grouped in lakhs and crores', () => {
  expect(['5', '123', '1234', '100000', '10000000', '123456789'].map(groupDigits)).toEqual([
    '5',
    '123',
    '1,234',
    '1,00,000',
    '1,00,00,000',
    '12,34,56,789',
  ]);
  expect(formatMoney(rupees(100_000), 'en')).toBe('Rs. 1,00,000.00');
  expect(formatMoney(123_456_789, 'ne')).toBe('रु. १२,३४,५६७.८९');
  expect(formatMoney(-5, 'en', false)).toBe('-0.05');
});

test('an amount is read as people type it', () => {
  expect(parseMoney('१,००,०००')).toBe(10_000_000);
  expect(parseMoney('Rs. 1,234.5')).toBe(123_450);
  expect([parseMoney('1.234'), parseMoney('abc'), parseMoney(''), parseMoney('9'.repeat(20))]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  fc.assert(fc.property(fc.nat(), (amount) => parseMoney(formatMoney(amount, 'ne')) === amount));
});

test('words count in lakh and crore', () => {
  expect(numberToWords(1_000_000, 'ne')).toBe('दस लाख');
  expect(numberToWords(12_345_678, 'en')).toBe(
    'one crore twenty-three lakh forty-five thousand six hundred seventy-eight',
  );
  expect(moneyInWords(150_050, 'ne')).toBe('एक हजार पाँच सय रुपैयाँ पचास पैसा मात्र');
  expect(moneyInWords(0, 'en')).toBe('zero rupees only');
  expect(new Set(Array.from({ length: 100 }, (_, value) => numberToWords(value, 'ne'))).size).toBe(100);
});
