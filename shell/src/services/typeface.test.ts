import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { typefaceReady } from './typeface';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function pageIn(language: string, load: (font: string, text?: string) => Promise<FontFace[]>) {
  const documentElement = document.createElement('html');
  documentElement.lang = language;
  return { documentElement, fonts: Object.assign(Object.create(null), { load }) };
}

test.each([
  ['ne', 'कa'],
  ['en', 'a'],
])('F9: the typeface is waited for in both weights, in the scripts of %s', async (language, letters) => {
  const load = jest.fn((_font: string, _text?: string) => Promise.resolve<FontFace[]>([]));
  await typefaceReady(pageIn(language, load));
  expect(load.mock.calls).toEqual([
    ['400 16px Mukta', letters],
    ['600 16px Mukta', letters],
  ]);
});

test('F9: one that does not come, or is late, keeps nobody waiting for long', async () => {
  await expect(typefaceReady(pageIn('ne', () => Promise.reject(new Error('no line'))))).resolves.toBeUndefined();
  let drawn = false;
  const late = typefaceReady(pageIn('ne', () => new Promise(() => undefined))).then(() => {
    drawn = true;
  });
  await jest.advanceTimersByTimeAsync(400);
  expect(drawn).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(drawn).toBe(true);
  await late;
});
