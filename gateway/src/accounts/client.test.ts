import { expect, test } from '@jest/globals';
import { deviceOf } from './client';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Microsoft Edge, Windows',
  ],
  ['', ''],
  [undefined, ''],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('whatever is sent as a browser’s name is short and no markup of ours', () => {
  expect(deviceOf(`<script>${'x'.repeat(100_000)}`).length).toBeLessThan(500);
});
