import { expect, test } from '@jest/globals';
import { readStatementSheet, statementTemplate } from './statement-sheet';

const troubles = (text: string) =>
  readStatementSheet(text).troubles.map(({ line, trouble, cell }) => [line, trouble, cell]);

test('figures come by the name of their line in either language, with commas and Nepali digits', () => {
  const {
    figures,
    troubles: none,
    columnsWrong,
  } = readStatementSheet('Line,This year,Year before\nInventories,"1,00,000.50",90000\nआयकर,"१,२३,४५६",\n');
  expect(figures).toEqual({
    current: { INVENTORIES: 10_000_050, INCOME_TAX: 12_345_600 },
    previous: { INVENTORIES: 9_000_000 },
  });
  expect([none, columnsWrong]).toEqual([[], false]);
});

test('cells of a spreadsheet may be pasted, without a heading and without the year before', () => {
  expect(readStatementSheet('Payables\t2500\nprovisions\t0').figures.current).toEqual({
    PAYABLES: 250_000,
    PROVISIONS: 0,
  });
});

test('the file to be filled in is read back without a complaint, whatever its language', () => {
  for (const language of ['ne', 'en'] as const) {
    const { troubles: told, columnsWrong } = readStatementSheet(
      statementTemplate(language, ['Line', 'This year', 'Year before']),
    );
    expect([told, columnsWrong]).toEqual([[], false]);
  }
});

test.each([
  ['a formula', 'Payables,=SUM(B2:B9)', [[1, 'formula', '=SUM(B2:B9)']]],
  ['an amount below nothing', 'Payables,-5', [[1, 'negative', '-5']]],
  ['an amount in brackets', 'Payables,(500)', [[1, 'negative', '(500)']]],
  ['an error of the spreadsheet', 'Payables,#REF!', [[1, 'notANumber', '#REF!']]],
  ['a merged cell, which has a name in its first row only', 'Payables,5\n,7', [[2, 'lineMissing', '7']]],
  [
    'a line that the form does not have',
    'Payables,5\nGoodwill of the founder,7',
    [[2, 'lineUnknown', 'Goodwill of the founder']],
  ],
  ['a line that stands twice', 'Payables,5\nPayables,7', [[2, 'lineTwice', 'Payables']]],
])('%s is told with its row', (_what, text, expected) => {
  expect(troubles(text)).toEqual(expected);
});

test('a sheet whose first column holds no line is another sheet', () => {
  expect(readStatementSheet('1,Payables,500\n2,Provisions,700').columnsWrong).toBe(true);
  expect(readStatementSheet('').columnsWrong).toBe(true);
});

test.each([
  ['semicolons, with commas within the figures', 'Inventories;1,00,000.50;90000\nPayables;2500;\n'],
  ['semicolons under a heading', 'Line;This year;Year before\nInventories;1,00,000.50;90000\nPayables;2500;\n'],
  ['sep= and the line ends of old Macs', 'sep=;\rInventories;1,00,000.50;90000\rPayables;2500;\r'],
  ['amounts as accountants write them', 'Inventories\tरु १,००,०००.५०\tRs. 90,000/-\nPayables\tNrs. 2,500/-\t\n'],
])('a sheet with %s is read', (_what, text) => {
  expect(readStatementSheet(text)).toMatchObject({
    figures: { current: { INVENTORIES: 1_00_000_50, PAYABLES: 2_500_00 }, previous: { INVENTORIES: 90_000_00 } },
    troubles: [],
    columnsWrong: false,
  });
});

test.each(['-', '–', '—', 'nil', 'Nil', 'शून्य'])('%s in the place of a figure is nought', (sign) => {
  expect(readStatementSheet(`Payables\t${sign}`)).toMatchObject({
    figures: { current: { PAYABLES: 0 } },
    troubles: [],
  });
});

test('a comma that may be a decimal point, and a quote that is not closed, are told', () => {
  expect(troubles('Payables\t12,34')).toEqual([[1, 'comma', '12,34']]);
  expect(readStatementSheet('Inventories,5\nPayables,"7\nprovisions,8\n').openQuote).toBe(2);
});
