import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { schedules } from '@registrar/domain/schedules';

const text = (file: string): string => readFileSync(file, 'utf8');
/** Rows of the table: patterns of keys, and the file that reads them. */
const rows = [...text('docs/configuration.md').matchAll(/^\| (`.+?`) \|.*\| `(gateway\/.+?)` \|$/gm)].map(
  ([, keys = '', file = '']) => ({ patterns: [...keys.matchAll(/`(.+?)`/g)].map(([, key = '']) => key), file }),
);
const covers = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

test('every key is named with the file that reads it, and the file does', () => {
  expect(rows.length).toBeGreaterThan(20);
  // DEADLINE_REMINDERS is a term of its own beside DEADLINE_*
  for (const key of schedules.keys)
    expect([key, rows.filter(({ patterns }) => patterns.some((pattern) => covers(pattern, key))).length > 0]).toEqual([
      key,
      true,
    ]);
  for (const { patterns, file } of rows) {
    const source = text(file);
    const builders: ReadonlyMap<string, string> = new Map([
      ['DEADLINE_*', 'deadlineKey'],
      ['DOCUMENTS_*', 'documentListKey'],
      ['MODEL_FORM_*', 'modelFormKey'],
      ['FEE_*', 'key'],
      // the purpose of a link names its term
      ...Object.values(OUTSIDE_PURPOSES).map(({ term }) => [term ?? '', 'OUTSIDE_PURPOSES[purpose].term'] as const),
    ]);
    for (const pattern of patterns)
      expect([pattern, file, source.includes(builders.get(pattern) ?? pattern.replace('*', ''))]).toEqual([
        pattern,
        file,
        true,
      ]);
  }
});

test('no row of the table names a key that is gone', () => {
  for (const { patterns } of rows)
    for (const pattern of patterns)
      expect([pattern, schedules.keys.some((key) => covers(pattern, key))]).toEqual([pattern, true]);
});
