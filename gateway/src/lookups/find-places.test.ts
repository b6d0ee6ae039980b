import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { findPlaces } from './find-places';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.close());

const first = async (search: string) => {
  const [found] = await findPlaces(gateway.platform.database.db, search);
  return found && `${found.localBody.nameEnglish} ${found.ward ?? '-'}, ${found.district.nameEnglish}`;
};

test.each([
  ['Lalitpur 4', /^Lalitpur .*4, Lalitpur$/],
  ['ललितपुर ४', /^Lalitpur .*4, Lalitpur$/],
  ['lalit', /^Lalitpur .*-, Lalitpur$/],
  ['kathmandu-10', /^Kathmandu .*10, Kathmandu$/],
  ['Kathmandoo', /^Kathmandu .*, Kathmandu$/],
  ['पोखरा २९', /^Pokhara .*29, Kaski$/],
  ['pokhra kaski', /^Pokhara .*, Kaski$/],
  ['biratnagar', /^Biratnagar .*, Morang$/],
  ['विराटनगर', /^Biratnagar .*, Morang$/],
  // a ward that it does not have is left out
  ['Lalitpur 99', /^Lalitpur .*-, Lalitpur$/],
])('"%s" is found', async (search, expected) => {
  expect(await first(search)).toMatch(expected);
});

test.each(['', '4', 'Lalitpur xyzzy', '%_', "'; drop table local_body; --"])('"%s" finds nothing', async (search) => {
  expect(await first(search)).toBeUndefined();
});

test('a district alone lists its municipalities, and no answer is long', async () => {
  const found = await findPlaces(gateway.platform.database.db, 'Kaski');
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(new Set(found.map(({ district }) => district.nameEnglish))).toEqual(new Set(['Kaski']));
});
