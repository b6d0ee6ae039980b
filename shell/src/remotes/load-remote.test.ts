import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryEntry } from '@registrar/contract/registry';
import type { RemoteApp } from '@registrar/contract/remote-app';
import { createRemoteLoader, type RemoteTransport } from './load-remote';
import { loadingFaultOf } from './loading-fault';
import { remoteErrorCodes, RemoteTransportError, sentenceOf } from './remote-failure';

const entry = (change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  version: '1.0.0-a',
  base: '/remotes/mf-names/1.0.0-a/',
  contract: 1,
  requires: {},
  routes: [],
  status: 'active',
  urgency: 'normal',
  ...change,
});
const app: RemoteApp = {
  contract: 1,
  name: 'mf-names',
  loadMessages: async () => ({}),
  mount: async () => undefined,
  unmount: async () => undefined,
};
const transport = (unmet: readonly string[] = []) => ({
  load: jest.fn<RemoteTransport['load']>().mockResolvedValue({ app }),
  preload: jest.fn<RemoteTransport['preload']>().mockResolvedValue(),
  unmetPackages: () => unmet,
});
const loaderWith = (over: ReturnType<typeof transport>, live: () => RegistryEntry | undefined = () => entry()) =>
  createRemoteLoader({ name: 'mf-names', entry: live, transport: over, loadMessages: async () => undefined });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('loads once and remembers', async () => {
  const over = transport();
  const loader = loaderWith(over);
  expect(loader.state()).toBe('idle');
  const [first, second] = await Promise.all([loader.load(), loader.load()]);
  expect(first).toEqual({ ok: true, app, version: '1.0.0-a' });
  expect(second).toBe(first);
  await loader.load();
  expect(over.load).toHaveBeenCalledTimes(1);
  expect([loader.state(), loader.loadedVersion()]).toEqual(['ready', '1.0.0-a']);
});

describe('refuses before anything is fetched', () => {
  test.each([
    ['unregistered', undefined, [], 'failed'],
    ['disabled', entry({ status: 'disabled' }), [], 'disabled'],
    ['incompatible-contract', entry({ contract: 2 }), [], 'incompatible'],
    ['incompatible-packages', entry(), ['react ^20.0.0'], 'incompatible'],
  ] as const)('%s', async (kind, live, unmet, state) => {
    const over = transport(unmet);
    const loader = loaderWith(over, () => live);
    expect(await loader.load()).toMatchObject({
      ok: false,
      kind,
      errorId: expect.stringMatching(/^REG-R\d\d-[2-9A-Z]{6}$/),
    });
    expect(loader.state()).toBe(state);
    expect(over.load).not.toHaveBeenCalled();
  });
});

test('tries a broken line twice more, each time as a new attempt', async () => {
  const over = transport();
  over.load.mockReset();
  over.load
    .mockRejectedValueOnce(new RemoteTransportError('unreachable', 'down'))
    .mockRejectedValueOnce(new RemoteTransportError('unreachable', 'down'))
    .mockResolvedValueOnce({ app });
  const result = loaderWith(over).load();
  await jest.advanceTimersByTimeAsync(500);
  expect(over.load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await result).toMatchObject({ ok: true });
  expect(over.load.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2]);
});

test('gives up after fifteen seconds, whatever hangs', async () => {
  const over = transport();
  over.load.mockImplementation(() => new Promise(() => undefined));
  const result = loaderWith(over).load();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await result).toMatchObject({ ok: false, kind: 'timeout' });
});

test('T8: a part of the code that is not there is asked for again, and is told as what it is', async () => {
  const over = transport();
  over.load.mockReset();
  over.load.mockRejectedValue(new RemoteTransportError('chunk', 'Loading chunk 12 failed.'));
  const result = loaderWith(over).load();
  await jest.advanceTimersByTimeAsync(2_500);
  expect(await result).toMatchObject({ ok: false, kind: 'chunk', errorId: expect.stringMatching(/^REG-R12-/) });
  expect(over.load).toHaveBeenCalledTimes(3);
});

test.each(['bad-manifest', 'bad-contract', 'bad-entry', 'module'] as const)(
  'does not repeat what will not change: %s',
  async (kind) => {
    const over = transport();
    over.load.mockReset();
    over.load.mockRejectedValue(new RemoteTransportError(kind, 'no'));
    expect(await loaderWith(over).load()).toMatchObject({ ok: false, kind });
    expect(over.load).toHaveBeenCalledTimes(1);
  },
);

test.each([[null], [{}], [{ app: { contract: 2 } }], [{ app: { ...app, mount: 'soon' } }]])(
  'does not believe %j to be a remote',
  async (module) => {
    const over = transport();
    over.load.mockResolvedValue(module);
    expect(await loaderWith(over).load()).toMatchObject({ ok: false, kind: 'bad-contract' });
  },
);

