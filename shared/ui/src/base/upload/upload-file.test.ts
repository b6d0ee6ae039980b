import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GatewayRequest, ShellApi } from '@registrar/contract/shell-api';
import { failure } from '@registrar/testing/fake-shell';
import { uploadFile, giveUpFile } from './upload-file';

const PART = 4;

/** A gateway that keeps what it is sent, and whose line can be cut. */
function gatewayWithLine() {
  let received = 0;
  const calls: string[] = [];
  const cut = new Set<number>();
  const gone = new Set<number>();
  const request = async (call: GatewayRequest): Promise<unknown> => {
    const method = call.method ?? 'GET';
    calls.push(`${method} ${call.path}`);
    if (cut.delete(calls.length)) throw failure(500, { cause: 'no-connection', message: 'no line' });
    const progress = () => ({ id: 'u1', size: 10, received, partBytes: PART });
    if (method === 'PUT') received = Math.min(10, received + PART);
    // it arrived, and the answer did not
    if (gone.delete(calls.length)) throw failure(500, { cause: 'no-connection', message: 'no line' });
    return progress();
  };
  const gateway: ShellApi['gateway'] = { request: (call) => request(call) as Promise<never> };
  return { gateway, calls, cutAt: (call: number) => cut.add(call), answerLostAt: (call: number) => gone.add(call) };
}

const task = () => {
  const shares: number[] = [];
  const waits: boolean[] = [];
  const controller = new AbortController();
  return {
    shares,
    waits,
    controller,
    task: {
      signal: controller.signal,
      onProgress: (share: number) => void shares.push(share),
      onWaiting: (waiting: boolean) => void waits.push(waiting),
    },
  };
};
const file = () => new File(['0123456789'], 'a.pdf');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a file goes part by part, and each part is told', async () => {
  const { gateway, calls } = gatewayWithLine();
  const { shares, task: given } = task();
  expect(await uploadFile(gateway, file(), given)).toBe('u1');
  expect(calls).toEqual([
    'POST /external/api/upload',
    'PUT /external/api/upload/u1/0',
    'PUT /external/api/upload/u1/4',
    'PUT /external/api/upload/u1/8',
  ]);
  expect(shares).toEqual([0, 0.4, 0.8, 1]);
});

test('after a lost line it asks how much is there and goes on from it', async () => {
  const { gateway, calls, cutAt, answerLostAt } = gatewayWithLine();
  cutAt(3);
  answerLostAt(5);
  const { waits, task: given } = task();
  const brought = uploadFile(gateway, file(), given);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await brought).toBe('u1');
  expect(calls.slice(2)).toEqual([
    'PUT /external/api/upload/u1/4', // cut
    'GET /external/api/upload/u1',
    'PUT /external/api/upload/u1/4', // arrived, its answer lost
    'GET /external/api/upload/u1',
    'PUT /external/api/upload/u1/8',
  ]);
  expect(waits.filter(Boolean)).toHaveLength(2);
});

test('the line that comes back ends the pause', async () => {
  const { gateway, cutAt } = gatewayWithLine();
  cutAt(1);
  const brought = uploadFile(gateway, file(), task().task);
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  expect(await brought).toBe('u1');
});

test('a line that stays away ends it, and the next try of the same file goes on', async () => {
  const { gateway, calls, cutAt } = gatewayWithLine();
  for (let call = 3; call <= 10; call++) cutAt(call);
  const chosen = file();
  const brought = uploadFile(gateway, chosen, task().task);
  const failed = expect(brought).rejects.toMatchObject({ cause: 'no-connection' });
  await jest.advanceTimersByTimeAsync(200_000);
  await failed;
  expect(await uploadFile(gateway, chosen, task().task)).toBe('u1');
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('a refusal of the gateway is not tried again', async () => {
  const refused: ShellApi['gateway'] = {
    request: () => Promise.reject(failure(413, { code: 'FILE-413', message: 'too large' })),
  };
  await expect(uploadFile(refused, file(), task().task)).rejects.toMatchObject({ status: 413 });
});

test('cancelled, it stops at once, and what has arrived is given up', async () => {
  const { gateway, calls, cutAt } = gatewayWithLine();
  cutAt(3);
  const { controller, task: given } = task();
  const chosen = file();
  const brought = uploadFile(gateway, chosen, given);
  const ended = expect(brought).rejects.toBeDefined();
  await jest.advanceTimersByTimeAsync(10);
  controller.abort();
  giveUpFile(gateway, chosen);
  await jest.advanceTimersByTimeAsync(5_000);
  await ended;
  expect(calls).toContain('DELETE /external/api/upload/u1');
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
});
