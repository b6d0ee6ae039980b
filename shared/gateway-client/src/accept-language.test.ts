import { expect, test } from '@jest/globals';
import { toAcceptLanguage } from './accept-language';

test.each([
  ['ne', 'np'],
  ['en', 'en'],
] as const)('%s is %s to the gateway', (language, header) => {
  expect(toAcceptLanguage(language)).toBe(header);
});
