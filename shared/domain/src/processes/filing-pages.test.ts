import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { filableProcesses } from './definitions';
import { consentPage, ownPage, reviewCode, reviewPage } from './filing-pages';

const ID = '0190a000-0000-7000-8000-00000000c001';
const routesSchema = z.object({ routes: z.array(z.object({ path: z.string(), screenCodes: z.array(z.string()).default([]) })) });
const routes = ['shell', 'mf-auth', 'mf-name-reservation', 'mf-registration', 'mf-payments', 'mf-post-amendment'].flatMap((room) => {
  const file: unknown = JSON.parse(readFileSync(new URL(`../../../../${room}/routes.json`, import.meta.url), 'utf8'));
  return routesSchema.parse(file).routes;
});
/** The page of routes.json at this address; one that is named word by word before one with a part that varies. */
function routeAt(address: string | null): { readonly path: string; readonly screenCodes: readonly string[] } | undefined {
  const path = new URL(address ?? '', 'http://portal').pathname;
  const fits = routes.filter((route) => new RegExp(`^${route.path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(path));
  return fits.find((route) => route.path === path) ?? fits[0];
}

test('the office has a page for every filing, which exists and is shown to whoever has its code', () => {
  for (const process of filableProcesses) {
    const route = routeAt(reviewPage(process, ID));
    expect([process, route?.screenCodes]).toEqual([process, expect.arrayContaining([reviewCode(process)])]);
  }
});

test('whoever files has a page for every filing that exists', () => {
  expect(filableProcesses.filter((process) => routeAt(ownPage(process, ID)) === undefined || ownPage(process, ID) === null)).toEqual([]);
  expect(routeAt(consentPage('NAME_RESERVATION', ID))).toBeDefined();
});

test('of what is not known here no address is made up', () => {
  expect([ownPage('GRIEVANCE', ID), reviewPage('toString', ID), consentPage('NAME_CHANGE', ID), reviewCode('')]).toEqual([null, null, null, undefined]);
});
