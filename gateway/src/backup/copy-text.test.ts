import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readLines, writeLine } from './copy-text';

test('whatever a row holds comes back as it was, one line each', () => {
  const value = fc.option(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\\N', '\\', '\t', 'a\nb', '\r\n', 'दर्ता', '\\.', '{"a": "\\\\n"}'),
    ),
    { nil: null },
  );
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 5 }), { maxLength: 20 }), (rows) => {
      const text = rows.map(writeLine).join('');
      expect(readLines(text)).toEqual(rows);
    }),
  );
});

test('a row is written as PostgreSQL itself would', () => {
  expect(writeLine(['1', null, 'a\tb\\c\nd'])).toBe('1\t\\N\ta\\tb\\\\c\\nd\n');
});
