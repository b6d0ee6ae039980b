import { expect, test } from '@jest/globals';
import { asBegun, changedItems } from './begun-answers';

const begun = (begunFrom: string, itemId: string | null, data: Record<string, unknown>) => ({
  begunFrom,
  itemId,
  titleEnglish: '',
  titleNepali: '',
  data,
});

test('only what the register answered is laid beside the new answers', () => {
  expect(asBegun({ address: 'new', reason: 'we move' }, { address: 'old' })).toEqual({
    address: 'old',
    reason: 'we move',
  });
  expect(asBegun({ reason: 'we move' }, undefined)).toBeUndefined();
});

test('entries are told apart: as they were, changed, added, and left out of the filing', () => {
  const items = [
    { id: 'a', position: 1, data: { street: 'One', wardNo: null } },
    { id: 'b', position: 2, data: { street: 'Other' } },
    { id: 'c', position: 3, data: { street: 'New' } },
  ];
  const list = [
    begun('ra', 'a', { street: 'One' }),
    begun('rb', 'b', { street: 'Two' }),
    begun('rd', null, { street: 'Closed' }),
    begun('re', 'e', { street: 'Gone' }),
  ];
  const changes = changedItems(items, list);
  expect([...(changes?.changed ?? [])]).toEqual(['b']);
  expect([...(changes?.added ?? [])]).toEqual(['c']);
  expect(changes?.removed.map(({ begunFrom }) => begunFrom)).toEqual(['rd', 're']);
  expect(changedItems(items, undefined)).toBeUndefined();
});
