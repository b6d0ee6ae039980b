import { expect, jest, test } from '@jest/globals';
import { remoteOf, watchUnhandled } from './unhandled';

const chunkError = Object.assign(
  new Error('Loading chunk 3 failed.\n(missing: http://portal/remotes/mf-names/1.0.0-a/3.js)'),
  { name: 'ChunkLoadError' },
);

test('names the remote by the addresses in message and stack', () => {
  expect(remoteOf(chunkError)).toEqual({ name: 'mf-names', version: '1.0.0-a' });
  expect(remoteOf(new Error('boom'))).toBeNull();
  expect(remoteOf('boom')).toBeNull();
});

test('a missing chunk goes to its frame, another fault is written down, a stranger’s is left alone', () => {
  let listen: ((event: PromiseRejectionEvent) => void) | undefined;
  const target = {
    addEventListener: ((_: string, listener: typeof listen) => {
      listen = listener;
    }) as Window['addEventListener'],
  };
  const handleError = jest.fn((_: unknown) => true);
  const report = jest.fn();
  watchUnhandled(target, new Map([['mf-names', { handleError }]]), report);
  const reject = (reason: unknown) =>
    listen?.(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));
  reject(new Error('boom'));
  expect(report).not.toHaveBeenCalled();
  reject(new Error('at http://portal/remotes/mf-names/1.0.0-a/app.js'));
  expect([report.mock.calls.length, handleError.mock.calls.length]).toEqual([1, 0]);
  reject(chunkError);
  expect(handleError).toHaveBeenCalledWith(chunkError);
});
