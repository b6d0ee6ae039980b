import { expect, test } from '@jest/globals';
import { z } from 'zod';
import asked from './asked-words.json' with { type: 'json' };
import { readLookupFiles } from '../seed/files';
import { shippedObjectiveWords } from './objective-words';
import { objectiveRanking } from './rank-objectives';

const objectives = readLookupFiles().nsic.old.map(({ nsicCode, objectiveEnglish, objectiveNepali }) => ({
  code: nsicCode,
  english: objectiveEnglish,
  nepali: objectiveNepali,
}));
const words = shippedObjectiveWords();
const rank = objectiveRanking(objectives, words);

/** What people type, and the classes of which any is right. */
const { developedWith, others } = z
  .object({ developedWith: z.array(z.array(z.string())), others: z.array(z.array(z.string())) })
  .parse(asked);
const notAmongFive = (list: readonly (readonly string[])[]) =>
  list
    .filter(
      ([word = '', ...right]) =>
        !rank(word)
          .slice(0, 5)
          .some((code) => right.includes(code)),
    )
    .map(([word]) => word);

test('words that the ranking was made with lead to a right objective among the first five', () => {
  expect(developedWith.length).toBe(130);
  expect(notAmongFive(developedWith).length).toBeLessThanOrEqual(developedWith.length * 0.05);
});

test('so do others: romanised, misspelt, in sentences', () => {
  expect(others.length).toBeGreaterThan(250);
  expect(notAmongFive(others).length).toBeLessThanOrEqual(others.length * 0.05);
});

test('what is done with a thing decides between growing, making and selling it', () => {
  expect(rank('साबुन उद्योग')[0]).toBe('2424');
  expect(rank('soap shop')[0]).toBe('5231');
  expect(rank('tea farming')[0]).toBe('0113');
  expect(rank('चिया पसल')[0]).toBe('5520');
});

test('every word leads to objectives that are in the list, and nothing to nothing', () => {
  const codes = new Set(objectives.map(({ code }) => code));
  expect(words.flatMap((word) => word.codes).filter((code) => !codes.has(code))).toEqual([]);
  expect([rank(''), rank('  । '), rank('xqzzv wkkjq')]).toEqual([[], [], []]);
});

test('a word that the office adds leads where it says', () => {
  const own = objectiveRanking(objectives, [...words, { english: 'glamping', nepali: 'ग्ल्याम्पिङ', codes: ['5510'] }]);
  expect([own('glamping')[0], own('ग्ल्याम्पिङ')[0]]).toEqual(['5510', '5510']);
});
