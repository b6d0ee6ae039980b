import { describe, expect, test } from '@jest/globals';
import { addressConflicts } from './address-conflicts';
import { addressOf, commonAddress, compareSpecificity, matchSegments, parametersOf, segmentsOf } from './route-pattern';

describe('T9: two patterns and the address that both match', () => {
  test.each([
    ['/payment', '/payment', '/payment'],
    ['/payment', '/payments', null],
    ['/payment/:id', '/payment/status', '/payment/status'],
    ['/payment/status', '/payment/:id', '/payment/status'],
    ['/payment/:id', '/payment/:number', '/payment/example'],
    ['/payment/:id', '/payment/:id/receipt', null],
    ['/payment/*', '/payment/:id', '/payment/example'],
    ['/payment/*', '/payment', '/payment'],
    ['/payment/*', '/payments/:id', null],
    ['/payment/*', '/payment/:id/*', '/payment/example'],
    ['/payment/:id/print', '/payment/status/:what', '/payment/status/print'],
    ['/*', '/dashboard', '/dashboard'],
    ['/payment/:id?', '/payment', '/payment'],
    ['/payment/:id?', '/payment/status', '/payment/status'],
    ['/payment/:id?/:step?', '/payment/:id/print', '/payment/example/print'],
    ['/payment/:id?', '/payment/:id/receipt', null],
  ])('%s and %s: %s', (first, second, address) => {
    expect([commonAddress(first, second), commonAddress(second, first) === null]).toEqual([address, address === null]);
    if (address !== null)
      for (const pattern of [first, second])
        expect(matchSegments(segmentsOf(pattern), segmentsOf(address))).not.toBeNull();
  });
});

test('T9: what one owner claims of another is told with both patterns, the address and who would get it', () => {
  const others = [
    { owner: 'shell', paths: ['/dashboard', '/manuals/:topic'] },
    { owner: 'mf-payments', paths: ['/payment/:id', '/payment'] },
  ];
  const conflicts = (...paths: string[]) => addressConflicts({ owner: 'mf-new', paths }, others);
  expect(conflicts('/annual-report', '/annual-report/:id')).toEqual([]);
  expect(conflicts('/payment')).toEqual(['/payment is claimed by mf-payments and mf-new']);
  expect(conflicts('/payment/*')).toEqual([
    '/payment/* of mf-new and /payment/:id of mf-payments both match /payment/example; the portal would give it to mf-payments',
    '/payment/* of mf-new and /payment of mf-payments both match /payment; the portal would give it to mf-payments',
  ]);
  expect(conflicts('/manuals/video')).toEqual([
    '/manuals/video of mf-new and /manuals/:topic of shell both match /manuals/video; the portal would give it to mf-new',
  ]);
  expect(conflicts('/payment/:number')).toEqual([
    '/payment/:number of mf-new and /payment/:id of mf-payments both match /payment/example; neither is the more specific one',
  ]);
  expect(addressConflicts({ owner: 'mf-payments', paths: ['/payment/*'] }, others)).toEqual([]);
});

test('T10: a pattern is an address once every parameter is known', () => {
  expect(addressOf('/list/:status/:id', { status: 'new', id: 'a/b' })).toBe('/list/new/a%2Fb');
  expect([addressOf('/list/:status', {}), addressOf('/list/*', {}), addressOf('/list', {})]).toEqual([
    null,
    null,
    '/list',
  ]);
});

describe('T24: a pattern with optional parameters', () => {
  const pattern = '/de-registration/:phaseKey/:processKey/:phaseId?/:permissionStatus?';
  const matched = (address: string) => matchSegments(segmentsOf(pattern), segmentsOf(address));

  test('answers an address with and without them', () => {
    const known = { phaseKey: 'one', processKey: 'LIQUIDATION' };
    expect(matched('/de-registration/one/LIQUIDATION')).toEqual(known);
    expect(matched('/de-registration/one/LIQUIDATION/7?page=2')).toEqual({ ...known, phaseId: '7' });
    expect(matched('/de-registration/one/LIQUIDATION/7/OPEN')).toEqual({
      ...known,
      phaseId: '7',
      permissionStatus: 'OPEN',
    });
    expect([matched('/de-registration/one'), matched('/de-registration/one/LIQUIDATION/7/OPEN/more')]).toEqual([
      null,
      null,
    ]);
  });

  test('is an address as far as they are known', () => {
    expect(parametersOf(pattern)).toEqual(['phaseKey', 'processKey', 'phaseId', 'permissionStatus']);
    const known = { phaseKey: 'one', processKey: 'LIQUIDATION', permissionStatus: 'OPEN' };
    expect(addressOf(pattern, known)).toBe('/de-registration/one/LIQUIDATION');
    expect(addressOf(pattern, { ...known, phaseId: '7' })).toBe('/de-registration/one/LIQUIDATION/7/OPEN');
    expect(addressOf(pattern, { phaseKey: 'one' })).toBeNull();
  });

  test('stands behind a page that ends there or asks for the part', () => {
    const sorted = ['/a/*', '/a/:b?', '/a', '/a/:b', '/a/list']
      .map(segmentsOf)
      .toSorted(compareSpecificity)
      .map((segments) => `/${segments.join('/')}`);
    expect(sorted).toEqual(['/a/list', '/a/:b', '/a', '/a/:b?', '/a/*']);
  });
});
