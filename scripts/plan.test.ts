import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { floorsOf, planOf } from './plan.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILINGS = 'gateway/src/filings';
const UI = 'shared/ui/src';

test('the layers of the filings stand on each other, and no folders in them need each other', () => {
  const layers = planOf(root, FILINGS);
  expect(layers.modules).toEqual(['engine', 'facts', 'filings.ts', 'processes', 'use-cases']);
  expect(floorsOf(layers).up).toEqual([]);
  expect(floorsOf(planOf(root, FILINGS, dirname)).up).toEqual([]);
});

test('the layers of the components stand on each other, and no folders in them need each other', () => {
  const layers = planOf(root, UI);
  const entryPoints = ['antd.ts', 'components.ts', 'filing.ts', 'index.ts', 'review.ts'];
  expect(layers.modules).toEqual(
    [...entryPoints, 'base', 'filings', 'parts', 'register', 'review', 'sections'].toSorted(),
  );
  expect(floorsOf(layers).up).toEqual([]);
  expect(floorsOf(planOf(root, UI, dirname)).up).toEqual([]);
});

test('an arrow up is found where two modules need each other', () => {
  const arrows: [string, string][] = [
    ['routes', 'engine'],
    ['engine', 'facts'],
    ['facts', 'engine'],
  ];
  const { floors, up } = floorsOf({ modules: ['engine', 'facts', 'routes'], arrows });
  expect([floors, up.length]).toEqual([3, 1]);
});
