/** @jest-environment node */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { failureOf, json, setUp, type Respond } from './testing/client-bench';

const ADDRESS = 'https://documents.example/registry/documents/ab/abcd?X-Amz-Signature=00';
const DOCUMENT = { path: '/external/api/application/1/document/2', expect: 'blob' } as const;
const named = (): Response =>
  new Response(
    JSON.stringify({
      success: true,
      status: 200,
      message: '',
      data: { address: ADDRESS, name: 'पत्र.pdf', mediaType: 'application/pdf' },
    }),
    { headers: { 'preference-applied': 'signed-address', 'content-type': 'application/json' } },
  );
const bytes = (): Response =>
  new Response('%PDF from the gateway', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="letter.pdf"' },
  });
/** A gateway that names an address to whoever prefers one, before a bucket that answers as told. */
const between =
  (bucket: Respond): Respond =>
  (sent) =>
    sent.url === ADDRESS ? bucket(sent) : sent.headers.get('prefer') === 'signed-address' ? named() : bytes();

afterEach(() => void jest.useRealTimers());

describe('a file whose address the gateway names', () => {
  test('is fetched there with its name and kind, whatever the bucket lets a page see of its headers', async () => {
    const { client, sent } = setUp(between(() => new Response('%PDF from the bucket')));
    const file = await client.request<Blob>(DOCUMENT);
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'पत्र.pdf', type: 'application/pdf' });
    expect(await file.text()).toBe('%PDF from the bucket');
    expect(sent).toHaveLength(2);
  });

  test('is asked for without token, cookie, language and origin of the page', async () => {
    const { client, sent } = setUp(between(() => new Response('%PDF')));
    await client.request<Blob>(DOCUMENT);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect([...(sent[1]?.headers ?? [])]).toEqual([]);
    expect(sent[1]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(sent[1]?.init.method).toBeUndefined();
  });

  test('comes from the gateway when the bucket refuses it', async () => {
    const { client, sent, toasts } = setUp(between(() => new Response('expired', { status: 403 })));
    const file = await client.request<Blob>(DOCUMENT);
    expect([file, await file.text()]).toEqual([
      expect.objectContaining({ name: 'letter.pdf' }),
      '%PDF from the gateway',
    ]);
    expect(sent.map(({ headers }) => headers.get('prefer'))).toEqual(['signed-address', null, null]);
    expect(sent[2]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[2]?.headers.get('x-request-id')).not.toBe(sent[0]?.headers.get('x-request-id'));
    expect(toasts).toEqual([]);
  });

  test('comes from the gateway when the bucket is out of reach, and so do the next ones for a while', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { client, sent } = setUp(between(() => Promise.reject(new TypeError('Failed to fetch'))));
    for (const minutes of [0, 1, 5]) {
      await jest.advanceTimersByTimeAsync(minutes * 60_000);
      expect(await (await client.request<Blob>(DOCUMENT)).text()).toBe('%PDF from the gateway');
    }
    expect(sent.map(({ headers, url }) => (url === ADDRESS ? 'bucket' : headers.get('prefer')))).toEqual([
      'signed-address',
      'bucket',
      null,
      null,
      'signed-address',
      'bucket',
      null,
    ]);
  });

  test('does not wait for a network that swallows it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { client } = setUp(
      between(
        ({ init }) =>
          new Promise((_, reject) =>
            init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
          ),
      ),
    );
    const file = client.request<Blob>(DOCUMENT);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await (await file).text()).toBe('%PDF from the gateway');
  });

  test('is given up with the call', async () => {
    const visit = new AbortController();
    const { client, sent, toasts } = setUp(
      between(
        ({ init }) =>
          new Promise((_, reject) => {
            init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
            visit.abort();
          }),
      ),
    );
    expect(await failureOf(client.request({ ...DOCUMENT, signal: visit.signal }))).toMatchObject({ cause: 'aborted' });
    expect(sent).toHaveLength(2);
    expect(toasts).toEqual([]);
  });
});

test('a refusal is told as ever, and whoever wants no file prefers nothing', async () => {
  const { client, sent } = setUp(() => json(404, { success: false, message: 'No such letter' }));
  expect(await failureOf(client.request(DOCUMENT))).toMatchObject({ status: 404, message: 'No such letter' });
  await failureOf(client.request({ path: '/a' }));
  expect(sent.map(({ headers }) => headers.get('prefer'))).toEqual(['signed-address', null]);
});
