import { expect, test } from '@jest/globals';
import { textDifferences } from './text-differences';

test('words are compared whole, in Devanagari too, and both texts are told without loss', () => {
  const [before, after] = ['समितिको बैठक तीन दिनअगावै बोलाइनेछ।', 'समितिको बैठक सात दिनअगावै बोलाइनेछ।'];
  const parts = textDifferences(before, after);
  expect(parts.filter(({ kind }) => kind !== 'SAME')).toEqual([
    { text: 'तीन', kind: 'REMOVED' },
    { text: 'सात', kind: 'ADDED' },
  ]);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('ADDED'), without('REMOVED')]).toEqual([before, after]);
});

test('of a new text everything is added, of the same one nothing', () => {
  expect(textDifferences('', 'Meetings may be held electronically.').every(({ kind }) => kind === 'ADDED')).toBe(true);
  expect(textDifferences('The same.', 'The same.')).toEqual([{ text: 'The same.', kind: 'SAME' }]);
});
