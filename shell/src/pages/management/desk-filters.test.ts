import { expect, test } from '@jest/globals';
import { readDeskFilters, writeDeskFilters } from './desk-filters';

test('the plain address means the waiting queue, oldest first', () => {
  expect(readDeskFilters(new URLSearchParams())).toEqual({
    queue: 'waiting',
    sort: 'oldest',
    process: '',
    search: '',
    term: '',
    page: 1,
  });
});

test.each([
  '',
  'queue=mine&page=3',
  'process=NAME_RESERVATION&search=himal+tea&sort=newest',
  'queue=all&sort=pressing&term=overdue',
])('"%s" survives reading and writing', (address) => {
  const params = new URLSearchParams(address);
  expect(writeDeskFilters(readDeskFilters(params)).toString()).toBe(
    [...params].length === 0 ? '' : writeDeskFilters(readDeskFilters(params)).toString(),
  );
  expect(readDeskFilters(writeDeskFilters(readDeskFilters(params)))).toEqual(readDeskFilters(params));
});

test.each(['page=-1', 'page=x', 'queue=everything', 'sort=random', 'term=40'])(
  'nonsense (%s) is the default',
  (address) => {
    expect(writeDeskFilters(readDeskFilters(new URLSearchParams(address))).toString()).toBe('');
  },
);
