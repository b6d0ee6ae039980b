import { expect, test } from '@jest/globals';
import { ShortMemory } from './short-memory';

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 14, 6, 0, seconds));
function counted() {
  let made = 0;
  return { make: async () => ++made, made: () => made };
}

test('an answer is made again once it is too old, and says when it was read', async () => {
  const memory = new ShortMemory<number>(10);
  const { make } = counted();
  expect(await memory.read('a', at(0), 30_000, make)).toEqual({ at: at(0), value: 1 });
  expect(await memory.read('a', at(29), 30_000, make)).toEqual({ at: at(0), value: 1 });
  expect(await memory.read('b', at(29), 30_000, make)).toEqual({ at: at(29), value: 2 });
  expect(await memory.read('a', at(30), 30_000, make)).toEqual({ at: at(30), value: 3 });
  // a clock that was set back is no reason to keep anything
  expect(await memory.read('a', at(10), 30_000, make)).toEqual({ at: at(10), value: 4 });
});

test('who asks meanwhile waits for the same answer; a failure is not kept', async () => {
  const memory = new ShortMemory<number>(10);
  const { make, made } = counted();
  await Promise.all([memory.read('a', at(0), 1000, make), memory.read('a', at(0), 1000, make)]);
  expect(made()).toBe(1);
  await expect(memory.read('b', at(0), 1000, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await memory.read('b', at(0), 1000, make)).value).toBe(2);
});

test('so many at most: the oldest goes', async () => {
  const memory = new ShortMemory<number>(2);
  const { make, made } = counted();
  for (const key of ['a', 'b', 'c']) await memory.read(key, at(0), 1000, make);
  await memory.read('c', at(0), 1000, make);
  await memory.read('b', at(0), 1000, make);
  expect(made()).toBe(3);
  await memory.read('a', at(0), 1000, make);
  expect(made()).toBe(4);
});
