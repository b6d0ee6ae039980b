import { expect, test } from '@jest/globals';
import { takesCanary } from './canary';

const browsers = Array.from({ length: 10_000 }, (_, number) => `browser-${number}`);
const taking = (share: number, version = '2.0.0-bb', remote = 'mf-names') =>
  browsers.filter((browser) => takesCanary(browser, remote, { version, share }));

test.each([1, 10, 50, 99])('of ten thousand browsers about %i in a hundred get the canary', (share) => {
  // four standard deviations of so many draws
  const tolerance = 4 * Math.sqrt(((share / 100) * (1 - share / 100)) / browsers.length);
  expect(Math.abs(taking(share).length / browsers.length - share / 100)).toBeLessThan(tolerance);
});

test('a larger share keeps every browser that had the canary, and the same question gets the same answer', () => {
  let before: readonly string[] = [];
  for (let share = 1; share < 100; share += 7) {
    const now = new Set(taking(share));
    expect(before.filter((browser) => !now.has(browser))).toEqual([]);
    before = [...now];
  }
  expect(taking(10)).toEqual(taking(10));
});

test('another version and another remote draw other browsers', () => {
  const first = new Set(taking(10));
  for (const others of [taking(10, '3.0.0-cc'), taking(10, '2.0.0-bb', 'mf-payments')]) {
    const both = others.filter((browser) => first.has(browser)).length;
    expect(both).toBeGreaterThan(40);
    expect(both).toBeLessThan(180);
  }
});
