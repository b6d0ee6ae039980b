import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filableProcesses } from '@registrar/domain/processes/tables/definitions';
import { declarations, families } from './declarations';

test('each filing that somebody can file has a declaration', () => {
  expect(Object.keys(declarations).sort()).toEqual([...filableProcesses].sort());
});

test('each family has a test file that takes its filings along every way', () => {
  for (const family of Object.keys(families)) {
    const file = readFileSync(join(import.meta.dirname, `every-filing-${family}.test.ts`), 'utf8');
    expect(file).toContain(`Object.values(families.${family})`);
  }
});
