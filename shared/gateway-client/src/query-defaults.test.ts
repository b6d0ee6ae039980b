import { expect, test } from '@jest/globals';
import { queryDefaults } from './query-defaults';

test('are those of the specification, section 9', () => {
  expect(queryDefaults).toEqual({
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000, networkMode: 'always' },
    mutations: { retry: false, gcTime: 0, networkMode: 'always' },
  });
});
