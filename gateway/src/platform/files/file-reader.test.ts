import { afterAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { jpeg, png } from '../../../test/pictures';
import { createFileReader } from './file-reader';

const reader = createFileReader(pino({ level: 'silent' }));
afterAll(() => reader.close());
const kindOf = async (bytes: Buffer): Promise<string> => (await reader.read(bytes)).kind;

test('a picture is read by its own bytes', async () => {
  expect(await reader.read(png(300, 200))).toEqual({ kind: 'image/png', width: 300, height: 200 });
  expect(await reader.read(jpeg(640, 480))).toEqual({ kind: 'image/jpeg', width: 640, height: 480 });
});

test('what only calls itself a picture is not one', async () => {
  for (const text of ['<html><script>alert(1)</script></html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '']) expect(await kindOf(Buffer.from(text))).toBe('OTHER_KIND');
});

test('a picture that is cut off, goes on behind its end, or has no size is unreadable', async () => {
  const whole = png(200, 200);
  for (const cut of [9, 20, 33, whole.length - 1]) expect(await kindOf(whole.subarray(0, cut))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.concat([whole, Buffer.from('<script>')]))).toBe('UNREADABLE');
  expect(await kindOf(png(0, 200))).toBe('UNREADABLE');
  const photo = jpeg(200, 200);
  for (const cut of [3, 12, photo.length - 1]) expect(await kindOf(photo.subarray(0, cut))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.concat([photo, Buffer.from('<script>')]))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('UNREADABLE');
});

test('X17: a picture of more points than any scan, or of fewer than it names, is unreadable', async () => {
  const large = png(10_000, 10_000);
  expect(large.length).toBeLessThan(200_000);
  expect(await kindOf(large)).toBe('UNREADABLE');
  expect(await kindOf(jpeg(10_000, 10_000))).toBe('UNREADABLE');
  expect(await kindOf(png(7016, 9921))).toBe('image/png'); // A3 at 600 points an inch
  for (const rows of [399, 401]) expect(await kindOf(png(300, 400, 0, rows))).toBe('UNREADABLE');
  const damaged = png(300, 200);
  damaged.writeUInt8(damaged.readUInt8(50) ^ 0xff, 50);
  expect(await kindOf(damaged)).toBe('UNREADABLE');
});

test('X2: a file that takes too long is refused and its thread ended; the next file gets another, and a thread without work ends', async () => {
  const hurried = createFileReader(pino({ level: 'silent' }), { longestMs: 1500, idleMs: 200 });
  expect(hurried.threads()).toBe(0);
  expect(await hurried.read(png(10, 10))).toMatchObject({ kind: 'image/png' });
  expect(hurried.threads()).toBe(1);
  const slow = Buffer.from(`%PDF-1.7\n${'1 0 obj<</A[1 2 3]/B<</C 1>>>>endobj\n'.repeat(1_000_000)}%%EOF`);
  expect(await hurried.read(slow)).toEqual({ kind: 'UNREADABLE' });
  expect(hurried.threads()).toBe(0);
  expect(await Promise.all(Array.from({ length: 6 }, () => hurried.read(png(10, 10))))).toEqual(Array.from({ length: 6 }, () => ({ kind: 'image/png', width: 10, height: 10 })));
  expect(hurried.threads()).toBeGreaterThan(0);
  expect(hurried.threads()).toBeLessThanOrEqual(2);
  for (let tries = 0; hurried.threads() > 0 && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(hurried.threads()).toBe(0);
  await hurried.close();
});

test('X2: a file that takes too much memory is refused, and the gateway goes on', async () => {
  const swollen = Buffer.from(`%PDF-1.7\n1 0 obj [${'<</A[1]>>'.repeat(3_000_000)}] endobj\n%%EOF`);
  expect(await kindOf(swollen)).toBe('UNREADABLE');
  expect(await kindOf(png(10, 10))).toBe('image/png');
});
