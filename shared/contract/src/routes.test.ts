import { expect, test } from '@jest/globals';
import { registryProblems } from './registry';
import { routesDocumentProblems, type FilingAddresses } from './routes';

const title = { ne: 'पृष्ठ', en: 'Page' };
const routes = ['/filing', '/filing/:number', '/office/:number'].map((path) => ({ path, title, auth: 'public' }));
const problems = (filings: unknown) => routesDocumentProblems({ remote: 'mf-a', routes, filings });

test('a filing is shown on a page of the same remote, the id in the path or in the query', () => {
  expect(problems(undefined)).toEqual([]);
  expect(problems([{ of: 'OTHERS', own: '/filing/:id', review: '/office/:id' }, { of: 'POST_AMENDMENT', own: '/filing?application=:id' }])).toEqual([]);
});

test.each([
  ['no list', {}, 'filings must be a list'],
  ['no name', [{ own: '/filing/:id' }], 'filings[0].of must name a process or a group'],
  ['no address', [{ of: 'OTHERS' }], 'filings[0] has no address'],
  ['an unknown reader', [{ of: 'OTHERS', court: '/filing/:id' }], 'filings[0].court is no reader of a filing'],
  ['no place for the id', [{ of: 'OTHERS', own: '/filing' }], 'filings[0].own must be an address with :id'],
  ['a page of somebody else', [{ of: 'OTHERS', own: '/desk/:id' }], 'filings[0].own is none of the routes'],
  ['one filing twice', [{ of: 'OTHERS', own: '/filing/:id' }, { of: 'OTHERS', review: '/office/:id' }], 'filings[1].of OTHERS stands twice'],
])('%s is refused', (_, filings, problem) => {
  expect(problems(filings)).toEqual([problem]);
});

test('two remotes may share a filing, but not one of its readers', () => {
  const entry = (path: string, filings: readonly FilingAddresses[]) => ({
    version: '1', base: '/r/', contract: 1, requires: {}, routes: [{ path, title, auth: 'public' }], filings, status: 'active', urgency: 'normal',
  });
  const registry = (of: FilingAddresses) => ({
    revision: 1, generatedAt: '2026-11-20T04:00:00Z',
    remotes: { 'mf-a': entry('/a/:id', [{ of: 'OTHERS', own: '/a/:id' }]), 'mf-b': entry('/b/:id', [of]) },
  });
  expect(registryProblems(registry({ of: 'OTHERS', review: '/b/:id' }))).toEqual([]);
  expect(registryProblems(registry({ of: 'OTHERS', own: '/b/:id' }))).toEqual(['the own page of OTHERS is claimed by mf-a and mf-b']);
});
