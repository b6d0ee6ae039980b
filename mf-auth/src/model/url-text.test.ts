import { expect, test } from '@jest/globals';
import { decodeUrlText, encodeUrlText } from './url-text';

test('text comes back as it went in, whatever its script', () => {
  for (const text of ['9812345678', 'a?b&c=d/e+f', 'काठमाडौं', ''])
    expect(decodeUrlText(encodeUrlText(text))).toBe(text);
});

test('the encoded form needs no escaping in an address', () => {
  expect(encodeUrlText('>>>???ÿÿ')).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('an address changed by hand is refused, not thrown', () => {
  expect(decodeUrlText('%%%')).toBeNull();
  expect(decodeUrlText('_w')).toBeNull();
});
