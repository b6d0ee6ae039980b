import { expect, test } from '@jest/globals';
import { wordByWord } from './word-by-word';

const lines = (proposed: string, existing: string, script: 'english' | 'nepali' = 'english') =>
  wordByWord(proposed, existing, script).map(
    ({ proposed: a, existing: b, relation }) => `${a ?? '–'} ${b ?? '–'} ${relation}`,
  );

test('words stand beside those they agree with, written as they are', () => {
  expect(lines('Himchuli Traders Private Limited', 'HIMCHULI Trade House Pvt. Ltd.')).toEqual([
    'Himchuli HIMCHULI SAME',
    'Traders Trade SAME_MEANING',
    '– House ONLY_EXISTING',
  ]);
});

test('another spelling of one sound is named as such', () => {
  expect(lines('Bishwakarma Furniture', 'Viswakarma Furniture')[0]).toBe('Bishwakarma Viswakarma SOUNDS_ALIKE');
  expect(lines('बिश्वकर्मा फर्निचर', 'विश्वकर्मा फर्निचर', 'nepali')[0]).toBe('बिश्वकर्मा विश्वकर्मा SOUNDS_ALIKE');
});

test('words in another order still find each other, and what agrees with nothing stands against what is left', () => {
  expect(lines('Sagarmatha Tea Estate', 'Tea Sagarmatha Farm')).toEqual(
    expect.arrayContaining(['Sagarmatha Sagarmatha SAME', 'Tea Tea SAME']),
  );
  expect(lines('Karnali Water', 'Karnali Cement')).toEqual(['Karnali Karnali SAME', 'Water Cement DIFFERENT']);
  expect(lines('Karnali Fresh Water', 'Karnali')).toEqual([
    'Karnali Karnali SAME',
    'Fresh – ONLY_PROPOSED',
    'Water – ONLY_PROPOSED',
  ]);
});

test('every word of both names is there exactly once', () => {
  const names = [
    'Sagarmatha Tea Estate',
    'Tea Sagarmatha Farm House',
    'New Karnali',
    'Karnali Sagarmatha',
    'A B Traders',
  ];
  for (const left of names) {
    for (const right of names) {
      const pairs = wordByWord(left, right, 'english');
      expect(pairs.flatMap(({ proposed }) => proposed ?? []).join(' ')).toBe(left);
      expect(pairs.flatMap(({ existing }) => existing ?? []).sort()).toEqual(right.split(' ').sort());
    }
  }
});

test('a name that is not known in the script is not compared', () => {
  expect(wordByWord('Karnali', '', 'english')).toEqual([]);
});
