import { expect, test } from '@jest/globals';
import { filled, sentence } from './sentence';

const words = {
  'list.count_one': '{{count}} entry',
  'list.count_other': '{{count}} entries',
  'list.add': 'Add: {{name}}',
};
const inNepali = (value: number) => (value === 12 ? '१२' : String(value));

test('the form goes with the count, and numbers are written by the reader’s writing', () => {
  expect(sentence(words, 'list.count', { count: 1 }, String)).toBe('1 entry');
  expect(sentence(words, 'list.count', { count: 12 }, inNepali)).toBe('१२ entries');
});

test('a sentence without a count is found, and one that is not known is not invented', () => {
  expect(sentence(words, 'list.add', { name: 'Branch' }, String)).toBe('Add: Branch');
  expect(sentence(words, 'list.remove', {}, String)).toBeUndefined();
});

test('a value that is not given keeps its place', () => {
  expect(filled('{{name}} of {{total}}', { name: 'One' }, String)).toBe('One of {{total}}');
});
