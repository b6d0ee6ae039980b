import { expect, test } from '@jest/globals';
import divisions from '../../data/divisions.json' with { type: 'json' };
import { mayLieIn } from './outlines';

const METROPOLITAN_CITY = divisions.categories.find(({ nameEnglish }) => nameEnglish === 'Metropolitan City')?.id;
const idOf = (name: string): number => {
  const body = divisions.localBodies.find(
    ({ nameEnglish, categoryId }) => nameEnglish === name && categoryId === METROPOLITAN_CITY,
  );
  if (!body) throw new Error(`${name} is no local body`);
  return body.id;
};

test('a point is known to lie in its local body, and not in another district', () => {
  const baneshwor = { latitude: 27.6915, longitude: 85.342 };
  expect(mayLieIn(baneshwor, idOf('Kathmandu'))).toBe(true);
  expect(mayLieIn(baneshwor, idOf('Pokhara'))).toBe(false);
  expect(mayLieIn({ latitude: 28.2096, longitude: 83.9856 }, idOf('Pokhara'))).toBe(true);
});

test('a point at the border may lie in either', () => {
  // at the Bagmati, between Kathmandu and Lalitpur
  const bridge = { latitude: 27.6885, longitude: 85.317 };
  expect(mayLieIn(bridge, idOf('Kathmandu'))).toBe(true);
  expect(mayLieIn(bridge, idOf('Lalitpur'))).toBe(true);
});

test('of a place without an outline nothing is said', () => {
  expect(mayLieIn({ latitude: 27.7, longitude: 85.3 }, -1)).toBe(true);
});
