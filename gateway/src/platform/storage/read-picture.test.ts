import { expect, test } from '@jest/globals';
import { jpeg, png } from '../../../test/pictures';
import { readPicture } from './read-picture';

test('a picture is read by its own bytes', () => {
  expect(readPicture(png(300, 200))).toEqual({ mediaType: 'image/png', width: 300, height: 200 });
  expect(readPicture(jpeg(640, 480))).toEqual({ mediaType: 'image/jpeg', width: 640, height: 480 });
});

test('what only calls itself a picture is not one', () => {
  expect(readPicture(Buffer.from('<html><script>alert(1)</script></html>'))).toBe('OTHER_KIND');
  expect(readPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('OTHER_KIND');
  expect(readPicture(Buffer.from('GIF89a'))).toBe('OTHER_KIND');
  expect(readPicture(Buffer.alloc(0))).toBe('OTHER_KIND');
});

test('a picture that is cut off, goes on behind its end, or has no size is unreadable', () => {
  const whole = png(200, 200);
  for (const cut of [9, 20, 33, whole.length - 1]) expect(readPicture(whole.subarray(0, cut))).toBe('UNREADABLE');
  expect(readPicture(Buffer.concat([whole, Buffer.from('<script>')]))).toBe('UNREADABLE');
  expect(readPicture(png(0, 200))).toBe('UNREADABLE');
  const photo = jpeg(200, 200);
  for (const cut of [3, 12, photo.length - 1]) expect(readPicture(photo.subarray(0, cut))).toBe('UNREADABLE');
  expect(readPicture(Buffer.concat([photo, Buffer.from('<script>')]))).toBe('UNREADABLE');
  expect(readPicture(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('UNREADABLE');
});
