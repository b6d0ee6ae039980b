import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { createLocalStorage } from './local-storage';
import { ContentTooLarge } from './storage';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'storage-test-'));
const storage = createLocalStorage(root);
afterAll(() => fs.rmSync(root, { recursive: true }));

test('the same content is kept once, under its hash, and read back', async () => {
  const first = await storage.put(Readable.from([Buffer.from('दर्ता '), Buffer.from('प्रमाणपत्र')]), 1000);
  const second = await storage.put(Readable.from([Buffer.from('दर्ता प्रमाणपत्र')]), 1000);
  expect(second).toEqual(first);
  expect(await text(await storage.get(first.key))).toBe('दर्ता प्रमाणपत्र');
  expect(await storage.stat(first.key)).toEqual({ size: first.size });
  await storage.delete(first.key);
  expect(await storage.stat(first.key)).toBeUndefined();
});

test('what is too large leaves nothing behind', async () => {
  await expect(storage.put(Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), 1000)).rejects.toThrow(ContentTooLarge);
  expect(fs.readdirSync(path.join(root, 'incoming'))).toEqual([]);
});

test('a key that is a path is refused', async () => {
  await expect(storage.get('../../etc/passwd')).rejects.toThrow('Not a key');
});
