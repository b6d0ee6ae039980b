import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const DOCUMENT = readFileSync('docs/security.md', 'utf8');

test('every call that a late replica may answer stands in docs/security.md, and no other one', () => {
  const sources = readdirSync('gateway/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`gateway/src/${name}`, 'utf8'));
  // the declaration ends with the configuration; what it is called by follows in its schema
  const declared = sources.flatMap((source) =>
    [...source.matchAll(/reads: 'replica',?\s*\}.*?operationId: '(\w+)'/gs)].map(([, operation]) => operation),
  );
  const said = sources.flatMap((source) => [...source.matchAll(/\breads: 'replica',?\s*\}/g)]);
  expect(declared).toHaveLength(said.length);
  const [, table = ''] = /^### What may be late\n(.*?)^#/ms.exec(DOCUMENT) ?? [];
  const rows = [...table.matchAll(/`([a-z]\w+)`/g)].map(([, operation]) => operation);
  expect(declared.length).toBeGreaterThan(25);
  expect(rows.toSorted()).toEqual(declared.toSorted());
});
