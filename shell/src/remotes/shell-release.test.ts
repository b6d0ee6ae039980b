import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument, ShellEntry } from '@registrar/contract/registry';
import { versionOf } from './own-version';
import { createShellRelease } from './shell-release';

let revision = 0;
const registry = (version: string, urgency: ShellEntry['urgency'] = 'normal'): RegistryDocument => ({
  revision: (revision += 1),
  generatedAt: '2026-11-20T00:00:00Z',
  remotes: {},
  shell: { version, base: `/shell/${version}/`, urgency },
});

interface Setting {
  readonly own?: string | null;
  readonly dirty?: boolean;
  readonly saves?: boolean;
  readonly mayDrop?: boolean;
}

function setUp({ own = '1', dirty = false, saves = false, mayDrop = false }: Setting = {}) {
  const state = { dirty };
  const reload = jest.fn();
  const confirmLoss = jest.fn(async (_: ShellEntry['urgency']) => mayDrop);
  const settle = jest.fn(async () => saves);
  const release = createShellRelease({ own, isDirty: () => state.dirty, settle, confirmLoss, reload });
  release.follow(registry('1'));
  return { release, reload, confirmLoss, settle, state };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (minutes = 0) => jest.advanceTimersByTimeAsync(minutes * 60_000);

test('T3: a new shell is offered, not forced, and taken when the person says so', async () => {
  const { release, reload } = setUp();
  expect([release.offer.get(), release.isOutdated()]).toEqual([null, false]);
  release.follow(registry('2'));
  await pass();
  expect([release.offer.get(), release.isOutdated()]).toEqual(['2', true]);
  expect(reload).not.toHaveBeenCalled();
  await release.reload();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('T3: a rollback to the shell that runs here takes the offer back', () => {
  const { release } = setUp();
  release.follow(registry('2'));
  release.follow(registry('1'));
  expect([release.offer.get(), release.isOutdated()]).toEqual([null, false]);
});

test('who wants it later is left alone until the next version', () => {
  const { release } = setUp();
  release.follow(registry('2'));
  release.dismiss();
  release.follow(registry('2'));
  expect(release.offer.get()).toBeNull();
  expect(release.isOutdated()).toBe(true);
  release.follow(registry('3'));
  expect(release.offer.get()).toBe('3');
});

describe('T3: unsaved work', () => {
  test('is saved first where the page can', async () => {
    const { release, reload, confirmLoss } = setUp({ dirty: true, saves: true });
    release.follow(registry('2'));
    await release.reload();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(confirmLoss).not.toHaveBeenCalled();
  });

  test.each([[true], [false]])('is asked about otherwise, and given up only by a yes (%s)', async (mayDrop) => {
    const { release, reload, confirmLoss } = setUp({ dirty: true, mayDrop });
    release.follow(registry('2'));
    await release.reload();
    expect(confirmLoss).toHaveBeenCalledWith('normal');
    expect(reload).toHaveBeenCalledTimes(mayDrop ? 1 : 0);
    expect(release.offer.get()).toBe('2');
  });

  test('puts off the reload of an idle tab until it is saved', async () => {
    const { release, reload, state } = setUp({ dirty: true });
    release.follow(registry('2'));
    await pass(30);
    expect(reload).not.toHaveBeenCalled();
    state.dirty = false;
    await pass(10);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a tab that nobody has touched for ten minutes takes the new shell by itself', async () => {
  const { release, reload } = setUp();
  release.follow(registry('2'));
  await pass(9);
  release.touch();
  await pass(9);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a critical release', () => {
  test('comes at once where nothing is unsaved', async () => {
    const { release, reload } = setUp();
    release.follow(registry('2', 'critical'));
    await pass();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('asks before it drops anything, and stays offered', async () => {
    const { release, reload, confirmLoss } = setUp({ dirty: true });
    release.follow(registry('2', 'critical'));
    await pass();
    expect(confirmLoss).toHaveBeenCalledWith('critical');
    expect(reload).not.toHaveBeenCalled();
    expect(release.offer.get()).toBe('2');
  });

  test('does not reload a tab that begins with an older page again and again', async () => {
    const { release, reload } = setUp({ own: '0' });
    const begun = createShellRelease({
      own: '0',
      isDirty: () => false,
      settle: async () => true,
      confirmLoss: async () => true,
      reload,
    });
    begun.follow(registry('2', 'critical'));
    await pass();
    expect(reload).not.toHaveBeenCalled();
    expect(begun.offer.get()).toBe('2');
    expect(release.offer.get()).toBe('1');
  });
});

test('a shell without a version, or a registry that names none, offers nothing', () => {
  const { release } = setUp({ own: null });
  release.follow(registry('2'));
  expect([release.offer.get(), release.isOutdated()]).toEqual([null, false]);
  const other = setUp().release;
  other.follow({ revision: 9, generatedAt: '', remotes: {} });
  expect(other.offer.get()).toBeNull();
});

test('the version is that of the folder the files come from', () => {
  expect([versionOf('/shell/1.0.0-ab12cd34ef/'), versionOf('/shell/'), versionOf('')]).toEqual([
    '1.0.0-ab12cd34ef',
    null,
    null,
  ]);
});
