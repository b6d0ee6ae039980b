import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Decision } from '../access/decide';
import { createNavigation } from './navigation';

const page = { owner: 'r', route: { path: '/x', title: { ne: 'x', en: 'x' } }, segments: ['x'] };
const allow: Decision = { kind: 'allow', page, params: {} };
const at = (path: string) => new URL(path, 'http://portal');

function setUp({ dirty = false, savesItself = false, leaves = true, decide = (_: string): Decision => allow } = {}) {
  let location = at('/form');
  const go = jest.fn((path: string, _replace: boolean) => {
    location = at(path);
  });
  const confirmLeave = jest.fn(async () => leaves);
  const onArrived = jest.fn();
  const navigation = createNavigation({
    location: () => location,
    decide,
    go,
    reconsider: () => undefined,
    confirmLeave,
    onArrived,
    guard: {
      add: () => () => undefined,
      isDirty: () => dirty,
      letGo: () => undefined,
      settle: async () => savesItself,
    },
  });
  const arrive = (action: 'PUSH' | 'POP' = 'PUSH') =>
    navigation.onNavigated({ from: at('/form'), to: location, action });
  return { navigation, go, confirmLeave, onArrived, arrive };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('goes straight where nothing is lost', () => {
  const { navigation, go } = setUp();
  navigation.to('/list', { replace: true });
  expect(go).toHaveBeenCalledWith('/list', true);
});

test('asks once before unsaved work is left, and the routing event does not ask again', async () => {
  const { navigation, go, confirmLeave } = setUp({ dirty: true });
  navigation.to('/list');
  await settle();
  expect(go).toHaveBeenCalledTimes(1);
  expect(navigation.mayLeave({ from: at('/form'), to: at('/list'), action: 'PUSH' })).toBe(true);
  expect(confirmLeave).toHaveBeenCalledTimes(1);
});

test('leaves without a question when the page saves its work by itself', async () => {
  const { navigation, go, confirmLeave } = setUp({ dirty: true, savesItself: true, leaves: false });
  navigation.to('/list');
  await settle();
  expect(go).toHaveBeenCalledWith('/list', false);
  await expect(
    setUp({ dirty: true, savesItself: true }).navigation.mayLeave({
      from: at('/form'),
      to: at('/list'),
      action: 'POP',
    }),
  ).resolves.toBe(true);
  expect(confirmLeave).not.toHaveBeenCalled();
});

test('stays where the person wants to stay', async () => {
  const { navigation, go } = setUp({ dirty: true, leaves: false });
  navigation.to('/list');
  await settle();
  expect(go).not.toHaveBeenCalled();
  await expect(navigation.mayLeave({ from: at('/form'), to: at('/list'), action: 'POP' })).resolves.toBe(false);
});

test('does not ask for a new hash or for a change without a new address', () => {
  const { navigation } = setUp({ dirty: true });
  expect(navigation.mayLeave({ from: at('/form#a'), to: at('/form#b'), action: 'PUSH' })).toBe(true);
  expect(navigation.mayLeave({ from: at('/form'), to: at('/form'), action: 'NONE' })).toBe(true);
});

test('follows a redirect of the guard in the place of the address', () => {
  const { navigation, go } = setUp({ decide: (path) => (path === '/' ? { kind: 'redirect', to: '/login' } : allow) });
  navigation.force('/');
  navigation.onNavigated({ from: at('/form'), to: at('/'), action: 'REPLACE' });
  expect(go).toHaveBeenLastCalledWith('/login', true);
});

test('the first page arrives in silence, each further path is announced, a filter is not', () => {
  const { navigation, onArrived, arrive } = setUp();
  arrive();
  expect(onArrived).not.toHaveBeenCalled();
  navigation.to('/list');
  arrive();
  expect(onArrived).toHaveBeenCalledTimes(1);
  navigation.to('/list?page=2');
  arrive();
  expect(onArrived).toHaveBeenCalledTimes(1);
});

test('a page’s own title ends with the page', () => {
  const { navigation, arrive } = setUp();
  arrive();
  navigation.setTitle({ ne: 'क', en: 'k' });
  navigation.to('/list');
  arrive();
  expect(navigation.ownTitle.get()).toBeNull();
});
