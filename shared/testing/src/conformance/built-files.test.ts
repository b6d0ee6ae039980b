import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetProblems, readBuilt } from './built-files';

const manifest = {
  name: 'mf_sample',
  metaData: { buildInfo: { buildVersion: '1.0.0-ab12cd' }, remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './app', assets: { js: { sync: ['app.js'], async: ['app.js'] } } }],
};
const routes = {
  remote: 'mf-sample',
  routes: [{ path: '/sample', title: { ne: 'नमुना', en: 'Sample' }, auth: 'public' }],
};
const meta = { name: 'mf-sample', version: '1.0.0-ab12cd', contract: 1, requires: { react: '^19.0.0' } };

let dist = '';
const write = (files: Readonly<Record<string, unknown>>) => {
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(dist, file), typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-'));
  write({
    'mf-manifest.json': manifest,
    'routes.json': routes,
    'meta.json': meta,
    'remoteEntry.js': 'entry',
    'app.js': 'app',
  });
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a whole build has no fault and says what it needs', () => {
  const { remote, problems } = readBuilt('mf-sample', dist);
  expect(problems).toEqual([]);
  expect(remote).toMatchObject({ version: '1.0.0-ab12cd', requires: { react: '^19.0.0' } });
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['another name', { 'mf-manifest.json': { ...manifest, name: 'mf_other' } }, /names mf_other/],
  [
    'more than ./app',
    { 'mf-manifest.json': { ...manifest, exposes: [...manifest.exposes, { path: './extra' }] } },
    /exactly \.\/app/,
  ],
  [
    'a route without a title',
    { 'routes.json': { remote: 'mf-sample', routes: [{ path: '/a', auth: 'public' }] } },
    /title/,
  ],
  ['routes of another remote', { 'routes.json': { ...routes, remote: 'mf-other' } }, /routes\.json is of mf-other/],
  ['another contract', { 'meta.json': { ...meta, contract: 2 } }, /contract 2/],
  [
    'a missing file',
    { 'mf-manifest.json': { ...manifest, exposes: [{ path: './app', assets: { js: { sync: ['gone.js'] } } }] } },
    /gone\.js is named/,
  ],
])('finds %s', (_, files, expected) => {
  write(files);
  expect(readBuilt('mf-sample', dist).problems.join('\n')).toMatch(expected);
});

test('an empty folder is no build', () => {
  rmSync(join(dist, 'meta.json'));
  expect(readBuilt('mf-sample', dist)).toEqual({ remote: null, problems: ['meta.json is missing'] });
});

test('entry and app have a budget', () => {
  expect(budgetProblems({ 'remoteEntry.js': 8_000, 'app.js': 50_000 })).toEqual([]);
  expect(budgetProblems({ 'remoteEntry.js': 8_000, 'app.js': 60_000 })).toEqual([
    expect.stringContaining('68000 bytes'),
  ]);
});
