import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { GATEWAY_LAYERS } from '../shared/build/src/lint-layers.mjs';
import { floorsOf, planOf } from './plan.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const GATEWAY = 'gateway/src';
const FILINGS = 'gateway/src/filings';
const PROCESSES = 'shared/domain/src/processes';
const UI = 'shared/ui/src';

test('the folders of the house and of the gateway stand on each other, and lint knows every one of the gateway', () => {
  expect(floorsOf(planOf(root, '.')).up).toEqual([]);
  const gateway = planOf(root, GATEWAY);
  expect(floorsOf(gateway).up).toEqual([]);
  const folders = readdirSync(join(root, GATEWAY), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(GATEWAY_LAYERS.toSorted());
  const place = (name: string): number => GATEWAY_LAYERS.indexOf(name);
  expect(gateway.arrows.filter(([from, to]) => place(from) !== -1 && place(from) < place(to))).toEqual([]);
});

test('the layers of the filings stand on each other, and no folders in them need each other', () => {
  const layers = planOf(root, FILINGS);
  expect(layers.modules).toEqual(['engine', 'facts', 'filings.ts', 'processes', 'use-cases']);
  expect(floorsOf(layers).up).toEqual([]);
  expect(floorsOf(planOf(root, FILINGS, dirname)).up).toEqual([]);
});

test('the layers of the definitions stand on each other, and one process needs another only where it says so', () => {
  const layers = planOf(root, PROCESSES);
  expect(layers.modules).toEqual(['definition', 'filings', 'index.ts', 'questions', 'tables']);
  expect(floorsOf(layers).up).toEqual([]);
  expect(floorsOf(planOf(root, PROCESSES, dirname)).up).toEqual([]);
  expect(planOf(root, `${PROCESSES}/filings`).arrows).toEqual([
    // the years that are missing are filed with it, in a shorter form
    ['discounted-de-registration', 'annual-report'],
    ['migration-company-registration', 'company-registration'],
  ]);
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
