import { describe, expect, test } from '@jest/globals';
import { genders } from '../enumerations/persons';
import type { FieldDefinition, Widget } from '../processes/definition/field-definition';
import { readCells, type Places } from './read-cells';
import { readSheetText, type HeadingCount } from './read-rows';
import { columnsOfHeading, sheetColumns } from './sheet-column';

const field = (path: string, widget: Widget, en: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  path,
  widget,
  label: { ne: `ने ${en}`, en },
  ...more,
});
const fields = [
  field('name', 'text', 'Name', { group: { ne: 'व्यक्ति', en: 'Person' } }),
  field('company.name', 'text', 'Name', { group: { ne: 'कम्पनी', en: 'Company' } }),
  field('gender', 'radio', 'Gender', { options: genders }),
  field('born', 'date', 'Born'),
  field('paid', 'amount', 'Paid'),
  field('shares', 'quantity', 'Shares'),
  field('founder', 'switch', 'Founder'),
  field('address.districtId', 'district', 'District'),
  field('address.localBodyId', 'localBody', 'Local body'),
];
const columns = sheetColumns(
  fields,
  fields.map(({ path }) => path),
);
const places: Places = {
  countries: [],
  provinces: [],
  districts: [
    { id: 27, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ', provinceId: 3 },
    { id: 9, nameEnglish: 'Parsa', nameNepali: 'पर्सा', provinceId: 2 },
  ],
  localBodies: [
    { id: 1, nameEnglish: 'Tarakeshwar', nameNepali: 'तारकेश्वर', districtId: 9 },
    { id: 2, nameEnglish: 'Tarakeshwar', nameNepali: 'तारकेश्वर', districtId: 27 },
  ],
};
const readRows = (text: string, headings?: HeadingCount) => readSheetText(text, headings).rows;
const read = (cells: Readonly<Record<string, string>>) => readCells(cells, columns, places);
const codes = (cells: Readonly<Record<string, string>>) =>
  read(cells).troubles.map(({ column, code }) => [column.key, code]);

test('a heading is known in either language, by key, with or without the mark; a label that two fields have carries its heading', () => {
  expect(
    columnsOfHeading(
      ['ने Gender', 'person: name*', ' Company:  Name ', 'born BS', 'Born (AD)', 'Horoscope'],
      columns,
    ).map((column) => column?.key),
  ).toEqual(['gender', 'name', 'company.name', 'born BS', 'born AD', undefined]);
});

test('cells are read as people write them, in either script', () => {
  expect(
    read({
      name: ' आशा राई ',
      gender: 'महिला',
      'born BS': '२०४५/1/२',
      paid: 'रु. १,००,०००',
      shares: '1,000',
      founder: 'हो',
      'address.districtId': 'kathmandu',
      'address.localBodyId': 'तारकेश्वर',
    }),
  ).toEqual({
    data: {
      name: 'आशा राई',
      gender: 'FEMALE',
      born: '1988-04-14',
      paid: 10_000_000,
      shares: 1000,
      founder: true,
      address: { districtId: 27, localBodyId: 2 },
    },
    troubles: [],
  });
  expect(read({ 'born AD': '1990-2-3', founder: 'no', gender: 'other', name: "'+977 is my name" }).data).toEqual({
    born: '1990-02-03',
    founder: false,
    gender: 'OTHER',
    name: '+977 is my name',
  });
});

test('a place is read by what it was called, and without the word for its kind; a name of today counts first', () => {
  const formerly: Places = {
    ...places,
    districts: [
      ...places.districts,
      { id: 6, nameEnglish: 'Morang', nameNepali: 'मोरङ', provinceId: 1, formerNames: ['मोरंग', 'Parsa'] },
      {
        id: 43,
        nameEnglish: 'Nawalparasi (Bardaghat Susta East)',
        nameNepali: 'नवलपरासी (बर्दघाट सुस्ता पूर्व)',
        provinceId: 4,
        formerNames: ['Nawalpur', 'नवलपुर'],
      },
    ],
    localBodies: [
      ...places.localBodies,
      { id: 307, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ', districtId: 27, formerNames: ['काठमाण्डौं'] },
    ],
  };
  const address = (district: string, localBody = '') =>
    readCells({ 'address.districtId': district, 'address.localBodyId': localBody }, columns, formerly).data;
  expect(
    ['मोरंग', 'मोरङ जिल्ला', 'Morang District', 'parsa', 'नवलपुर', 'nawalparasi bardaghat susta east'].map((name) =>
      address(name),
    ),
  ).toEqual([6, 6, 6, 9, 43, 43].map((districtId) => ({ address: { districtId } })));
  expect(address('काठमाडौँ', 'काठमाण्डौं')).toEqual({ address: { districtId: 27, localBodyId: 307 } });
});

test.each([
  [{ gender: 'woman' }, 'gender', 'CHOICE_UNKNOWN'],
  [{ 'born BS': '2045-13-01' }, 'born BS', 'BS_MONTH_RANGE'],
  [{ 'born AD': '1990-02-30' }, 'born AD', 'AD_DATE_INVALID'],
  // as in the field of a day: it cannot be shown in both calendars
  [{ 'born AD': '1815-02-03' }, 'born AD', 'BS_YEAR_RANGE'],
  [{ 'born AD': 'yesterday' }, 'born AD', 'DATE_FORMAT'],
  [{ 'born AD': '3/4/1990' }, 'born AD', 'DAY_OR_MONTH'],
  [{ 'born BS': '३/४/२०४५' }, 'born BS', 'DAY_OR_MONTH'],
  [{ 'born AD': '3/4/90' }, 'born AD', 'DATE_FORMAT'],
  [{ 'born AD': '31/31/1990' }, 'born AD', 'AD_DATE_INVALID'],
  [{ paid: '12,34' }, 'paid', 'NUMBER_COMMA'],
  [{ shares: '1,5' }, 'shares', 'NUMBER_COMMA'],
  [{ paid: 'a lot' }, 'paid', 'NUMBER_INVALID'],
  [{ shares: '1o' }, 'shares', 'NUMBER_INVALID'],
  [{ founder: 'maybe' }, 'founder', 'YES_OR_NO'],
  [{ 'address.districtId': 'Atlantis' }, 'address.districtId', 'PLACE_UNKNOWN'],
  [{ 'address.districtId': 'Parsa', 'address.localBodyId': 'Kirtipur' }, 'address.localBodyId', 'PLACE_UNKNOWN'],
])('%j is not read, and says so at its column', (cells, column, code) => {
  expect(codes(cells)).toEqual([[column, code]]);
});

test.each([
  ['born AD', '1/14/1990', '1990-01-14'],
  ['born AD', '14/1/1990', '1990-01-14'],
  ['born AD', '14.01.1990', '1990-01-14'],
  ['born AD', '3/3/1990', '1990-03-03'],
  ['born AD', '14-Jan-1990', '1990-01-14'],
  ['born AD', '14 January 1990', '1990-01-14'],
  ['born AD', '\u200E1990-1-14', '1990-01-14'],
  ['born BS', '1/31/2045', '1988-05-13'],
  ['born BS', '२०४५–१–२', '1988-04-14'],
])('the day of %s %s cannot be another one', (column, written, day) => {
  expect(read({ [column]: written })).toEqual({ data: { born: day }, troubles: [] });
});

test('a day that may be two is told with both', () => {
  expect(read({ 'born AD': '3/4/1990' }).troubles).toMatchObject([
    { code: 'DAY_OR_MONTH', parameters: { one: '1990-03-04', other: '1990-04-03' } },
  ]);
});

test('figures are read as accountants write them', () => {
  expect(read({ paid: 'रु १,००,०००/-', shares: '1,00,000/-' }).data).toEqual({ paid: 1_00_000_00, shares: 100_000 });
  expect(read({ paid: '—', shares: 'nil' })).toEqual({ data: { paid: 0, shares: 0 }, troubles: [] });
  expect(read({ paid: '(1,000)' }).data).toEqual({ paid: -1_000_00 });
});

test('rows come from a file and from the clipboard of a spreadsheet, with quotes, line ends in cells and a byte order mark', () => {
  expect(readRows('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', 'two\nlines'] },
  ]);
  expect(readRows('a\tb, c\n1\t2')).toEqual([
    { line: 1, cells: ['a', 'b, c'] },
    { line: 2, cells: ['1', '2'] },
  ]);
  expect(readRows('5" pipe,next')).toEqual([{ line: 1, cells: ['5" pipe', 'next'] }]);
});