test.each([
  [
    'its entry threw',
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptExecutionError: Script "/r/remoteEntry.js" loaded but threw a runtime error during execution: x',
    'bad-entry',
    'faulty',
  ],
  [
    'its entry brought no container',
    '[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001',
    'bad-entry',
    'faulty',
  ],
  [
    'its entry has no init',
    '[ Federation Runtime ]: The remote entry interface does not contain "init" #RUNTIME-002',
    'bad-entry',
    'faulty',
  ],
  [
    'its init failed',
    '[ Federation Runtime ]: Failed to init remote. #RUNTIME-015 TypeError: x',
    'bad-entry',
    'faulty',
  ],
  [
    'its entry was not there',
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Failed to load script',
    'unreachable',
    'unreachable',
  ],
  [
    'its entry did not come',
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Script "/r/remoteEntry.js" timed out.',
    'timeout',
    'unreachable',
  ],
  ['its manifest was none', '[ Federation Runtime ]: not a manifest #RUNTIME-013', 'bad-manifest', 'updating'],
  ['it exposes something else', '[ Federation Runtime ]: Failed to get module. #RUNTIME-014', 'bad-contract', 'faulty'],
  ['a part of its code is gone', 'Loading chunk 417 failed.\n(error: /r/417.js)', 'chunk', 'broken'],
  ['its module threw', 'Cannot read properties of undefined', 'module', 'faulty'],
  ['its module asked for something that failed', 'Failed to fetch', 'module', 'faulty'],
] as const)('T8: %s: each fault has a kind and a sentence of its own', (_, message, kind, sentence) => {
  expect([loadingFaultOf(new Error(message)), sentenceOf(kind)]).toEqual([kind, sentence]);
});

test('no two faults share a number, but a missing part of the code has one wherever it is missing', () => {
  const { 'shell-chunk': shellChunk, ...others } = remoteErrorCodes;
  expect(shellChunk).toBe(others.chunk);
  const numbers = Object.values(others);
  expect(new Set(numbers).size).toBe(numbers.length);
  const described = readFileSync(join(__dirname, '../../../docs/errors/README.md'), 'utf8');
  for (const number of numbers) expect(described).toContain(`## ${number}\n`);
});

test('after a failure the next load registers anew', async () => {
  const over = transport();
  over.load.mockReset();
  over.load.mockRejectedValueOnce(new RemoteTransportError('bad-manifest', 'no')).mockResolvedValueOnce({ app });
  const loader = loaderWith(over);
  await loader.load();
  await loader.load();
  expect(over.load.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
});

test('a new version is fetched from its own folder, and only then counts as loaded', async () => {
  const over = transport();
  let live = entry();
  const loader = loaderWith(over, () => live);
  await loader.load();
  live = entry({ version: '1.1.0-b', base: '/remotes/mf-names/1.1.0-b/' });
  expect(loader.loadedVersion()).toBe('1.0.0-a');
  await loader.load();
  expect(over.load).toHaveBeenLastCalledWith('mf-names', '/remotes/mf-names/1.1.0-b/', 0);
  expect(loader.loadedVersion()).toBe('1.1.0-b');
});

test('a remote without its words is not shown', async () => {
  const loader = createRemoteLoader({
    name: 'mf-names',
    entry,
    transport: transport(),
    loadMessages: async () => {
      throw new Error('gone');
    },
  });
  expect(await loader.load()).toMatchObject({ ok: false, kind: 'messages' });
});

test('a failed preload says so and disturbs nothing', async () => {
  const over = transport();
  over.preload.mockRejectedValue(new Error('down'));
  const loader = loaderWith(over);
  expect(await loader.preload()).toBe(false);
  expect(loader.state()).toBe('idle');
});

test('what is loaded already need not be fetched ahead', async () => {
  const over = transport();
  const loader = loaderWith(over);
  await loader.load();
  expect(await loader.preload()).toBe(true);
  expect(over.preload).not.toHaveBeenCalled();
});

test('what would be refused is not fetched ahead either', async () => {
  const over = transport(['react ^18.0.0']);
  expect(await loaderWith(over).preload()).toBe(false);
  expect(over.preload).not.toHaveBeenCalled();
});

test('a preload that runs begins the module once, and the visit goes on from there', async () => {
  const over = transport();
  const loader = loaderWith(over);
  expect(await loader.preload({ run: true })).toBe(true);
  expect([over.preload.mock.calls.length, over.load.mock.calls.length, loader.state(), loader.loadedVersion()]).toEqual(
    [1, 1, 'idle', null],
  );
  expect(await loader.load()).toMatchObject({ ok: true });
  expect(await loader.preload({ run: true })).toBe(true);
  expect(over.preload).toHaveBeenCalledTimes(1);
});

test('a preload leaves a version that was visited before alone', async () => {
  const over = transport();
  let live = entry();
  const loader = loaderWith(over, () => live);
  await loader.load();
  live = entry({ version: '1.0.0-b', base: '/remotes/mf-names/1.0.0-b/' });
  expect(await loader.preload({ run: true })).toBe(true);
  expect([over.preload.mock.calls.length, over.load.mock.calls.length]).toEqual([1, 1]);
});

test('a module that fails before the visit is fetched anew by the visit', async () => {
  const over = transport();
  over.load.mockRejectedValueOnce(new Error('broken'));
  const loader = loaderWith(over);
  expect(await loader.preload({ run: true })).toBe(false);
  expect(await loader.load()).toMatchObject({ ok: true });
  expect(over.load.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
});
