import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { components, writtenWhenShown } from './component-styles';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const inBrowsers = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .concat('shell', 'shared/ui', 'shared/runtime')
  .map((name) => join(root, name, 'src'));
const sources = inBrowsers
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|component-styles\.tsx$/.test(file));
/** Settings and words, no components. */
const WITHOUT_STYLES = ['config-provider', 'locale'];

test('every component that the portal shows has its styles in the sheet, or is named as one that comes late', () => {
  const shown = new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from 'antd\/es\/([a-z-]+)/g)].map(([, name]) => name ?? ''),
    ),
  );
  expect(shown.size).toBeGreaterThan(30);
  const known = [...Object.keys(components), ...writtenWhenShown];
  expect([...shown].filter((name) => !WITHOUT_STYLES.includes(name) && !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !shown.has(name))).toEqual([]);
});
