import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allLines } from '../attack/src/all-lines';
import { settings } from '../attack/src/line';

test('docs/security.md has a row for every line of the attack, with the settings that decide it', () => {
  const told = readFileSync('docs/security.md', 'utf8').split('## The attack')[1]?.split('\n## ')[0] ?? '';
  const rows = [...told.matchAll(/^\| ([A-Z]\d+[a-z]?) \|.*$/gm)].map(([row]) => row);
  expect(rows).toEqual(
    allLines.map(({ id, tried, expected, decidedIn }) => {
      const marks = settings.map((setting) => (decidedIn.includes(setting) ? 'yes' : ''));
      return `| ${[id, tried, expected, ...marks].join(' | ')} |`.replaceAll('|  |', '| |').replaceAll('|  |', '| |');
    }),
  );
});

test('each line has a number of its own, and says why a setting cannot decide it', () => {
  const ids = allLines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    allLines.filter(({ decidedIn, elsewhere }) => decidedIn.length < settings.length && elsewhere === undefined),
  ).toEqual([]);
});
