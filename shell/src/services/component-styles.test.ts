import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadComponentStyles } from './component-styles';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" href="/shell/own.css">';
});
afterEach(() => {
  jest.useRealTimers();
});

const sheet = (): HTMLLinkElement | null => document.head.querySelector('link[href="/shell/components.css"]');

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(0);
  return settled;
}

test.each(['load', 'error'])(
  'the sheet stands before the portal’s own, and the start goes on at its %s',
  async (event) => {
    const styled = loadComponentStyles(document, '/shell/components.css');
    expect(document.head.firstElementChild).toBe(sheet());
    expect(await isSettled(styled)).toBe(false);
    sheet()?.dispatchEvent(new Event(event));
    expect(await isSettled(styled)).toBe(true);
  },
);

test('a sheet that does not come holds nobody up for long', async () => {
  const styled = loadComponentStyles(document, '/shell/components.css');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(await isSettled(styled)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isSettled(styled)).toBe(true);
});
