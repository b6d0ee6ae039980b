import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { routesDocumentProblems } from '@registrar/contract/routes';
import { readAsked } from './asked.mjs';
import { createRemote } from './create-remote.mjs';

const WORDS = ['mf-annual-report', '--title-ne', 'वार्षिक विवरण', '--title-en', 'Annual report'];
const VERSIONS = {
  node: '>=20.19',
  react: '19.3.1',
  '@registrar/build': '1.0.0',
  '@registrar/contract': '1.1.0',
  '@registrar/domain': '1.10.0',
  '@registrar/i18n': '1.0.0',
  '@registrar/runtime': '1.0.0',
  '@registrar/testing': '1.0.0',
  '@registrar/ui': '1.2.0',
};
const asked = {
  name: 'mf-annual-report',
  titleNe: 'वार्षिक विवरण',
  titleEn: 'The company\'s "annual" report',
  path: '/annual-report',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-remote-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

test('the address is the name unless another one is asked for', () => {
  expect(readAsked(WORDS).asked).toMatchObject({ name: 'mf-annual-report', path: '/annual-report' });
  expect(readAsked([...WORDS, '--path', '/yearly']).asked).toMatchObject({ path: '/yearly' });
});

test.each([
  ['a name without mf-', ['annual-report', ...WORDS.slice(1)], /begins with mf-/],
  ['a title that is not Nepali', ['mf-x', '--title-ne', 'Annual', '--title-en', 'Annual'], /in Nepali/],
  ['no title in English', WORDS.slice(0, 3), /in English/],
  [
    'a title without quotation marks',
    ['mf-x', '--title-ne', 'वार्षिक', 'विवरण', '--title-en', 'Annual'],
    /quotation marks/,
  ],
  ['an option that is mistyped', [...WORDS, '--packges', 'x'], /packges/],
  ['an address that is none', [...WORDS, '--path', 'annual report'], /such as \/annual-report/],
])('%s is refused in words', (_what, argv, sentence) => {
  const { asked: none, problems } = readAsked(argv);
  expect(none).toBeUndefined();
  expect(problems.map(({ english }) => english).join(' ')).toMatch(sentence);
});

test('what is written holds the name, the address and both titles, whatever signs they have', () => {
  createRemote(asked, join(root, asked.name), VERSIONS, { own: false });
  const routes = json(asked.name, 'routes.json');
  expect(routesDocumentProblems(routes)).toEqual([]);
  expect(routes).toMatchObject({
    remote: asked.name,
    routes: [{ path: '/annual-report', title: { ne: asked.titleNe, en: asked.titleEn } }, { parent: '/annual-report' }],
  });
  expect(json(asked.name, 'src/locales/en.json')).toMatchObject({ 'list.title': asked.titleEn });
  const sources = readdirSync(join(root, asked.name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(sources.filter((source) => /__[A-Z_]+__/.test(source))).toEqual([]);
});

test('beside the portal the remote goes on with the next minor version of its packages', () => {
  createRemote(asked, join(root, asked.name), VERSIONS, { own: false });
  expect(json(asked.name, 'package.json')).toMatchObject({
    dependencies: { '@registrar/domain': '^1.0.0', '@registrar/ui': '^1.0.0', react: '19.3.1' },
    devDependencies: { '@registrar/testing': '^1.0.0' },
  });
});

test('in a repository of its own the packages come along, where there are any, and else by their versions', () => {
  createRemote(asked, join(root, 'by-version'), VERSIONS, { own: true });
  expect(json('by-version', 'package.json')).toMatchObject({
    dependencies: { '@registrar/ui': '1.2.0', react: '19.3.1' },
    scripts: { release: 'registrar-remote release' },
  });

  const packages = join(root, 'packages');
  mkdirSync(packages);
  writeFileSync(join(packages, 'registrar-ui-1.2.0.tgz'), '');
  writeFileSync(join(packages, 'registrar-create-remote-1.0.0.tgz'), '');
  createRemote(asked, join(root, 'with-packages'), VERSIONS, { own: true, packages });
  expect(json('with-packages', 'package.json')).toMatchObject({
    dependencies: { '@registrar/ui': 'file:packages/registrar-ui-1.2.0.tgz', react: '19.3.1' },
  });
  expect(readdirSync(join(root, 'with-packages', 'packages'))).toEqual(['registrar-ui-1.2.0.tgz']);
});

test('a folder that holds something is left alone', () => {
  writeFileSync(join(root, 'mine'), 'mine');
  expect(() => createRemote(asked, root, VERSIONS, { own: false })).toThrow(/not empty/);
  expect(readdirSync(root)).toEqual(['mine']);
});
