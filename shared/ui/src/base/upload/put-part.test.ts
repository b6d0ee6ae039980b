import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GatewayRequest, ShellApi } from '@registrar/contract/shell-api';
import { failure } from '@registrar/testing/fake-shell';
import { uploadFile } from './upload-file';

const PART = 4;
const SIZE = 10;
type Bucket = (url: string, init: RequestInit) => Promise<{ ok: boolean }>;

/** A gateway with a bucket beside it: both hold what they are sent, and every step is written down. */
function gatewayWithBucket(bucket: Bucket, arrives: () => void = () => undefined) {
  let received = 0;
  const steps: string[] = [];
  const puts: { url: string; init: RequestInit }[] = [];
  const request = async ({ path, method = 'GET' }: GatewayRequest): Promise<unknown> => {
    steps.push(`${method} ${path.replace('/external/api/upload', '')}`);
    if (path.endsWith('/arrived')) arrives();
    if (method === 'PUT' || path.endsWith('/arrived')) received = Math.min(SIZE, received + PART);
    return {
      id: 'u1',
      size: SIZE,
      received,
      partBytes: PART,
      address: received < SIZE ? `https://documents.example/parts/u1/${received}?signature` : null,
    };
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((async (url: string, init: RequestInit) => {
    steps.push(`bucket ${new URL(url).pathname}`);
    puts.push({ url, init });
    return bucket(url, init);
  }) as unknown as typeof fetch);
  const gateway: ShellApi['gateway'] = { request: (call) => request(call) as Promise<never> };
  return { gateway, steps, puts };
}

const task = (signal = new AbortController().signal) => ({ signal, onProgress: jest.fn(), onWaiting: jest.fn() });
const file = () => new File(['0123456789'], 'a.pdf', { type: 'application/pdf' });
const taken: Bucket = async () => ({ ok: true });
const THROUGH_THE_GATEWAY = ['PUT /u1/0', 'PUT /u1/4', 'PUT /u1/8'];

let hour = Date.parse('2026-11-20T04:00:00Z');
beforeEach(() => {
  if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: () => undefined });
  // what one test has learnt of the network is forgotten
  jest.useFakeTimers({ now: (hour += 3_600_000) });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('parts go to the addresses the gateway names, and it is told of each', async () => {
  const { gateway, steps, puts } = gatewayWithBucket(taken);
  const given = task();
  expect(await uploadFile(gateway, file(), given)).toBe('u1');
  expect(steps).toEqual([
    'POST ',
    ...[0, 4, 8].flatMap((start) => [`bucket /parts/u1/${start}`, `POST /u1/${start}/arrived`]),
  ]);
  expect(given.onProgress.mock.calls.flat()).toEqual([0, 0.4, 0.8, 1]);
  expect(puts.map(({ init }) => init.body instanceof Blob && init.body.size)).toEqual([4, 4, 2]);
});

test('nothing but the part goes there: no header, no cookie, not from where', async () => {
  const { gateway, puts } = gatewayWithBucket(taken);
  await uploadFile(gateway, file(), task());
  for (const { init } of puts) {
    expect(init).toMatchObject({ method: 'PUT', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(init.headers).toBeUndefined();
    // a kind would be a header, which the bucket would have to allow
    expect(init.body instanceof Blob && init.body.type).toBe('');
  }
});

test('after the bucket has refused a part the rest of this file goes through the gateway, and the next file tries again', async () => {
  const { gateway, steps } = gatewayWithBucket(async () => ({ ok: false }));
  expect(await uploadFile(gateway, file(), task())).toBe('u1');
  expect(steps).toEqual(['POST ', 'bucket /parts/u1/0', ...THROUGH_THE_GATEWAY]);
});

test('a bucket that may not be asked is left alone for a while, by every file', async () => {
  // no CORS, no line, a wall
  const blocked = () => gatewayWithBucket(() => Promise.reject(new TypeError('Failed to fetch')));
  const first = blocked();
  expect(await uploadFile(first.gateway, file(), task())).toBe('u1');
  expect(first.steps).toEqual(['POST ', 'bucket /parts/u1/0', ...THROUGH_THE_GATEWAY]);
  const second = blocked();
  await uploadFile(second.gateway, file(), task());
  expect(second.steps).toEqual(['POST ', ...THROUGH_THE_GATEWAY]);
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  const third = blocked();
  await uploadFile(third.gateway, file(), task());
  expect(third.steps).toContain('bucket /parts/u1/0');
});

test('a network that swallows the part is not waited for longer than a minute', async () => {
  const { gateway, steps } = gatewayWithBucket(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  const brought = uploadFile(gateway, file(), task());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await brought).toBe('u1');
  expect(steps).toEqual(['POST ', 'bucket /parts/u1/0', ...THROUGH_THE_GATEWAY]);
});

test('a part that the gateway does not find in the bucket is sent to the gateway', async () => {
  const { gateway, steps } = gatewayWithBucket(taken, () => {
    throw failure(422, { code: 'FILE-422', message: 'not there' });
  });
  expect(await uploadFile(gateway, file(), task())).toBe('u1');
  expect(steps).toEqual(['POST ', 'bucket /parts/u1/0', 'POST /u1/0/arrived', ...THROUGH_THE_GATEWAY]);
});

test('a line that is lost before the gateway is told is waited for, and the part is put again', async () => {
  let lost = true;
  const { gateway, steps } = gatewayWithBucket(taken, () => {
    if (lost) throw failure(500, { cause: 'no-connection', message: 'no line' });
  });
  const given = task();
  const brought = uploadFile(gateway, file(), given);
  await jest.advanceTimersByTimeAsync(500);
  lost = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await brought).toBe('u1');
  expect(given.onWaiting).toHaveBeenCalledWith(true);
  expect(steps.slice(0, 6)).toEqual([
    'POST ',
    'bucket /parts/u1/0',
    'POST /u1/0/arrived',
    'GET /u1',
    'bucket /parts/u1/0',
    'POST /u1/0/arrived',
  ]);
  expect(steps.filter((step) => step.startsWith('PUT'))).toEqual([]);
});

test('cancelled, nothing more is sent anywhere', async () => {
  const controller = new AbortController();
  const { gateway, steps } = gatewayWithBucket(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  const ended = expect(uploadFile(gateway, file(), task(controller.signal))).rejects.toBeDefined();
  await jest.advanceTimersByTimeAsync(10);
  controller.abort();
  await ended;
  expect(steps).toEqual(['POST ', 'bucket /parts/u1/0']);
});
