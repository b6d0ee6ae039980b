import { describe, expect, test } from '@jest/globals';
import { registryProblems } from './registry';
import { routesDocumentProblems, type FilingAddresses } from './routes';

const title = { ne: 'पृष्ठ', en: 'Page' };
const routes = ['/filing', '/filing/:number', '/office/:number'].map((path) => ({ path, title, auth: 'public' }));
const problems = (filings: unknown) => routesDocumentProblems({ remote: 'mf-a', routes, filings });

test('a filing is shown on a page of the same remote, the id in the path or in the query', () => {
  expect(problems(undefined)).toEqual([]);
  expect(
    problems([
      { of: 'OTHERS', own: '/filing/:id', review: '/office/:id' },
      { of: 'POST_AMENDMENT', own: '/filing?application=:id' },
    ]),
  ).toEqual([]);
});

test.each([
  ['no list', {}, 'filings must be a list'],
  ['no name', [{ own: '/filing/:id' }], 'filings[0].of must name a process or a group'],
  ['no address', [{ of: 'OTHERS' }], 'filings[0] has no address'],
  ['an unknown reader', [{ of: 'OTHERS', court: '/filing/:id' }], 'filings[0].court is no reader of a filing'],
  ['no place for the id', [{ of: 'OTHERS', own: '/filing' }], 'filings[0].own must be an address with :id'],
  ['a page of somebody else', [{ of: 'OTHERS', own: '/desk/:id' }], 'filings[0].own is none of the routes'],
  [
    'one filing twice',
    [
      { of: 'OTHERS', own: '/filing/:id' },
      { of: 'OTHERS', review: '/office/:id' },
    ],
    'filings[1].of OTHERS stands twice',
  ],
])('%s is refused', (_, filings, problem) => {
  expect(problems(filings)).toEqual([problem]);
});

describe('T24: an address with several parameters', () => {
  const optional = ['/de-registration/:phaseKey/:processKey/:deRegistrationProcessId/:phaseId?/:permissionStatus?'];
  const problemsOf = (own: string, paths = optional) =>
    routesDocumentProblems({
      remote: 'mf-a',
      routes: paths.map((path) => ({ path, title, auth: 'public' })),
      filings: [{ of: 'LIQUIDATION', own }],
    });

  test('may name the process, and others where it can do without', () => {
    expect(problemsOf('/de-registration/liquidation/:process/:id')).toEqual([]);
    expect(problemsOf('/de-registration/liquidation/:process/:id/:phaseId?/:permissionStatus?')).toEqual([]);
  });

  test('asks for nothing that not everybody knows, and has a page with and without its optional parts', () => {
    expect(problemsOf('/de-registration/:phaseKey/:process/:id')).toEqual([
      'filings[0].own asks for :phaseKey, which not everybody knows who leads there: a word in its place, or :phaseKey? at the end',
    ]);
    expect(problemsOf('/de-registration/liquidation/:process/:id?')).toEqual([
      'filings[0].own must be an address with :id',
    ]);
    expect(
      problemsOf('/de-registration/liquidation/:process/:id/:phaseId?', [
        '/de-registration/:phaseKey/:processKey/:deRegistrationProcessId',
      ]),
    ).toEqual(['filings[0].own is none of the routes']);
  });

  test('after an optional part nothing is required', () => {
    expect(problemsOf('/a/:id', ['/a/:id', '/b/:id?/edit', '/c/:id?/*'])).toEqual([
      'routes[1].path /b/:id?/edit: after an optional parameter “edit” can only be optional',
      'routes[2].path /c/:id?/*: after an optional parameter “*” can only be optional',
    ]);
  });
});

test('two remotes may share a filing, but not one of its readers', () => {
  const entry = (path: string, filings: readonly FilingAddresses[]) => ({
    version: '1',
    base: '/r/',
    contract: 1,
    requires: {},
    routes: [{ path, title, auth: 'public' }],
    filings,
    status: 'active',
    urgency: 'normal',
  });
  const registry = (of: FilingAddresses) => ({
    revision: 1,
    generatedAt: '2026-11-20T04:00:00Z',
    remotes: { 'mf-a': entry('/a/:id', [{ of: 'OTHERS', own: '/a/:id' }]), 'mf-b': entry('/b/:id', [of]) },
  });
  expect(registryProblems(registry({ of: 'OTHERS', review: '/b/:id' }))).toEqual([]);
  expect(registryProblems(registry({ of: 'OTHERS', own: '/b/:id' }))).toEqual([
    'the own page of OTHERS is claimed by mf-a and mf-b',
  ]);
});

