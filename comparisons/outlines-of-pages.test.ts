import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { isPreloadMap } from '../host/src/preload-map';
import { pageOutlines } from '../shared/build/src/page-outlines.cjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const withOutlines = readdirSync(ROOT).filter(
  (name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'outlines.json')),
);

test('remotes have outlines', () => {
  expect(withOutlines.length).toBeGreaterThan(2);
});

// The host takes the map of a build whole or not at all: one outline that it refuses takes the early files of every
// page of that remote with it.
test.each(withOutlines)('the host takes each outline of %s', (name) => {
  const outlines = pageOutlines(join(ROOT, name), join(ROOT, name, 'src/locales'));
  const refused = Object.entries(outlines).filter(
    ([path, outline]) =>
      !isPreloadMap({
        start: { files: [], parts: [] },
        pages: { [path]: { files: [], parts: [], outline } },
        parts: {},
      }),
  );
  expect(refused.map(([path]) => path)).toEqual([]);
});
