import { expect, test } from '@jest/globals';
import { takesCanary } from '@registrar/contract/canary';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import { chooseVersions } from './chosen-versions';

const canary = {
  version: '2',
  base: '/remotes/mf-names/2/',
  contract: 1,
  requires: { react: '^19.0.0' },
  routes: [{ path: '/new', title: { ne: 'नयाँ', en: 'New' }, auth: 'public' as const }],
  share: 40,
};
const live: RegistryEntry = {
  version: '1',
  base: '/remotes/mf-names/1/',
  contract: 1,
  requires: {},
  routes: [],
  status: 'active',
  urgency: 'normal',
  previous: '0',
  canary,
};
const document: RegistryDocument = {
  revision: 7,
  generatedAt: '',
  remotes: { 'mf-names': live, 'mf-auth': { ...live, canary: undefined } },
};
const browsers = Array.from({ length: 40 }, (_, number) => `browser-${number}`);
const inside = browsers.find((browser) => takesCanary(browser, 'mf-names', canary)) ?? '';
const outside = browsers.find((browser) => !takesCanary(browser, 'mf-names', canary)) ?? '';

test('a browser of the share gets the canary with its own addresses, and everybody’s version as the one before', () => {
  const chosen = chooseVersions(document, inside);
  expect(chosen.document.remotes['mf-names']).toMatchObject({
    version: '2',
    base: canary.base,
    routes: canary.routes,
    previous: '1',
    status: 'active',
  });
  expect(chosen.document.remotes['mf-auth']?.version).toBe('1');
  expect(chosen.besideCanary).toEqual({ 'mf-names': live });
});

test('every other browser gets the registry as it is', () => {
  expect(chooseVersions(document, outside)).toEqual({ document, besideCanary: {} });
});

test('a pinned build, which carries no canary, wins', () => {
  const pinned = {
    ...document,
    pins: { 'mf-names': 'pr-1' },
    remotes: { 'mf-names': { ...live, version: 'pr-1', canary: undefined } },
  };
  expect(chooseVersions(pinned, inside).document.remotes['mf-names']?.version).toBe('pr-1');
});
