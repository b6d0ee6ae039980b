import { expect, test } from '@jest/globals';
import { logoSide, objectionTo, PICTURE_MAXIMUM_BYTES, pictureType, squareOf } from './logo-file';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

test('a picture is known by its first bytes', async () => {
  expect(await pictureType(new Blob([png]))).toBe('image/png');
  expect(await pictureType(new Blob([jpeg]))).toBe('image/jpeg');
  expect(
    await pictureType(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })),
  ).toBeUndefined();
  expect(await pictureType(new Blob([png.slice(0, 4)]))).toBeUndefined();
});

test('what stands against a file has a name', async () => {
  expect(await objectionTo(new Blob([]))).toBe('logo.empty');
  expect(await objectionTo(new Blob([jpeg, new Uint8Array(PICTURE_MAXIMUM_BYTES)]))).toBe('logo.tooLarge');
  expect(await objectionTo(new Blob(['text']))).toBe('logo.notPicture');
  expect(await objectionTo(new Blob([png]))).toBeUndefined();
});

test('the chosen part becomes a square of whole pixels inside the picture', () => {
  expect(squareOf({ x: 25, y: 0, width: 50, height: 100 }, { width: 400, height: 200 })).toEqual({
    left: 100,
    top: 0,
    side: 200,
  });
  expect(squareOf({ x: 99, y: 99, width: 50, height: 50 }, { width: 333, height: 333 })).toEqual({
    left: 166,
    top: 166,
    side: 167,
  });
});

test('a logo is neither blown up nor larger than it needs to be', () => {
  expect(logoSide({ left: 0, top: 0, side: 300 })).toBe(300);
  expect(logoSide({ left: 0, top: 0, side: 4000 })).toBe(1024);
});
