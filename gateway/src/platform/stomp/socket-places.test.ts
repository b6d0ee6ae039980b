import { expect, test } from '@jest/globals';
import { blockOf, SocketPlaces } from './socket-places';

const limits = { waitingOfAddress: 3, waiting: 5, ofAddress: 6, all: 8 };

test('X3: so many of one address may wait, and whoever has said who it is makes room for the next', () => {
  const places = new SocketPlaces(limits);
  const taken = [places.take('203.0.113.7'), places.take('203.0.113.7'), places.take('203.0.113.7')];
  expect(places.take('203.0.113.7')).toBeUndefined();
  expect(places.take('203.0.113.8')).toBeDefined();
  taken[0]?.known();
  expect(places.take('203.0.113.7')).toBeDefined();
  expect(places.total).toBe(5);
});

test('X3: so many may wait in all, of one address and altogether, known or not', () => {
  const places = new SocketPlaces(limits);
  for (const end of [1, 2, 3, 4, 5]) expect(places.take(`203.0.113.${end}`)).toBeDefined();
  expect(places.take('203.0.113.6')).toBeUndefined();

  const known = new SocketPlaces(limits);
  for (let count = 0; count < 6; count++) known.take('203.0.113.7')?.known();
  expect(known.take('203.0.113.7')).toBeUndefined();
  known.take('203.0.113.8')?.known();
  known.take('203.0.113.8')?.known();
  expect(known.take('203.0.113.9')).toBeUndefined();
});

test('a place is given back once, however often its end is told', () => {
  const places = new SocketPlaces(limits);
  const place = places.take('203.0.113.7');
  place?.leave();
  place?.known();
  place?.leave();
  expect(places.total).toBe(0);
  for (let count = 0; count < 3; count++) expect(places.take('203.0.113.7')).toBeDefined();
  expect(places.take('203.0.113.7')).toBeUndefined();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, block) => {
  expect(blockOf(address)).toBe(block);
});
