import { expect, jest, test } from '@jest/globals';
import { createLeaveGuard } from './leave-guard';

const nowhere = { addEventListener: () => undefined };

test('the browser asks before unsaved work is lost, but not after it was decided', () => {
  const target = new EventTarget();
  const guard = createLeaveGuard(target);
  guard.add(() => true);
  const isAsked = (): boolean => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  guard.letGo();
  expect(isAsked()).toBe(false);
});

test('what a page can save by itself is saved, and nothing is left to ask', async () => {
  const guard = createLeaveGuard(nowhere);
  let dirty = true;
  const save = jest.fn(async () => !(dirty = false));
  guard.add(() => dirty, save);
  expect(await guard.settle()).toBe(true);
  expect(await guard.settle()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', async () => false],
  ['fails', async () => Promise.reject(new Error('no line'))],
  ['does not come back', () => new Promise<boolean>(() => undefined)],
])('a save that %s leaves the question', async (_, save) => {
  const guard = createLeaveGuard(nowhere, 20);
  guard.add(() => true, save);
  expect(await guard.settle()).toBe(false);
});

test('what a page says of its save counts, although it still looks dirty for a moment', async () => {
  const guard = createLeaveGuard(nowhere);
  guard.add(
    () => true,
    async () => true,
  );
  expect(await guard.settle()).toBe(true);
});

test('a page that cannot save by itself is asked about; one that is gone is not', async () => {
  const guard = createLeaveGuard(nowhere);
  const remove = guard.add(() => true);
  expect([guard.isDirty(), await guard.settle()]).toEqual([true, false]);
  remove();
  expect([guard.isDirty(), await guard.settle()]).toEqual([false, true]);
});
