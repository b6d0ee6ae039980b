import { expect, test } from '@jest/globals';
import { csvLine } from './csv-line';

test('cells with commas, quotes and line ends are quoted', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', 7, null, 'काम'])).toBe('"a,b","say ""no""","two\nlines",7,,काम\r\n');
});

test.each(['=1+1', '+977', '-2', '@SUM(A1)', ' =1', '\t=1', '\r=1'])(
  'a spreadsheet does not take %j for a formula',
  (cell) => {
    expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
  },
);
