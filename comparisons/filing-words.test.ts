import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

const ROOT = new URL('..', import.meta.url);
const wordsOf = (folder: string): readonly string[] => {
  const file = new URL(`${folder}/en.json`, ROOT);
  return existsSync(file)
    ? Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8'))))
    : [];
};
const said = new Set(wordsOf('shared/ui/src/filings/filing/locales'));
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
/** The title of a wizard and the lead of a step are the remote's alone. */
const isSaid = (key: string): boolean => said.has(key) || key === 'wizard.title' || key.startsWith('lead.');
/** A remote with several kinds of filing names the kind before the key. */
const isKnown = (key: string): boolean => isSaid(key) || isSaid(key.slice(key.indexOf('.') + 1));

test('a sentence that a remote says otherwise is one that the pages of a filing say', () => {
  const own = remotes.flatMap((remote) =>
    wordsOf(`${remote}/src/locales`)
      .filter((key) => key.startsWith('filing.'))
      .map((key) => ({ remote, key: key.slice('filing.'.length) })),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ key }) => !isKnown(key))).toEqual([]);
});
