import { expect, test } from '@jest/globals';
import { registryProblems } from './registry';

const routes = (path: string) => [{ path, title: { ne: 'पृष्ठ', en: 'Page' }, auth: 'public' }];
const build = (name: string, version: string, path: string) => ({
  version,
  base: `/remotes/${name}/${version}/`,
  contract: 1,
  requires: {},
  routes: routes(path),
});
const entry = (name: string, path: string, more: object = {}) => ({
  ...build(name, '1', path),
  status: 'active',
  urgency: 'normal',
  ...more,
});
const registry = (remotes: object) => ({ revision: 1, generatedAt: '', remotes });

test('a canary may have the addresses of its own remote, and none of another’s', () => {
  const canary = (path: string) => ({ ...build('mf-a', '2', path), share: 10 });
  expect(
    registryProblems(registry({ 'mf-a': entry('mf-a', '/a', { canary: canary('/a') }), 'mf-b': entry('mf-b', '/b') })),
  ).toEqual([]);
  expect(
    registryProblems(registry({ 'mf-a': entry('mf-a', '/a', { canary: canary('/b') }), 'mf-b': entry('mf-b', '/b') })),
  ).toEqual(['/b is claimed by mf-a and mf-b']);
});

test('a canary is whole, newer than what is live, and for a share', () => {
  const problems = (canary: object) => registryProblems(registry({ 'mf-a': entry('mf-a', '/a', { canary }) }));
  expect(problems({ ...build('mf-a', '1', '/a'), share: 10 })).toEqual(['mf-a.canary.version is live already']);
  for (const share of [0, 100, 10.5, '10', undefined])
    expect(problems({ ...build('mf-a', '2', '/a'), share })).toEqual([
      'mf-a.canary.share must be a whole number from 1 to 99',
    ]);
  expect(problems({ ...build('mf-a', '2', '/a'), base: 'x', routes: [], share: 10 })).toEqual([
    'mf-a.canary.base must end with a slash',
    'mf-a.canary: routes must be a non-empty list',
  ]);
});
