import { describe, expect, test } from '@jest/globals';
import type { RouteDescription } from '@registrar/contract/routes';
import { buildCatalog } from '../remotes/catalog';
import { decide, isOffered, type ModuleAccess } from './decide';

const route = (path: string, more: Partial<RouteDescription>): RouteDescription => ({
  path,
  title: { ne: path, en: path },
  ...more,
});
const catalog = buildCatalog([
  {
    remote: 'names',
    routes: [
      route('/check-name', { auth: 'public' }),
      route('/login', { auth: 'public' }),
      route('/reservation', { screenCodes: ['NAME_RESERVATION'], whitelisted: true }),
      route('/unheard-of', { screenCodes: ['NO_SUCH_SCREEN'], whitelisted: true }),
      route('/approval', { screenCodes: ['NAME_RESERVATION_APPROVAL', 'COMMITTEE'], whitelisted: false }),
    ],
  },
]);
const loading: ModuleAccess = { status: 'loading' };
const failed: ModuleAccess = { status: 'failed' };
const holding = (...codes: string[]): ModuleAccess => ({ status: 'ready', codes: new Set(codes) });

describe('decide', () => {
  test.each([
    ['the base sends a visitor to sign in', '/', loading, false, 'redirect'],
    ['the base sends who is signed in on', '/', holding(), true, 'redirect'],
    ['the sign-in page is for visitors', '/login', loading, false, 'allow'],
    ['who is signed in does not sign in again', '/login', holding(), true, 'redirect'],
    ['an unknown page is not found', '/nowhere', holding(), true, 'not-found'],
    ['a public page is open', '/check-name', loading, false, 'allow'],
    ['a public page stays open while the list loads', '/check-name', loading, true, 'allow'],
    ['a page for people asks for a session', '/reservation', loading, false, 'redirect'],
    ['a whitelisted page does not wait for the list', '/reservation', loading, true, 'allow'],
    ['a whitelisted page works without the list', '/reservation', failed, true, 'allow'],
    ['another page waits for the list', '/approval', loading, true, 'pending'],
    ['another page stays closed without the list', '/approval', failed, true, 'unknown'],
    ['any of the codes opens it', '/approval', holding('COMMITTEE'), true, 'allow'],
    [
      'codes are compared as they are',
      '/approval',
      holding('name_reservation_approval', 'NAME_RESERVATION_APPROVAL_2'),
      true,
      'forbidden',
    ],
    [
      'T10: a whitelisted page of a screen that nobody knows is closed',
      '/unheard-of',
      holding('DASHBOARD'),
      true,
      'forbidden',
    ],
    [
      'T10: it waits for the list, in which a newer gateway may name that screen',
      '/unheard-of',
      loading,
      true,
      'pending',
    ],
    ['T10: it stays closed without the list', '/unheard-of', failed, true, 'unknown'],
    ['T10: who holds that screen is let in', '/unheard-of', holding('NO_SUCH_SCREEN'), true, 'allow'],
    ['no code, no page', '/approval', holding(), true, 'forbidden'],
  ] as const)('%s', (_, path, access, signedIn, kind) => {
    expect(decide(path, catalog, access, signedIn).kind).toBe(kind);
  });

  test('somebody with a thing to settle first is led to it, from everywhere but public pages', () => {
    const restricted: ModuleAccess = {
      status: 'ready',
      codes: new Set(['NAME_RESERVATION']),
      restrictedTo: '/reservation',
    };
    expect(decide('/approval', catalog, restricted, true)).toEqual({ kind: 'redirect', to: '/reservation' });
    expect(decide('/reservation', catalog, restricted, true).kind).toBe('allow');
    expect(decide('/check-name', catalog, restricted, true).kind).toBe('allow');
    expect(decide('/nowhere', catalog, restricted, true).kind).toBe('not-found');
    expect(isOffered('/approval', catalog, restricted, true)).toBe(false);
  });

  test.each([
    '/login?returnTo=/%09/%5B',
    '/login?returnTo=%2F%2F%5B',
    '/login?returnTo=/%0A/evil.example',
    '/login?returnTo=/.//evil.example',
  ])('X15: who is signed in and opens %s is led to the dashboard', (address) => {
    expect(decide(address, catalog, holding(), true)).toEqual({ kind: 'redirect', to: '/dashboard' });
  });

  test.each(['//[', '//', '///[', '//evil.example/approval', '/\\['])(
    'X15: the address %s is no page, and is answered as one that is not there',
    (address) => {
      expect(decide(address, catalog, holding(), true).kind).toBe('not-found');
      expect(decide(address, catalog, loading, false).kind).toBe('not-found');
    },
  );

  test('where a visitor wanted to go is kept', () => {
    expect(decide('/approval?page=2', catalog, loading, false)).toEqual({
      kind: 'redirect',
      to: '/login?returnTo=%2Fapproval%3Fpage%3D2',
    });
    expect(decide('/login?returnTo=%2Fapproval%3Fpage%3D2', catalog, loading, true)).toEqual({
      kind: 'redirect',
      to: '/approval?page=2',
    });
    expect(decide('/', catalog, loading, true)).toEqual({ kind: 'redirect', to: '/dashboard' });
  });
});

test('the menu offers a whitelisted page only to those it is meant for, once that is known', () => {
  expect(isOffered('/reservation', catalog, loading, true)).toBe(true);
  expect(isOffered('/reservation', catalog, holding('NAME_RESERVATION'), true)).toBe(true);
  expect(isOffered('/reservation', catalog, holding('DESK'), true)).toBe(false);
  expect(isOffered('/check-name', catalog, holding(), true)).toBe(true);
  expect(isOffered('/reservation', catalog, loading, false)).toBe(false);
});

test('T14: nothing leads to a remote that is switched off; its page shows the notice to whoever goes there', () => {
  const off = { ...catalog, disabled: new Set(['names']) };
  for (const path of ['/check-name', '/reservation'])
    expect([
      isOffered(path, off, holding('NAME_RESERVATION'), true),
      decide(path, off, holding('NAME_RESERVATION'), true).kind,
    ]).toEqual([false, 'allow']);
});
