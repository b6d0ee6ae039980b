import { describe, expect, test } from '@jest/globals';
import type { RouteDescription } from '@registrar/contract/routes';
import { buildCatalog, filingAddress, matchPath, trailOf } from './catalog';

const page = (path: string, more: Partial<RouteDescription> = {}): RouteDescription => ({
  path,
  title: { ne: path, en: path },
  auth: 'public',
  ...more,
});

const catalog = buildCatalog([
  {
    remote: 'names',
    routes: [
      page('/company-name-reservation'),
      page('/company-name-reservation/:id'),
      page('/company-name-reservation/objective'),
      page('/company-name-reservation-approval'),
    ],
  },
  {
    remote: 'payments',
    routes: [
      page('/payment/*'),
      page('/payment/status/:paymentStatus'),
      page('/payment/:paymentApplicationId', { parent: '/payment/*' }),
    ],
  },
]);

describe('matchPath', () => {
  test.each([
    ['/company-name-reservation', '/company-name-reservation'],
    ['/company-name-reservation/', '/company-name-reservation'],
    ['/company-name-reservation/objective', '/company-name-reservation/objective'],
    ['/company-name-reservation/42', '/company-name-reservation/:id'],
    ['/company-name-reservation-approval', '/company-name-reservation-approval'],
    ['/payment/status/success', '/payment/status/:paymentStatus'],
    ['/payment/7', '/payment/:paymentApplicationId'],
    ['/payment/7/receipt/print', '/payment/*'],
    ['/payment', '/payment/*'],
    ['/payment/7?from=list#top', '/payment/:paymentApplicationId'],
  ])('%s is answered by %s', (path, pattern) => {
    expect(matchPath(catalog, path)?.page.route.path).toBe(pattern);
  });

  test.each(['/', '/payments', '/company-name-reservation/1/2', '/company'])('%s belongs to nobody', (path) => {
    expect(matchPath(catalog, path)).toBeNull();
  });

  test('parameters are decoded, and a damaged one stays as it is', () => {
    expect(matchPath(catalog, '/payment/a%20b')?.params).toEqual({ paymentApplicationId: 'a b' });
    expect(matchPath(catalog, '/payment/%E0')?.params).toEqual({ paymentApplicationId: '%E0' });
  });

  test('the order of the remotes does not matter', () => {
    const one = { remote: 'a', routes: [page('/x/:id')] };
    const other = { remote: 'b', routes: [page('/x/new')] };
    for (const documents of [
      [one, other],
      [other, one],
    ])
      expect(matchPath(buildCatalog(documents), '/x/new')?.page.owner).toBe('b');
  });
});

test('the trail leads from the top down and survives a circle', () => {
  const circular = buildCatalog([
    { remote: 'r', routes: [page('/a', { parent: '/b' }), page('/b', { parent: '/a' })] },
  ]);
  const a = matchPath(circular, '/a');
  expect(a && trailOf(circular, a.page).map(({ route }) => route.path)).toEqual(['/b', '/a']);
});

describe('filingAddress', () => {
  const filings = buildCatalog([
    {
      remote: 'changes',
      routes: [],
      filings: [{ of: 'POST_AMENDMENT', own: '/change/:id', review: '/change/review/:id' }],
    },
    { remote: 'names', routes: [], filings: [{ of: 'NAME_CHANGE', review: '/name-review?application=:id' }] },
  ]);

  test('a process comes before its group, for each reader by itself', () => {
    expect(filingAddress(filings, { process: 'OTHERS', id: 'a/b' }, 'own')).toBe('/change/a%2Fb');
    expect(filingAddress(filings, { process: 'NAME_CHANGE', id: '7' }, 'own')).toBe('/change/7');
    expect(filingAddress(filings, { process: 'NAME_CHANGE', id: '7' }, 'review')).toBe('/name-review?application=7');
  });

  test('there is none where no remote names it', () => {
    expect([
      filingAddress(filings, { process: 'OTHERS', id: '7' }, 'consent'),
      filingAddress(filings, { process: 'ANNUAL_REPORT', id: '7' }, 'own'),
      filingAddress(filings, { process: 'constructor', id: '7' }, 'own'),
    ]).toEqual([null, null, null]);
  });

  test('T24: of several parameters those are filled that are known; the rest is left out', () => {
    const phases = buildCatalog([
      {
        remote: 'deregistration',
        routes: [],
        filings: [
          {
            of: 'LIQUIDATION',
            own: '/de-registration/liquidation/:process/:id/:phaseId?/:processId?',
            review: '/de-registration-review?of=:process&application=:id',
          },
        ],
      },
    ]);
    const filing = { process: 'LIQUIDATION', id: 'a/b' };
    expect(filingAddress(phases, filing, 'own')).toBe('/de-registration/liquidation/LIQUIDATION/a%2Fb');
    expect(filingAddress(phases, { ...filing, phaseId: '2' }, 'own')).toBe(
      '/de-registration/liquidation/LIQUIDATION/a%2Fb/2',
    );
    expect(filingAddress(phases, { ...filing, processId: '9' }, 'own')).toBe(
      '/de-registration/liquidation/LIQUIDATION/a%2Fb',
    );
    expect(filingAddress(phases, filing, 'review')).toBe('/de-registration-review?of=LIQUIDATION&application=a%2Fb');
  });
});
