import { expect, test } from '@jest/globals';
import { asWritten, containing } from './like-pattern';

test('the signs of a pattern stand for themselves', () => {
  expect(asWritten('Himal')).toBe('Himal');
  expect(asWritten('100%_\\')).toBe('100\\%\\_\\\\');
  expect(containing('5%')).toBe('%5\\%%');
});
