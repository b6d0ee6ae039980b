import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { readNameLines } from './read-name-lines';

const ROWS = [
  ['registration_number', 'name_english', 'name_nepali'],
  ['123', '"Tea, Coffee; and Milk"', 'चिया'],
  ['124', 'Himal', ''],
];
const FIELDS = [
  { registration_number: '123', name_english: 'Tea, Coffee; and Milk', name_nepali: 'चिया' },
  { registration_number: '124', name_english: 'Himal', name_nepali: '' },
];

const fieldsOf = async (text: string) => {
  const read = [];
  for await (const line of readNameLines(Readable.from([Buffer.from(text)]))) read.push(line);
  return read;
};

test.each([
  ['commas', ',', ''],
  ['semicolons', ';', ''],
  ['tabs', '\t', ''],
  ['semicolons, as its first line says', ';', 'sep=;\r\n'],
  ['tabs, with a byte order mark before what its first line says', '\t', '\uFEFFsep=\t\n'],
  ['semicolons after an empty line', ';', '\n'],
])('names are read from a file with %s', async (_, separator, before) => {
  const text = `${before}${ROWS.map((row) => row.join(separator)).join('\r\n')}`;
  const first = before === '' ? 2 : 3;
  expect(await fieldsOf(text)).toEqual(FIELDS.map((fields, index) => ({ line: first + index, fields })));
});
