import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { RefusedLine } from './import-outcome';
import { readLines } from './read-lines';

const ROWS = [
  ['kind', 'old_id', 'username', 'name_english', 'name_nepali', 'office'],
  ['ACCOUNT', '7', '', '"Ram, Hari; and Sita"', 'राम', 'KTM'],
  ['ACCOUNT', '8', '', 'Gita', '', 'KTM'],
];

async function read(text: string) {
  const refused: RefusedLine[] = [];
  const lines = [];
  // in pieces, as files come
  const pieces = [...text].map((letter) => Buffer.from(letter));
  for await (const line of readLines(Readable.from(pieces), (one) => refused.push(one))) lines.push(line);
  expect(refused).toEqual([]);
  return lines.map(({ line, fields }) => [line, fields.old_id, fields.username, fields.name_english, fields.office]);
}

test.each([
  ['commas', ',', ''],
  ['semicolons', ';', ''],
  ['tabs', '\t', ''],
  ['semicolons, as its first line says', ';', 'sep=;\r\n'],
  ['tabs, with a byte order mark before what its first line says', '\t', '\uFEFFsep=\t\r\n'],
])('an old system is read from a file with %s', async (_, separator, before) => {
  const first = before === '' ? 2 : 3;
  expect(await read(`${before}${ROWS.map((row) => row.join(separator)).join('\r\n')}\r\n`)).toEqual([
    [first, '7', '', 'Ram, Hari; and Sita', 'KTM'],
    [first + 1, '8', '', 'Gita', 'KTM'],
  ]);
});
