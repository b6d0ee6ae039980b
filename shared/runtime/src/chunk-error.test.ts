import { expect, test } from '@jest/globals';
import { isChunkError } from './chunk-error';

const named = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

test.each<[string, unknown]>([
  [
    'webpack',
    named('Loading chunk 417 failed.\n(error: https://portal.example/remotes/mf-auth/1.0.0-ab12cd/417.js)', {
      name: 'ChunkLoadError',
    }),
  ],
  ['webpack, by wording', new Error('Loading chunk src_pages_tsx failed. (timeout: /remotes/mf-auth/1/417.js)')],
  ['styles', named('Loading CSS chunk 12 failed.\n(/remotes/mf-auth/1/12.css)', { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://portal.example/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://portal.example/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a preloader', new Error('Unable to preload CSS for /a.css')],
])('knows a missing chunk in the words of %s', (_, error) => {
  expect(isChunkError(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['a failed call', new TypeError('Failed to fetch')],
  ['a mistake', new Error('Cannot read properties of undefined')],
  ['a sentence', 'Loading chunk 1 failed'],
  ['nothing', null],
])('takes %s for what it is', (_, error) => {
  expect(isChunkError(error)).toBe(false);
});
