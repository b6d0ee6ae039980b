import { describe, expect, test } from '@jest/globals';
import { isExportNames, missingExports, describeExport } from './shell-exports';

const gives = { '@registrar/ui': ['Button', 'Form'], dayjs: ['*'], zod: ['z', 'z.string'] };

describe('what a remote takes and the shell does not give', () => {
  test.each([
    ['nothing', {}, []],
    ['names that are given', { '@registrar/ui': ['Button'] }, []],
    ['a module as a whole', { '@registrar/ui': ['*', 'Form'] }, []],
    ['a name of a module whose names nobody knows', { dayjs: ['extend'] }, []],
    [
      'an export that was removed or is newer',
      { '@registrar/ui': ['Button', 'Carousel'] },
      ['Carousel of @registrar/ui'],
    ],
    ['a module that is not given', { '@registrar/ui/maps': ['Map'] }, ['@registrar/ui/maps']],
    ['a member that is not given', { zod: ['z', 'z.string', 'z.toJSONSchema'] }, ['z.toJSONSchema of zod']],
    ['what only every object has', { constructor: ['name'] }, ['constructor']],
  ])('%s', (_, takes, told) => {
    expect(missingExports(takes, gives).map(describeExport)).toEqual(told);
  });

  test('of a build that does not say it: nothing', () => {
    expect(missingExports(undefined, gives)).toEqual([]);
  });
});

test.each([[null], [[]], [{ react: 'useState' }], [{ react: [1] }]])('%j are no names', (value) => {
  expect(isExportNames(value)).toBe(false);
});