const SHEET = [
  { line: 1, cells: ['Name', 'Address'] },
  { line: 2, cells: ['आशा', 'Ward 1, Kathmandu; Nepal\t'] },
  { line: 3, cells: ['', 'x'] },
];
const lines = (separator: string, end: string): string =>
  ['Name#Address', 'आशा#"Ward 1, Kathmandu; Nepal\t"', '#x', ''].join(end).replaceAll('#', separator);

describe.each([
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
])('a sheet with %j', (separator) => {
  test.each([
    ['\n', 'of Unix'],
    ['\r\n', 'of Windows'],
    ['\r', 'of old Macs'],
  ])('and line ends %j is read', (end) => {
    expect(readRows(lines(separator, end))).toEqual(SHEET);
    expect(readRows(`\uFEFFsep=${separator}${end}${lines(separator, end)}`)).toEqual(
      SHEET.map(({ line, cells }) => ({ line: line + 1, cells })),
    );
  });
});

test('the separator is the one that makes more headings', () => {
  const known = (cells: readonly string[]): number => cells.filter((cell) => /^(name|share)$/.test(cell)).length;
  expect(readRows('name;share;a,b,c,d\n', known)).toEqual([{ line: 1, cells: ['name', 'share', 'a,b,c,d'] }]);
  expect(readRows('name\n')).toEqual([{ line: 1, cells: ['name'] }]);
  expect(readRows('')).toEqual([]);
});

test.each([
  ['a,b\n"x,1\ny,2\n', 2],
  ['a,b\r\nx,"1\r\ny,2', 2],
  ['"a,b\nx,1', 1],
  ['a,b\n"x\ny",1\n"z', 4],
])('a quote that is never closed is told with its line: %j', (text, line) => {
  expect(readSheetText(text).openQuote).toBe(line);
});
test('a quote that is closed, doubled or within a cell is none of these', () => {
  expect(readSheetText('a,"b ""c"""\n5" pipe,x\n').openQuote).toBeUndefined();
});
