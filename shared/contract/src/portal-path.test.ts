import { describe, expect, test } from '@jest/globals';
import { pathAfterSignIn, portalPath } from './portal-path';

const hostile = [
  '',
  ' ',
  'dashboard',
  '?x=1',
  '#x',
  'https://evil.example',
  'https:evil.example',
  'http://portal/x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:http://portal/x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2e%2e',
  '//[',
  '//%5B',
  '//:80',
  '//@evil.example',
  '//portal.evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\[',
  '/\\\\evil.example',
  '/\t/evil.example',
  '/\t/[',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./\\evil.example',
  '/.\t//evil.example',
  '/x/../\t/evil.example',
];

test.each(hostile.map((address) => [address]))('X15: %j is no page of the portal', (address) => {
  expect(portalPath(address)).toBeUndefined();
  expect(pathAfterSignIn(address, '/login', '/dashboard')).toBe('/dashboard');
});

describe('X15: whatever an address holds, what comes of it stays in the portal', () => {
  const pieces = [
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '.',
    '..',
    '[',
    ']',
    '@',
    ':',
    '%09',
    '%2f',
    '%5c',
    '%5B',
    '?',
    '#',
    'evil.example',
    '\u0000',
    '\u3000',
    '／',
    'x',
  ];
  test('of every address of up to four of the odd pieces', () => {
    const addresses: string[] = [];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces) for (const d of ['', 'evil.example', '[', '/']) addresses.push(`/${a}${b}${c}${d}`);
    for (const address of addresses) {
      const path = pathAfterSignIn(address, '/login', '/dashboard');
      const there = new URL(path, 'https://registrar.example/login');
      if (there.origin !== 'https://registrar.example' || there.pathname + there.search + there.hash !== path)
        throw new Error(`${JSON.stringify(address)} leads to ${there.href}`);
    }
    expect(addresses.length).toBeGreaterThan(10_000);
  });
});

test.each([
  ['/company-name-reservation?page=2', '/company-name-reservation?page=2'],
  ['/view/1#page-3', '/view/1#page-3'],
  ['/search-company?q=https://office.example//x', '/search-company?q=https://office.example//x'],
  ['/%09/%5B', '/%09/%5B'],
  ['/login', '/dashboard'],
  ['/login/', '/dashboard'],
  ['/login?returnTo=%2Flogin', '/dashboard'],
  ['/x/../login', '/dashboard'],
  ['/login-help', '/login-help'],
  ['/', '/dashboard'],
  ['/?x=1', '/dashboard'],
  [null, '/dashboard'],
])('signing in with %j leads to %s', (returnTo, expected) => {
  expect(pathAfterSignIn(returnTo, '/login', '/dashboard')).toBe(expected);
});