test('T10: a page is taken only if everything it names exists and its links lead somewhere', () => {
  const menu = { group: 'annual', order: 10, icon: 'file' };
  const of = (route: object) =>
    routesDocumentProblems(
      {
        remote: 'mf-a',
        routes: [{ path: '/annual-report/list/:status', title, screenCodes: ['DESK'], whitelisted: false, ...route }],
      },
      ['DESK'],
    );
  expect(of({})).toEqual([]);
  expect(of({ menu: { ...menu, target: '/annual-report/list/all?page=1' }, parent: '/annual-report' })).toEqual([]);
  expect(of({ menu })).toEqual([
    'routes[0].menu of /annual-report/list/:status needs a target: the address that its entry opens, without parameters',
  ]);
  expect(of({ menu: { ...menu, target: '/annual-report/list/:status' } })).toEqual([
    'routes[0].menu.target must be an address without parameters',
  ]);
  expect(of({ menu: { ...menu, target: '/annual-report' } })).toEqual([
    'routes[0].menu.target /annual-report is not answered by /annual-report/list/:status',
  ]);
  expect(of({ menu: { ...menu, target: 7 } })).toEqual(['routes[0].menu.target must be an address']);
  expect(
    of({ menu: { group: 'yearly', order: 1, icon: 'rocket', target: '/annual-report/list/all' } }).map((problem) =>
      problem.slice(0, 45),
    ),
  ).toEqual(['routes[0].menu.group yearly is none of home, ', 'routes[0].menu.icon rocket is none of home, n']);
  expect(of({ parent: '/annual-report/:status' })).toEqual([]);
  expect(of({ parent: '/annual-report/:year' })).toEqual([
    'routes[0].parent /annual-report/:year asks for year, which /annual-report/list/:status does not have',
  ]);
  expect(of({ screenCodes: ['DESK', 'ANNUAL_REPORT'] })).toEqual([
    'routes[0].screenCodes: there is no screen ANNUAL_REPORT',
  ]);
});

test.each([
  ['/', 'is no page of a remote'],
  ['/*', 'would catch the addresses of everybody'],
  ['/:anything', 'would catch the addresses of everybody'],
  ['/gateway/x', 'is an address of the host'],
  ['/config.json', 'is an address of the host'],
  ['/report/', 'has the part “”'],
  ['/report//x', 'has the part “”'],
  ['/report/*/x', 'has the part “*”'],
  ['/report/:', 'has the part “:”'],
  ['/report?x=1', 'has the part “report?x=1”'],
  ['/report/:id/:id', 'has one parameter twice'],
])('T9: %s is refused', (path, why) => {
  expect(routesDocumentProblems({ remote: 'mf-a', routes: [{ path, title, auth: 'public' }] })).toEqual([
    expect.stringContaining(why),
  ]);
});

test('what is live already is read by a shell and a host that know other words', () => {
  const routes = [
    {
      path: '/x/:id',
      title,
      screenCodes: ['LATER'],
      whitelisted: true,
      menu: { group: 'later', order: 1, icon: 'later' },
    },
  ];
  const entry = { version: '1', base: '/r/', contract: 1, requires: {}, routes, status: 'active', urgency: 'normal' };
  expect(registryProblems({ revision: 1, generatedAt: '2026-11-20T04:00:00Z', remotes: { 'mf-a': entry } })).toEqual(
    [],
  );
});

test('F9: a page may say in both languages what it is', () => {
  const of = (description: unknown) =>
    routesDocumentProblems({ remote: 'mf-a', routes: [{ path: '/open', title, auth: 'public', description }] });
  expect(of({ ne: 'के पाइन्छ।', en: 'What is found.' })).toEqual([]);
  expect(of({ en: 'What is found.' })).toEqual(['routes[0].description needs ne and en']);
});
