import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

const ROOT = new URL('..', import.meta.url);
const wordsOf = (folder: string): readonly string[] => {
  const file = new URL(`${folder}/en.json`, ROOT);
  return existsSync(file) ? Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))) : [];
};
const said = new Set(wordsOf('shared/ui/src/filings/locales'));
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
/** The lead of a step is the remote's alone. */
const isKnown = (key: string): boolean => said.has(key) || key.startsWith('lead.');

test('a sentence that a remote says otherwise is one that the pages of a filing say', () => {
  const own = remotes.flatMap((remote) => wordsOf(`${remote}/src/locales`).filter((key) => key.startsWith('filing.')).map((key) => ({ remote, key: key.slice('filing.'.length) })));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ key }) => !isKnown(key))).toEqual([]);
});
