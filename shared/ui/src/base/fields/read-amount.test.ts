import { expect, test } from '@jest/globals';
import { readAmount } from './read-amount';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['500', 50000],
  ['1,23,456.5', 12345650],
  ['१,२३,४५६.०५', 12345605],
  ['Rs. 500', 50000],
  ['रु. ५००', 50000],
  ['500/-', 50000],
  ['12.', 1200],
  ['रु १,००,०००/-', 1_00_000_00],
  ['Nrs. 1,00,000', 1_00_000_00],
  ['₨ 1,00,000', 1_00_000_00],
  ['\u202A1,00,000\u202C', 1_00_000_00],
  // while a figure that is grouped already is changed, its commas stand anywhere
  ['1,00,0000', 10_00_000_00],
  ['1,00,00.00', 10_000_00],
] as const)('%p is %p paisa', (text, paisa) => {
  expect(readAmount(text)).toBe(paisa);
});

test.each(['abc', '1.234', '-5', '1.2.3', '12e3', '12,34', '1,00,00', '(500)', '-'])('%p is no amount', (text) => {
  expect(readAmount(text)).toBeNaN();
});
