import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { ENTRY_POINTS, GIVEN_FILES } from './given-packages.cjs';
import {
  givenFiles,
  packageNameOf,
  rangeProblems,
  SHARED,
  sharedByRemote,
  sharedByShell,
  sharedRanges,
} from './shared-modules.cjs';
import { providedBy } from './provides-plugin.cjs';
import { ROOT } from './workspaces.cjs';

const shell = join(ROOT, 'shell');
const requests = Object.keys(SHARED);

test('every range admits what is installed', () => {
  expect(rangeProblems(shell)).toEqual([]);
});

test('what is lent is a package of the shell, and not only of something that it installs', () => {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(shell, 'package.json'), 'utf8'),
  );
  expect(requests.map(packageNameOf).filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test('an installed version outside the range is a problem that names both', () => {
  const installed = (name: string) => (name === 'react' ? '18.3.1' : '999.0.0');
  const problems = rangeProblems(shell, installed);
  expect(problems).toContain('react is shared as ^19.0.0 but 18.3.1 is installed');
  expect(problems).toHaveLength(requests.length);
});

test('a package that is not installed is a problem', () => {
  expect(rangeProblems(shell, () => undefined)).toContain('dayjs is shared as ^1.11.0 but not installed');
});

const givenBy = (dir: string) =>
  Object.fromEntries(Object.values(sharedByShell(dir)).map((row) => [row.shareKey, row]));

test('shell and remotes read the same table: one gives, the others never bring a copy', () => {
  const given = givenBy(shell);
  const taken = sharedByRemote(join(ROOT, 'mf-auth'));
  expect(Object.keys(given)).toEqual(Object.keys(taken));
  for (const request of requests) {
    expect(taken[request]).toMatchObject({ singleton: true, strictVersion: true, import: false });
    expect(given[request]).toMatchObject({
      singleton: true,
      strictVersion: true,
      requiredVersion: taken[request]?.requiredVersion,
    });
  }
});

test('only what the first load needs is eager', () => {
  const given = givenBy(shell);
  const lazy = requests.filter((request) => given[request]?.eager === false);
  expect(lazy).toEqual(requests.filter((request) => SHARED[request]?.lazy === true));
});

test('no row is a prefix: a prefix takes the installed version as its range', () => {
  expect(requests.filter((request) => request.endsWith('/'))).toEqual([]);
});

test('the shell imports every row, or remotes would find an empty place', () => {
  const source = readFileSync(join(shell, 'src/provide-shared.ts'), 'utf8');
  const imported = [...source.matchAll(/import\(?\s*'([^']+)'/g)].map(([, request]) => request);
  expect(imported.toSorted()).toEqual(requests.toSorted());
});

test('the registry carries one range per package', () => {
  expect(sharedRanges()).toMatchObject({ react: '^19.0.0', '@registrar/ui': '^2.0.0' });
  // of the domain only this module is given: the package itself is in no share scope
  expect(sharedRanges()).toMatchObject({ '@registrar/domain/messages/validation': '^4.0.0' });
  expect(sharedRanges()).not.toHaveProperty('@registrar/domain');
  expect(packageNameOf('@registrar/ui/parts/data')).toBe('@registrar/ui');
  expect(packageNameOf('react-dom/client')).toBe('react-dom');
});

test('a module that its own package imports by a relative path is taken from the shell by its file', () => {
  const file = join(ROOT, 'shared/domain/src/messages/validation.ts');
  expect(sharedByRemote(join(ROOT, 'mf-auth'))['@registrar/domain/messages/validation']).toMatchObject({
    request: file,
    import: false,
  });
  const parts = join(ROOT, 'shared/ui/src/');
  expect(givenFiles(ROOT).filter((given) => !given.startsWith(parts))).toEqual(
    GIVEN_FILES.map((given) => join(ROOT, given)),
  );
  expect(givenFiles(ROOT)).toContain(file);
});

test('an entry point of shared/ui names what is in the parts that are given, each name once', () => {
  const lists = ENTRY_POINTS.map(({ file }) => readFileSync(join(ROOT, file), 'utf8'));
  const parts = lists.flatMap((text) => [...text.matchAll(/ from '(.+)';/g)].map(([, part]) => part));
  const given = givenFiles(ROOT).map((file) => relative(join(ROOT, 'shared/ui/src'), file).replace(/\.ts$/, ''));
  expect([...new Set(parts)].filter((part = '') => !given.includes(part.slice(2)))).toEqual([]);
  const names = lists.flatMap((text) =>
    [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );
  expect(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)).toEqual([]);
});

test('the shell states a version for everything that a remote states a range for', () => {
  expect(Object.keys(providedBy(shell).packages).toSorted()).toEqual(Object.keys(sharedRanges()).toSorted());
});
