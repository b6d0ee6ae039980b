import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteApp } from '@registrar/contract/remote-app';
import { createFakeShell } from '@registrar/testing/fake-shell';
import { createStore } from '../services/value-store';
import type { LoadResult, RemoteLoader } from './load-remote';
import { parcelOf, type ParcelDescription } from './parcel';
import { createRemoteFrame, type FrameStatus, type VisitOfRemote } from './remote-frame';

const app: RemoteApp = {
  contract: 1,
  name: 'mf-names',
  loadMessages: async () => ({}),
  mount: async () => undefined,
  unmount: async () => undefined,
};
const loaded: LoadResult = { ok: true, app, version: '1' };

function setUp(
  load: RemoteLoader['load'] = async () => loaded,
  mountPromise: () => Promise<unknown> = async () => null,
  isShellOutdated = () => false,
) {
  const outlet = document.createElement('div');
  const status = createStore<FrameStatus>({ phase: 'empty' });
  const unmount = jest.fn(async () => null);
  const mountParcel = jest.fn((_: ParcelDescription, element: HTMLElement) => {
    element.textContent = 'page';
    const done = Promise.resolve(null);
    return { mountPromise: mountPromise(), loadPromise: done, bootstrapPromise: done, unmountPromise: done, unmount };
  });
  const report = jest.fn();
  const reportFault = jest.fn();
  const takePrevious = jest.fn();
  const visits: VisitOfRemote[] = [];
  const refreshRegistry = jest.fn(async () => undefined);
  const loader = {
    load: jest.fn(load),
    state: () => 'idle' as const,
    loadedVersion: () => null,
    preload: async () => false,
  };
  const frame = createRemoteFrame({
    name: 'mf-names',
    entry: () => undefined,
    loader,
    outlet,
    status,
    mountParcel,
    report,
    reportFault,
    refreshRegistry,
    isShellOutdated,
    previous: () => takePrevious,
    createShellApi(_, visit) {
      visits.push(visit);
      return createFakeShell().api;
    },
    settled: async () => undefined,
  });
  return {
    frame,
    outlet,
    status,
    unmount,
    mountParcel,
    report,
    reportFault,
    takePrevious,
    visits,
    loader,
    refreshRegistry,
  };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A load that goes on until it is ended. */
function loadHeldUp() {
  let end = (): void => undefined;
  const load = () => new Promise<LoadResult>((resolve) => (end = () => resolve(loaded)));
  return { load, end: () => end() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('mounts at once for single-spa, shows the skeleton late, the remote when it is there', async () => {
  const { load, end } = loadHeldUp();
  const { frame, outlet, status } = setUp(load);
  await frame.lifecycles.mount();
  expect(status.get()).toMatchObject({ phase: 'waiting', skeleton: false });
  await jest.advanceTimersByTimeAsync(120);
  expect(status.get()).toMatchObject({ phase: 'waiting', skeleton: true });
  end();
  await settle();
  expect(status.get()).toMatchObject({ phase: 'shown', version: '1' });
  expect(outlet.textContent).toBe('page');
});

test('a load that ends after its visit is dropped', async () => {
  const { load, end } = loadHeldUp();
  const { frame, outlet, mountParcel, status } = setUp(load);
  await frame.lifecycles.mount();
  await frame.lifecycles.unmount();
  end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(mountParcel).not.toHaveBeenCalled();
  expect(outlet.childElementCount).toBe(0);
  expect(status.get()).toEqual({ phase: 'empty' });
});

test('a mount that fails puts up the panel, and its retry mounts a new parcel', async () => {
  let attempts = 0;
  const { frame, status, mountParcel, loader, report } = setUp(undefined, () =>
    attempts++ === 0 ? Promise.reject(new Error('boom')) : Promise.resolve(null),
  );
  await frame.lifecycles.mount();
  await settle();
  const failed = status.get();
  expect(failed).toMatchObject({
    phase: 'failed',
    failure: { kind: 'mount', errorId: expect.stringMatching(/^REG-R10-/) },
  });
  expect(report).toHaveBeenCalledTimes(1);
  if (failed.phase === 'failed') failed.retry();
  await settle();
  expect(status.get()).toMatchObject({ phase: 'shown' });
  expect(mountParcel).toHaveBeenCalledTimes(2);
  expect(loader.load).toHaveBeenLastCalledWith({ force: true });
});

test.each([
  ['Lifecycle function mount for parcel mf-names lifecycle did not resolve or reject for 15000 ms.', 'mount-timeout'],
  ["parcel 'mf-names' died in status NOT_MOUNTED: single-spa minified message #31: See https://x/", 'mount-timeout'],
  ['single-spa minified message #310', 'mount'],
])('what was given up keeps its nodes and is told to end: %s', async (message, kind) => {
  const { frame, status, outlet, mountParcel, visits } = setUp(undefined, () => Promise.reject(new Error(message)));
  await frame.lifecycles.mount();
  await settle();
  expect(status.get()).toMatchObject({ phase: 'failed', failure: { kind } });
  expect(visits[0]?.signal.aborted).toBe(true);
  const container = mountParcel.mock.calls[0]?.[1];
  // it may still be drawn into: nodes that are gone from it would break that
  expect(container?.textContent).toBe('page');
  expect(outlet.childElementCount).toBe(0);
});

test('a mount that ends after it was given up is taken down', async () => {
  const unmount = jest.fn(async () => undefined);
  const abort = new AbortController();
  let end = (): void => undefined;
  const slow = { ...app, mount: () => new Promise<void>((resolve) => (end = resolve)), unmount };
  const context = {
    shell: createFakeShell().api,
    domElement: document.createElement('div'),
    version: '1',
    signal: abort.signal,
  };
  const mounting = parcelOf('mf-names', slow, context).mount();
  await settle();
  abort.abort();
  end();
  await mounting;
  expect(unmount).toHaveBeenCalledTimes(1);
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

const shellChunk = Object.assign(
  new Error('Loading chunk 31 failed.\n(error: https://portal.example/shell/1.0.0-ab12cd/31.js)'),
  { name: 'ChunkLoadError' },
);

test('T3: a part of a shell that was replaced is asked for by a reload, not fetched again in vain', async () => {
  const { frame, status, refreshRegistry, reportFault } = setUp(undefined, undefined, () => true);
  await frame.lifecycles.mount();
  await settle();
  expect(frame.handleError(shellChunk)).toBe(true);
  expect(refreshRegistry).not.toHaveBeenCalled();
  expect(status.get()).toMatchObject({
    phase: 'failed',
    failure: { kind: 'shell-chunk', errorId: expect.stringMatching(/^REG-R12-/) },
  });
  expect(reportFault).not.toHaveBeenCalled();
});

test('T3: a part of the live shell that did not come is fetched again once, then asked for by a reload', async () => {
  const { frame, status, refreshRegistry } = setUp();
  await frame.lifecycles.mount();
  await settle();
  frame.handleError(shellChunk);
  await settle();
  expect(refreshRegistry).toHaveBeenCalledTimes(1);
  expect(status.get()).toMatchObject({ phase: 'shown' });
  frame.handleError(shellChunk);
  expect(status.get()).toMatchObject({ phase: 'failed', failure: { kind: 'shell-chunk' } });
});

test('T3: a remote that cannot be loaded or mounted for want of a part of the shell says the same', async () => {
  const loading = setUp(async () => ({ ok: false, kind: 'chunk', errorId: 'REG-R12-1', cause: shellChunk }));
  await loading.frame.lifecycles.mount();
  await settle();
  expect(loading.status.get()).toMatchObject({
    phase: 'failed',
    failure: { kind: 'shell-chunk', errorId: 'REG-R12-1' },
  });
  const mounting = setUp(
    undefined,
    () => Promise.reject(shellChunk),
    () => true,
  );
  await mounting.frame.lifecycles.mount();
  await settle();
  expect(mounting.status.get()).toMatchObject({ phase: 'failed', failure: { kind: 'shell-chunk' } });
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
  void frame.lifecycles.unmount().then(() => {
    left = true;
  });
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
  const skew = new Error(
    'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_names which needs ^18.0.0)',
  );
  expect(frame.handleError(skew)).toBe(true);
  expect(status.get()).toMatchObject({ phase: 'failed', failure: { kind: 'incompatible-packages' } });
  expect(unmount).toHaveBeenCalledTimes(1);
});

describe('a page that has crashed', () => {
  const shown = async (versions: readonly string[] = ['1']) => {
    let loads = 0;
    const parts = setUp(async () => ({ ...loaded, version: versions[Math.min(loads++, versions.length - 1)] ?? '1' }));
    await parts.frame.lifecycles.mount();
    await settle();
    return parts;
  };

  test('is known to be broken while the remote’s own panel stands, and no longer', async () => {
    const { frame, visits } = await shown();
    expect(frame.isBroken()).toBe(false);
    const end = visits[0]?.recovery.hold();
    expect(frame.isBroken()).toBe(true);
    end?.();
    expect(frame.isBroken()).toBe(false);
  });

  test('asks the registry before it is drawn again, fetches nothing that is whole, and takes another version where there is one', async () => {
    const { frame, visits, refreshRegistry, loader, mountParcel, status } = await shown(['2', '1']);
    frame.handleError(new Error('render'));
    visits[0]?.recovery.retry();
    expect(status.get()).toMatchObject({ phase: 'waiting', skeleton: true });
    expect(mountParcel).toHaveBeenCalledTimes(1);
    await settle();
    expect(refreshRegistry).toHaveBeenCalledTimes(1);
    expect(loader.load).toHaveBeenLastCalledWith({ force: false });
    expect(status.get()).toMatchObject({ phase: 'shown', version: '1' });
  });

  test('is not mounted twice where the registry’s answer has mounted it already, or where the page was left meanwhile', async () => {
    const { frame, visits, refreshRegistry, mountParcel } = await shown();
    refreshRegistry.mockImplementationOnce(async () => void (await frame.remount()));
    visits[0]?.recovery.retry();
    await settle();
    expect(mountParcel).toHaveBeenCalledTimes(2);
    visits[1]?.recovery.retry();
    await frame.lifecycles.unmount();
    await settle();
    expect(mountParcel).toHaveBeenCalledTimes(2);
  });

  test('stands behind the frame’s panel with the version before on offer, and shows no version', async () => {
    const { frame, status, takePrevious } = await shown();
    frame.handleError(new Error('render'));
    frame.handleError(new Error('render'));
    const failed = status.get();
    expect([frame.isBroken(), frame.shownVersion()]).toEqual([true, null]);
    if (failed.phase === 'failed') failed.takePrevious?.();
    expect(takePrevious).toHaveBeenCalledTimes(1);
  });

  test('is told of once for each crash, with its version and number', async () => {
    const { frame, reportFault } = await shown();
    frame.handleError(new Error('render'), 'mf-names/render', 'REG-E01-AAAAAA');
    expect(reportFault.mock.calls).toEqual([[{ version: '1', kind: 'crash', errorId: 'REG-E01-AAAAAA' }]]);
    frame.handleError(new Error('render'), 'mf-names/render', 'REG-E01-BBBBBB');
    expect(reportFault).toHaveBeenCalledTimes(2);
    expect(reportFault).toHaveBeenLastCalledWith({
      version: '1',
      kind: 'crash',
      errorId: expect.stringMatching(/^REG-R13-/),
    });
  });

  test('is not what a form tells of, nor what the gateway refuses the version’s fault', async () => {
    const { frame, reportFault, status } = await shown();
    for (let time = 0; time < 3; time += 1)
      expect(frame.handleError(new Error('odd answer'), 'mf-names/form')).toBe(false);
    frame.handleError(Object.assign(new Error('down'), { name: 'GatewayFailure' }), 'mf-names/render');
    expect(reportFault).not.toHaveBeenCalled();
    expect(status.get()).toMatchObject({ phase: 'shown' });
  });

  test('asks the registry again and again while its panel stands, for whoever is not told of changes', async () => {
    const { frame, visits, refreshRegistry } = await shown();
    const end = visits[0]?.recovery.hold();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(refreshRegistry.mock.calls.length).toBeGreaterThanOrEqual(2);
    const asked = refreshRegistry.mock.calls.length;
    end?.();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(refreshRegistry).toHaveBeenCalledTimes(asked);
    visits[0]?.recovery.hold();
    await frame.lifecycles.unmount();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(refreshRegistry).toHaveBeenCalledTimes(asked);
  });

  test('of another version begins to be counted anew', async () => {
    const { frame, status } = await shown(['2', '1']);
    frame.handleError(new Error('render'));
    await frame.remount();
    expect(frame.handleError(new Error('render'))).toBe(false);
    expect(status.get()).toMatchObject({ phase: 'shown', version: '1' });
  });
});
