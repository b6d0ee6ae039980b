import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAddressOf, readSamples, visitsOf, type Samples } from './samples';
import { visitorOf } from './visitor';

const title = { ne: 'नमुना', en: 'Sample' };
const samples = (changes: Partial<Samples> = {}): Samples => ({ visits: {}, answers: {}, refusals: {}, ...changes });
const list = { path: '/list', title, screenCodes: ['DESK'], whitelisted: false };
const one = { path: '/list/:id', title, screenCodes: ['DESK'], whitelisted: false };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (text: string) => {
  writeFileSync(join(folder, 'conformance.json'), text);
  return readSamples(join(folder, 'conformance.json'));
};

test('every route is visited: one without a parameter at its own address, one with a parameter at its samples', () => {
  const { visits, problems } = visitsOf(
    [list, one],
    samples({ visits: { '/list/:id': ['/list/7?tab=a', { address: '/list/8', role: 'APPROVER_1' }] } }),
  );
  expect(problems).toEqual([]);
  expect(visits.map(({ path, address, visitor }) => [path, address, visitor.role])).toEqual([
    ['/list', '/list', 'OPERATOR'],
    ['/list/:id', '/list/7?tab=a', 'OPERATOR'],
    ['/list/:id', '/list/8', 'APPROVER_1'],
  ]);
});

test('T24: one sample is enough for a page with optional parts', () => {
  const path = '/list/:id/:phase?/:step?';
  const visit = (address: string) => visitsOf([{ ...one, path }], samples({ visits: { [path]: [address] } }));
  for (const address of ['/list/7', '/list/7/2?tab=a', '/list/7/2/form']) expect(visit(address).problems).toEqual([]);
  for (const address of ['/list', '/list/7/2/form/more']) expect(visit(address).problems).toHaveLength(1);
});

test.each([
  ['a parameter without a sample', [one], {}, /^\/list\/:id: has no sample\. Write an address/],
  ['a wildcard without a sample', [{ ...list, path: '/list/*' }], {}, /has no sample/],
  [
    'an address of another page',
    [one],
    { '/list/:id': ['/other/7'] },
    /\/other\/7 in conformance\.json is no address of it/,
  ],
  [
    'a role that may not see it',
    [one],
    { '/list/:id': [{ address: '/list/7', role: 'APPLICANT' }] },
    /module list of APPLICANT has none of DESK/,
  ],
  ['samples of a route that is none', [list], { '/gone': ['/gone'] }, /visits\.\/gone is no route/],
])('finds %s', (_, routes, visits, expected) => {
  expect(visitsOf(routes, samples({ visits })).problems).toEqual([expect.stringMatching(expected)]);
});

test.each([
  ['/a/:id', '/a/1?b=/c', true],
  ['/a/:id', '/a/1/2', false],
  ['/a/:id', '/a/', false],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/a', false],
  ['/a.b', '/axb', false],
])('%s answers %s: %s', (pattern, address, expected) => {
  expect(isAddressOf(pattern, address)).toBe(expected);
});

test('the visitor is whoever has the screen: nobody of a public page, a moved person of the old names', () => {
  expect(visitorOf({ auth: 'public' })).toEqual({ role: null, screenCodes: [] });
  expect(visitorOf({ screenCodes: ['NAME_RESERVATION'] })).toMatchObject({ role: 'APPLICANT' });
  expect(visitorOf({ screenCodes: ['MIGRATED_NAME_RESERVATION'] })).toMatchObject({
    role: 'APPLICANT',
    screenCodes: expect.arrayContaining(['MIGRATED_NAME_RESERVATION']),
  });
  expect(visitorOf({ screenCodes: ['QA_PINS'] })).toMatchObject({ role: 'SYSTEM_ADMINISTRATOR' });
});

test('T22: who a screen will be given to that is newer than these packages, nobody knows; somebody of that side comes', () => {
  const newer = { screenCodes: ['ANNUAL_SUMMARY'] };
  expect(visitorOf({ ...newer, whitelisted: true })).toMatchObject({
    role: 'APPLICANT',
    screenCodes: expect.arrayContaining(['ANNUAL_SUMMARY', 'DASHBOARD']),
  });
  expect(visitorOf({ ...newer, whitelisted: false })).toMatchObject({ role: 'OPERATOR' });
  expect(visitorOf({ ...newer, whitelisted: false }, 'AUDITOR')).toMatchObject({ role: 'AUDITOR' });
  expect(visitorOf({ ...newer, whitelisted: false }, 'APPLICANT')).toBeUndefined();
});

test('what cannot be read is named by its place', () => {
  expect(read('{"visits": {"/a": []}}').problems).toEqual([expect.stringMatching(/^conformance\.json: visits\.\/a /)]);
  expect(read('{"answers": {"/external/api/office": []}}').problems).toEqual([
    expect.stringMatching(/answers\.\/external\/api\/office/),
  ]);
  expect(read('{"answer": {}}').problems).toEqual([expect.stringMatching(/answer/)]);
  expect(read('{').problems).toEqual([expect.stringMatching(/SyntaxError/)]);
  expect(readSamples(join(folder, 'none.json'))).toEqual({ samples: samples(), problems: [] });
});
