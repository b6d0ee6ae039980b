import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startS3Server, type TestBucket } from '../../../test/s3-server';
import { createLocalParts } from './local-parts';
import { createLocalStorage } from './local-storage';
import { PartMismatch, type PartStore } from './part-store';
import { BucketUnavailable, openS3Bucket } from './s3-bucket';
import { createS3Parts } from './s3-parts';
import { createS3Storage } from './s3-storage';
import { ContentTooLarge, type Storage } from './storage';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'storage-test-'));
const incoming = { folder: path.join(root, 'folder', 'incoming'), s3: path.join(root, 's3') };
let server: TestBucket;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  fs.rmSync(root, { recursive: true });
});

interface Place {
  readonly storage: Storage;
  readonly parts: PartStore;
}

const PLACES: Readonly<Record<'folder' | 's3', () => Place>> = {
  folder: () => ({
    storage: createLocalStorage(path.join(root, 'folder')),
    parts: createLocalParts(path.join(root, 'parts')),
  }),
  s3: () => {
    const bucket = openS3Bucket(server.place);
    return { storage: createS3Storage(bucket, incoming.s3), parts: createS3Parts(bucket) };
  },
};

/** The same promises, wherever documents lie. */
describe.each(['folder', 's3'] as const)('documents in a %s', (kind) => {
  let place: Place;
  beforeAll(() => {
    place = PLACES[kind]();
  });

  test('the same content is kept once, under its hash, and read back', async () => {
    const { storage } = place;
    const first = await storage.put(Readable.from([Buffer.from('दर्ता '), Buffer.from('प्रमाणपत्र')]), 1000);
    const second = await storage.put(Readable.from([Buffer.from('दर्ता प्रमाणपत्र')]), 1000);
    expect(second).toEqual(first);
    expect(await text(await storage.get(first.key))).toBe('दर्ता प्रमाणपत्र');
    expect(await storage.stat(first.key)).toEqual({ size: first.size });
    await storage.delete(first.key);
    expect(await storage.stat(first.key)).toBeUndefined();
  });

  test('three megabytes come back byte for byte, and not one more', async () => {
    const { storage } = place;
    const content = randomBytes(3_000_000);
    const { key } = await storage.put(
      Readable.from([content.subarray(0, 1_234_567), content.subarray(1_234_567)]),
      5_000_000,
    );
    expect((await buffer(await storage.get(key))).equals(content)).toBe(true);
    expect(await storage.stat(key)).toEqual({ size: content.length });
  });

  test('what is too large leaves nothing behind', async () => {
    await expect(place.storage.put(Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), 1000)).rejects.toThrow(
      ContentTooLarge,
    );
    expect(fs.readdirSync(incoming[kind])).toEqual([]);
  });

  test('a key that is a path is refused', async () => {
    await expect((async () => place.storage.get('../../etc/passwd'))()).rejects.toThrow('Not a key');
  });

  test('what a crash left half written is swept, younger drafts are not', async () => {
    const draft = path.join(incoming[kind], 'half');
    const before = new Date(Date.now() - 60_000);
    fs.writeFileSync(draft, 'half');
    await place.storage.sweep(before);
    expect(fs.existsSync(draft)).toBe(true);
    await place.storage.sweep(new Date(Date.now() + 60_000));
    expect(fs.existsSync(draft)).toBe(false);
  });

  test('parts are read back in any order, written again without harm, and removed together', async () => {
    const { parts } = place;
    const [upload, other] = [randomUUID(), randomUUID()];
    for (const [id, start, content] of [
      [upload, 4, 'efgh'],
      [upload, 0, 'abxx'],
      [upload, 0, 'abcd'],
      [other, 0, 'WXYZ'],
    ] as const) {
      await parts.write(id, start, Readable.from([Buffer.from(content)]), 4);
    }
    expect([await text(await parts.read(upload, 0)), await text(await parts.read(upload, 4))]).toEqual([
      'abcd',
      'efgh',
    ]);
    await parts.remove(upload);
    await expect((async () => text(await parts.read(upload, 0)))()).rejects.toThrow();
    expect(await text(await parts.read(other, 0))).toBe('WXYZ');
    expect([await parts.lengthOf(other, 0), await parts.lengthOf(other, 4), await parts.lengthOf(upload, 0)]).toEqual([
      4,
      undefined,
      undefined,
    ]);
    await parts.remove(upload); // twice is as good as once
  });

  test('a part of another length than was said is not kept', async () => {
    const upload = randomUUID();
    for (const content of ['abc', 'abcde'])
      await expect(place.parts.write(upload, 0, Readable.from([Buffer.from(content)]), 4)).rejects.toThrow(
        PartMismatch,
      );
    await expect((async () => text(await place.parts.read(upload, 0)))()).rejects.toThrow();
  });
});

test('parts in a bucket that belong to no upload any more are swept, those of one that stands and younger ones are not', async () => {
  const { parts } = PLACES.s3();
  const [left, standing] = [randomUUID(), randomUUID()];
  const before = new Date(Date.now() - 60_000);
  for (const id of [left, standing]) await parts.write(id, 0, Readable.from([Buffer.from('abcd')]), 4);
  const isStanding = async (id: string): Promise<boolean> => id === standing;
  await parts.sweep(before, isStanding);
  expect(await parts.lengthOf(left, 0)).toBe(4);
  await parts.sweep(new Date(Date.now() + 60_000), isStanding);
  expect([await parts.lengthOf(left, 0), await parts.lengthOf(standing, 0)]).toEqual([undefined, 4]);
});

test('a bucket is one place among others: every name begins with the configured folder', async () => {
  const bucket = openS3Bucket(server.place);
  // A folder that no document's hash begins with, so that the random documents of the other tests never stand in it.
  await bucket.send('documents/proof/one', Buffer.from('proof'), 5);
  expect(await openS3Bucket({ ...server.place, prefix: '' }).list('registry/documents/proof/')).toEqual([
    'registry/documents/proof/one',
  ]);
});

test('a bucket that is not there, or does not answer, is said to be unavailable', async () => {
  await expect(openS3Bucket({ ...server.place, bucket: 'nowhere' }).send('x', Buffer.from('x'), 1)).rejects.toThrow(
    BucketUnavailable,
  );
  await expect(openS3Bucket({ ...server.place, endpoint: 'http://127.0.0.1:9' }).sizeOf('x')).rejects.toThrow(
    BucketUnavailable,
  );
});
