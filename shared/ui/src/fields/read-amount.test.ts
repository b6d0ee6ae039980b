import { expect, test } from '@jest/globals';
import { readAmount } from './read-amount';

test.each([
  ['', undefined], ['  ', undefined],
  ['500', 50000], ['1,23,456.5', 12345650], ['१,२३,४५६.०५', 12345605], ['Rs. 500', 50000], ['रु. ५००', 50000], ['500/-', 50000], ['12.', 1200],
] as const)('%p is %p paisa', (text, paisa) => {
  expect(readAmount(text)).toBe(paisa);
});

test.each(['abc', '1.234', '-5', '1.2.3', '12e3'])('%p is no amount', (text) => {
  expect(readAmount(text)).toBeNaN();
});
