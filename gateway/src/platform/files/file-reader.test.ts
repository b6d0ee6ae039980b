import { mock } from 'node:test';
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
  for (const text of [
    '<html><script>alert(1)</script></html>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a',
    '',
  ])
    expect(await kindOf(Buffer.from(text))).toBe('OTHER_KIND');
});

test('a Word document is told from other archives', async () => {
  expect(await kindOf(Buffer.from('PK\x03\x04 word/document.xml', 'latin1'))).toBe('EDITABLE');
  expect(await kindOf(Buffer.from('PK\x03\x04 readme.txt', 'latin1'))).toBe('OTHER_KIND');
});

test('a picture that is cut off, has a page behind its end, or has no size is unreadable', async () => {
  const whole = png(200, 200);
  for (const cut of [9, 20, 33, whole.length - 1]) expect(await kindOf(whole.subarray(0, cut))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.concat([whole, Buffer.from('<script>')]))).toBe('UNREADABLE');
  expect(await kindOf(png(0, 200))).toBe('UNREADABLE');
  const photo = jpeg(200, 200);
  for (const cut of [3, 12, photo.length - 1]) expect(await kindOf(photo.subarray(0, cut))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.concat([photo, Buffer.from('<script>')]))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('UNREADABLE');
  const withoutScan = Buffer.concat([photo.subarray(0, photo.indexOf(Buffer.from('ffda', 'hex'))), photo.subarray(-2)]);
  expect(await kindOf(withoutScan)).toBe('UNREADABLE');
});

test.each([
  ['a line end', Buffer.from('\r\n')],
  ['padding', Buffer.alloc(3000)],
  ['the film of a telephone', Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.alloc(100_000, 0x91)])],
  ['another picture', jpeg(20, 20)],
])('a picture with %s behind its end is taken', async (_what, behind) => {
  for (const [picture, mediaType] of [
    [png(300, 200), 'image/png'],
    [jpeg(300, 200), 'image/jpeg'],
  ] as const)
    expect(await reader.read(Buffer.concat([picture, behind]))).toEqual({ kind: mediaType, width: 300, height: 200 });
});

test('the end of a photograph is that of its last scan', async () => {
  const photo = jpeg(300, 200);
  const scan = photo.indexOf(Buffer.from('ffda', 'hex'));
  // two scans, the first with a byte that is no marker, a restart and fill bytes in it
  const two = Buffer.concat([
    photo.subarray(0, -2),
    Buffer.from('ff00ffd3ffff', 'hex'),
    photo.subarray(scan),
    Buffer.from('\n'),
  ]);
  expect(await reader.read(two)).toEqual({ kind: 'image/jpeg', width: 300, height: 200 });
  expect(await kindOf(two.subarray(0, -3))).toBe('UNREADABLE');
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
  mock.timers.enable({ apis: ['setTimeout'] });
  const hurried = createFileReader(pino({ level: 'silent' }), { longestMs: 1500, idleMs: 200 });
  try {
    expect(hurried.threads()).toBe(0);
    expect(await hurried.read(png(10, 10))).toMatchObject({ kind: 'image/png' });
    expect(hurried.threads()).toBe(1);
    const slow = Buffer.from(`%PDF-1.7\n${'1 0 obj<</A[1 2 3]/B<</C 1>>>>endobj\n'.repeat(1_000_000)}%%EOF`);
    const reading = hurried.read(slow);
    // eslint-disable-next-line no-restricted-globals -- one turn, no time: the file is handed to its thread in it
    await new Promise((resolve) => setImmediate(resolve)); // its thread has it now
    mock.timers.tick(1500);
    expect(await reading).toEqual({ kind: 'UNREADABLE' });
    expect(hurried.threads()).toBe(0);
    expect(await Promise.all(Array.from({ length: 6 }, () => hurried.read(png(10, 10))))).toEqual(
      Array.from({ length: 6 }, () => ({ kind: 'image/png', width: 10, height: 10 })),
    );
    expect([1, 2]).toContain(hurried.threads());
    mock.timers.tick(199);
    expect([1, 2]).toContain(hurried.threads());
    mock.timers.tick(1);
    expect(hurried.threads()).toBe(0);
  } finally {
    mock.timers.reset();
    await hurried.close();
  }
});

test('X2: a file that takes too much memory is refused, and the gateway goes on', async () => {
  const swollen = Buffer.from(`%PDF-1.7\n1 0 obj [${'<</A[1]>>'.repeat(3_000_000)}] endobj\n%%EOF`);
  expect(await kindOf(swollen)).toBe('UNREADABLE');
  expect(await kindOf(png(10, 10))).toBe('image/png');
});
