import { expect, test } from '@jest/globals';
import { acceptOf, checkFile, sizeMessage } from './file-rules';

const rules = { extensions: ['pdf', 'jpg'], maxBytes: 1024 * 1024 };

test.each([
  ['a.pdf', 10, undefined],
  ['A.PDF', 10, undefined],
  ['a.pdf.exe', 10, 'wrongType'],
  ['pdf', 10, 'wrongType'],
  ['a.pdf', 0, 'empty'],
  ['a.jpg', 1024 * 1024, undefined],
  ['a.jpg', 1024 * 1024 + 1, 'tooLarge'],
] as const)('%s of %d bytes: %s', (name, size, objection) => {
  expect(checkFile({ name, size }, rules)).toBe(objection);
});

test('sizes are told in the unit a person would use', () => {
  expect(sizeMessage(500)).toEqual({ key: 'size.bytes', value: 500 });
  expect(sizeMessage(2048)).toEqual({ key: 'size.kilobytes', value: 2 });
  expect(sizeMessage(1.5 * 1024 * 1024)).toEqual({ key: 'size.megabytes', value: 1.5 });
  expect(acceptOf(rules)).toBe('.pdf,.jpg');
});
