import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteApp } from '@registrar/contract/remote-app';
import { createFakeShell } from '@registrar/testing/fake-shell';
import { createStore } from '../services/value-store';
import type { LoadResult, RemoteLoader } from './load-remote';
import { createRemoteFrame, type FrameStatus, type ParcelDescription } from './remote-frame';

const app: RemoteApp = { contract: 1, name: 'mf-names', loadMessages: async () => ({}), mount: async () => undefined, unmount: async () => undefined };
const loaded: LoadResult = { ok: true, app, version: '1' };

function setUp(load: RemoteLoader['load'] = async () => loaded, mountPromise: () => Promise<unknown> = async () => null) {
  const outlet = document.createElement('div');
  const status = createStore<FrameStatus>({ phase: 'empty' });
  const unmount = jest.fn(async () => null);
  const mountParcel = jest.fn((_: ParcelDescription, element: HTMLElement) => {
    element.textContent = 'page';
    const done = Promise.resolve(null);
    return { mountPromise: mountPromise(), loadPromise: done, bootstrapPromise: done, unmountPromise: done, unmount };
  });
  const report = jest.fn();
  const refreshRegistry = jest.fn(async () => undefined);
  const loader = { load: jest.fn(load), state: () => 'idle' as const, loadedVersion: () => null, preload: async () => false };
  const frame = createRemoteFrame({
    name: 'mf-names', entry: () => undefined, loader, outlet, status, mountParcel, report, refreshRegistry,
    createShellApi: () => createFakeShell().api,
    settled: async () => undefined,
  });
  return { frame, outlet, status, unmount, mountParcel, report, loader, refreshRegistry };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('mounts at once for single-spa, shows the skeleton late, the remote when it is there', async () => {
  const { frame, outlet, status } = setUp(() => new Promise((resolve) => setTimeout(() => resolve(loaded), 400)));
  await frame.lifecycles.mount();
  expect(status.get()).toMatchObject({ phase: 'waiting', skeleton: false });
  await jest.advanceTimersByTimeAsync(120);
  expect(status.get()).toMatchObject({ phase: 'waiting', skeleton: true });
  await jest.advanceTimersByTimeAsync(280);
  expect(status.get()).toMatchObject({ phase: 'shown', version: '1' });
  expect(outlet.textContent).toBe('page');
});

test('a load that ends after its visit is dropped', async () => {
  const { frame, outlet, mountParcel, status } = setUp(() => new Promise((resolve) => setTimeout(() => resolve(loaded), 400)));
  await frame.lifecycles.mount();
  await frame.lifecycles.unmount();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(mountParcel).not.toHaveBeenCalled();
  expect(outlet.childElementCount).toBe(0);
  expect(status.get()).toEqual({ phase: 'empty' });
});

test('a mount that fails puts up the panel, and its retry mounts a new parcel', async () => {
  let attempts = 0;
  const { frame, status, mountParcel, loader, report } = setUp(undefined, () => (attempts++ === 0 ? Promise.reject(new Error('boom')) : Promise.resolve(null)));
  await frame.lifecycles.mount();
  await settle();
  const failed = status.get();
  expect(failed).toMatchObject({ phase: 'failed', failure: { kind: 'mount', errorId: expect.stringMatching(/^REG-R10-/) } });
  expect(report).toHaveBeenCalledTimes(1);
  if (failed.phase === 'failed') failed.retry();
  await settle();
  expect(status.get()).toMatchObject({ phase: 'shown' });
  expect(mountParcel).toHaveBeenCalledTimes(2);
  expect(loader.load).toHaveBeenLastCalledWith({ force: true });
});

test('a chunk that is gone is fetched anew once, then the panel says so', async () => {
  const { frame, status, loader, refreshRegistry } = setUp();
  await frame.lifecycles.mount();
  await settle();
  const gone = Object.assign(new Error('Loading chunk 417 failed.'), { name: 'ChunkLoadError' });
  expect(frame.handleError(gone)).toBe(true);
  await settle();
  expect(refreshRegistry).toHaveBeenCalledTimes(1);
  expect(loader.load).toHaveBeenLastCalledWith({ force: true });
  expect(status.get()).toMatchObject({ phase: 'shown' });
  frame.handleError(gone);
  expect(status.get()).toMatchObject({ phase: 'failed', failure: { kind: 'chunk' } });
});

test('the first crash is the remote’s own business, a second within a minute the shell’s', async () => {
  const { frame, status } = setUp();
  await frame.lifecycles.mount();
  await settle();
  expect(frame.handleError(new Error('render'))).toBe(false);
  expect(status.get()).toMatchObject({ phase: 'shown' });
  expect(frame.handleError(new Error('render'))).toBe(true);
  expect(status.get()).toMatchObject({ phase: 'failed', failure: { kind: 'crash' } });
});

test('a remote that hangs while leaving holds nobody up for longer than two seconds', async () => {
  const { frame, outlet, unmount } = setUp();
  unmount.mockImplementation(() => new Promise(() => undefined));
  await frame.lifecycles.mount();
  await settle();
  let left = false;
  void frame.lifecycles.unmount().then(() => { left = true; });
  await jest.advanceTimersByTimeAsync(1_999);
  expect(left).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(left).toBe(true);
  expect(outlet.childElementCount).toBe(0);
});

test('a page built against another major of a shared package is an update under way, not a crash', async () => {
  const { frame, status, unmount } = setUp();
  await frame.lifecycles.mount();
  await settle();
  const skew = new Error('Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_names which needs ^18.0.0)');
  expect(frame.handleError(skew)).toBe(true);
  expect(status.get()).toMatchObject({ phase: 'failed', failure: { kind: 'incompatible-packages' } });
  expect(unmount).toHaveBeenCalledTimes(1);
});
