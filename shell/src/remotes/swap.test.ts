import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import { createSwapController } from './swap';

const entry = (version: string, change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  version,
  base: `/remotes/mf-names/${version}/`,
  contract: 1,
  requires: {},
  routes: [],
  status: 'active',
  urgency: 'normal',
  ...change,
});
let revision = 0;
const registry = (live: RegistryEntry): RegistryDocument => ({
  revision: (revision += 1),
  generatedAt: '2026-11-20T00:00:00Z',
  remotes: { 'mf-names': live },
});

function setUp({
  active = true,
  shown = '1',
  dirty = false,
  comesUp = true,
  mayDrop = true,
  broken = false,
  beside,
}: Partial<{
  active: boolean;
  shown: string;
  dirty: boolean;
  comesUp: boolean;
  mayDrop: boolean;
  broken: boolean;
  beside: RegistryEntry;
}> = {}) {
  const frame = {
    isActive: jest.fn(() => active),
    isBroken: () => broken,
    shownVersion: jest.fn((): string | null => shown || null),
    remount: jest.fn(async (_?: { force?: boolean }) => comesUp),
  };
  const confirmCritical = jest.fn(async () => mayDrop);
  const report = jest.fn();
  const swap = createSwapController({
    frames: new Map([['mf-names', frame]]),
    besideCanary: () => beside,
    isDirty: () => dirty,
    confirmCritical,
    report,
  });
  swap.follow(registry(entry('1')));
  return { swap, frame, confirmCritical, report };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

test('a newer version of the page on screen is offered, not forced', async () => {
  const { swap, frame } = setUp();
  swap.follow(registry(entry('2')));
  await settle();
  expect(swap.offer.get()).toEqual({ kind: 'ready', remote: 'mf-names', version: '2' });
  expect(frame.remount).not.toHaveBeenCalled();
  await swap.applyNow();
  expect(frame.remount).toHaveBeenCalledWith({ force: true });
  expect(swap.offer.get()).toBeNull();
});

test('a remote that is not on screen needs no offer', async () => {
  const { swap } = setUp({ active: false, shown: '' });
  swap.follow(registry(entry('2')));
  await settle();
  expect(swap.offer.get()).toBeNull();
  expect(swap.entry('mf-names')?.version).toBe('2');
});

test('a remote that waits or failed is tried again with the news', async () => {
  const { swap, frame } = setUp({ shown: '' });
  swap.follow(registry(entry('2')));
  await settle();
  expect(frame.remount).toHaveBeenCalledWith({ force: true });
});

describe('after ten idle minutes', () => {
  test('the new version comes by itself', async () => {
    const { swap, frame } = setUp();
    swap.follow(registry(entry('2')));
    await settle();
    await jest.advanceTimersByTimeAsync(9 * 60_000);
    swap.touch();
    await jest.advanceTimersByTimeAsync(9 * 60_000);
    expect(frame.remount).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(frame.remount).toHaveBeenCalledTimes(1);
  });

  test('but not over unsaved work', async () => {
    const { swap, frame } = setUp({ dirty: true });
    swap.follow(registry(entry('2')));
    await settle();
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(frame.remount).not.toHaveBeenCalled();
  });
});

describe('a critical version', () => {
  test('replaces at once what has nothing to lose', async () => {
    const { swap, frame, confirmCritical } = setUp();
    swap.follow(registry(entry('2', { urgency: 'critical' })));
    await settle();
    expect(confirmCritical).not.toHaveBeenCalled();
    expect(frame.remount).toHaveBeenCalledTimes(1);
  });

  test('asks before unsaved work is lost, and takes no for an answer', async () => {
    const { swap, frame } = setUp({ dirty: true, mayDrop: false });
    swap.follow(registry(entry('2', { urgency: 'critical' })));
    await settle();
    expect(frame.remount).not.toHaveBeenCalled();
    expect(swap.offer.get()).toMatchObject({ kind: 'ready' });
  });
});

test('a version that does not come up gives way to the previous one in this tab', async () => {
  const { swap, frame, report } = setUp({ comesUp: false });
  swap.follow(registry(entry('2', { previous: '1' })));
  await settle();
  await swap.applyNow();
  expect(swap.isFallenBack('mf-names')).toBe(true);
  expect(swap.entry('mf-names')).toMatchObject({ version: '1', base: '/remotes/mf-names/1/' });
  expect(frame.remount).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(1);
  swap.follow(registry(entry('3', { previous: '2' })));
  expect(swap.entry('mf-names')?.version).toBe('3');
});

test('the kill switch takes the page down', async () => {
  const { swap, frame } = setUp();
  swap.follow(registry(entry('1', { status: 'disabled' })));
  await settle();
  expect(frame.remount).toHaveBeenCalledTimes(1);
});

test('the offer ends when the page is left or the version comes back', async () => {
  const { swap, frame } = setUp();
  swap.follow(registry(entry('2')));
  await settle();
  swap.left();
  expect(swap.offer.get()).not.toBeNull();
  frame.isActive.mockReturnValue(false);
  swap.left();
  expect(swap.offer.get()).toBeNull();
});

test('a page that the gateway finds outdated is offered a reload', () => {
  const { swap } = setUp();
  swap.outdated();
  expect(swap.offer.get()).toEqual({ kind: 'reload' });
  swap.dismiss();
  expect(swap.offer.get()).toBeNull();
});

test('after five swaps a reload is suggested', async () => {
  const { swap, frame } = setUp();
  for (const version of ['2', '3', '4', '5', '6']) {
    swap.follow(registry(entry(version)));
    await settle();
    await swap.applyNow();
    frame.shownVersion.mockReturnValue(version);
  }
  expect(swap.offer.get()).toEqual({ kind: 'reload' });
});

describe('a page that has crashed', () => {
  test('is healed by any other version, without being asked and whatever was offered', async () => {
    const { swap, frame } = setUp({ broken: true, dirty: true });
    swap.follow(registry(entry('2')));
    await settle();
    expect(frame.remount).toHaveBeenCalledWith({ force: true });
    expect(swap.offer.get()).toBeNull();
  });

  test('is given the version before when its reader asks, until the registry names another', async () => {
    const { swap, frame } = setUp({ broken: true });
    expect(swap.previous('mf-names', 'crash')).toBeNull();
    swap.follow(registry(entry('2', { previous: '1' })));
    await settle();
    frame.remount.mockClear();
    expect(swap.previous('mf-names', 'unreachable')).toBeNull();
    expect(swap.previous('mf-names', 'incompatible-packages')).toBeNull();
    swap.previous('mf-names', 'crash')?.();
    await settle();
    expect(swap.entry('mf-names')).toMatchObject({ version: '1', base: '/remotes/mf-names/1/' });
    expect(frame.remount).toHaveBeenCalledTimes(1);
    expect(swap.previous('mf-names', 'crash')).toBeNull();
    swap.follow(registry(entry('3', { previous: '2' })));
    expect(swap.entry('mf-names')?.version).toBe('3');
  });

  test('of a canary goes on with what everybody else runs, as the registry describes it', async () => {
    const beside = entry('1', { requires: { react: '^19.0.0' } });
    const { swap } = setUp({ broken: true, beside });
    swap.follow(registry(entry('2', { previous: '1', requires: { react: '^20.0.0' } })));
    swap.previous('mf-names', 'incompatible-packages')?.();
    await settle();
    expect(swap.entry('mf-names')).toEqual(beside);
  });
});
