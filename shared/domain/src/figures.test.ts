import { expect, test } from '@jest/globals';
import { isNought, readFigure } from './figures';
import { formatMoney, parseMoney } from './money';

test.each([
  ['1,00,000/-', 1_00_000_00],
  ['1,00,000 /-', 1_00_000_00],
  ['1,00,000/=', 1_00_000_00],
  ['रु १,००,०००/-', 1_00_000_00],
  ['रू. १,००,०००.५०', 1_00_000_50],
  ['ने.रु. १,००,०००', 1_00_000_00],
  ['Nrs. 1,00,000', 1_00_000_00],
  ['NRs 1,00,000/-', 1_00_000_00],
  ['NPR1,00,000', 1_00_000_00],
  ['Rs.1,00,000', 1_00_000_00],
  ['Rs: 1,00,000', 1_00_000_00],
  ['₨ 1,00,000', 1_00_000_00],
  ['Rupees 1,00,000 only', 1_00_000_00],
  ['रुपैयाँ १,००,००० मात्र', 1_00_000_00],
  ['100,000.00', 1_00_000_00],
  ['1 00 000', 1_00_000_00],
  ['1\u00A000\u202F000', 1_00_000_00],
  ['\u202A1,00,000\u202C', 1_00_000_00],
  ['1,23,45,678.9', 1_23_45_678_90],
  ['(1,000)', -1_000_00],
  ['( 1,000.50 )', -1_000_50],
  ['(Rs. 1,000/-)', -1_000_00],
  ['Rs. (1,000)', -1_000_00],
  ['-1,000', -1_000_00],
  ['−1,000', -1_000_00],
  ['Rs. -1,000', -1_000_00],
  ['1,000-', -1_000_00],
  ['+500', 500_00],
  ['0', 0],
  ['(0)', 0],
])('%s is read as %s paisa', (written, paisa) => {
  expect(parseMoney(written)).toBe(paisa);
});

test.each(['12,34', '1,2', '१२,३४', '1,00,00', '1,0000', '1234,567', 'Rs. 12,34', '1,,000', ',500'])(
  'the comma of %s may be a decimal point or a slip: it is not read, and that is told',
  (written) => {
    expect(readFigure(written)).toBe('comma');
    expect(parseMoney(written)).toBeUndefined();
  },
);

test.each(['', 'a lot', '1.2.3', '12e3', '--5', '(-5)', '-', '/-', 'Rs.', '₹ 500', '1/2'])(
  '%j is no figure',
  (written) => {
    expect(parseMoney(written)).toBeUndefined();
  },
);

test.each([
  '-',
  '–',
  '—',
  '--',
  ' - ',
  'nil',
  'Nil',
  'NIL',
  'none',
  'शून्य',
  'शुन्य',
  'निल',
  'nil.',
  'N/A',
  'Rs. -',
  'रु. -/-',
  '\u200B-',
])('%j is nought', (written) => {
  expect(isNought(written)).toBe(true);
});
test.each(['', '0', '1', 'n', '-1'])('%j is none of the signs for nought', (written) => {
  expect(isNought(written)).toBe(false);
});

test('what the portal writes it reads', () => {
  for (const paisa of [0, 5, 1_23_456_78, -1_000_00])
    for (const language of ['ne', 'en'] as const) expect(parseMoney(formatMoney(paisa, language))).toBe(paisa);
});

test.each(['500 रुपैयाँ', 'रु. ५०० मात्र', '500 rupees only'])('the rupee in words may stand behind: %s', (written) => {
  expect(readFigure(written)).toEqual({ negative: false, whole: '500', fraction: '' });
});
