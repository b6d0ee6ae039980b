import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { rules } from './rules.cjs';
import { reachingStyles } from './scoped-styles.cjs';
import { remoteNames, ROOT } from './workspaces.cjs';

const own = (css: string) => reachingStyles(css, { of: 'own' }).map(({ line, problem }) => `${line}: ${problem}`);
const fromPackage = (css: string) => reachingStyles(css, { of: 'package' });

test.each([
  '.page { color: red }',
  '.page > nav, .page + *, .page::before { display: none }',
  'body .page { margin: 0 }',
  '@media (max-width: 600px) { .page { padding: 0 } }',
  '.page { & nav { color: red } nav { color: red } &:hover { color: red } @media print { display: none } }',
  ':is(.page, .list) h2 { margin: 0 }',
  '.page:not(nav) { margin: 0 }',
  '.page :global(.ant-segmented) { margin: 0 }',
  '@keyframes turn { from { opacity: 0 } 50% { opacity: 1 } }',
  '.page { animation: turn 1s } @layer page { .page { color: red } }',
])('stays inside: %s', (css) => {
  expect(own(css)).toEqual([]);
});

test.each([
  ['body { background: red }', /^1: “body” reaches outside the remote/],
  ['.page { color: red }\n\nnav { display: none }', /^3: “nav” reaches/],
  [':root { --gap: 8px }', /“:root” reaches/],
  ['* { box-sizing: border-box }', /“\*” reaches/],
  ['#menu { display: none }', /“#menu” reaches/],
  ['[role="navigation"] { display: none }', /reaches/],
  ['.page, header { color: red }', /“header” reaches/],
  ['body:has(.page) { overflow: hidden }', /reaches/],
  ['nav:not(.page) { display: none }', /reaches/],
  [':is(.page, nav) a { color: red }', /reaches/],
  ['.page { body:has(&) { overflow: hidden } }', /reaches/],
  ['@media print { nav { display: none } }', /“nav” reaches/],
  [':global(.ant-btn) { color: red }', /reaches/],
  ['.page :global .ant-btn { color: red }', /is global/],
  ['.ant-btn { color: red }', /reaches/],
  ['@keyframes :global(turn) { from { opacity: 0 } }', /is global/],
  ['@font-face { font-family: Mukta; src: url(a.woff2) }', /“@font-face” is of the whole document/],
  ['@page { margin: 0 }', /“@page” is of the whole document/],
  ['@import "other.css";', /“@import” is of the whole document/],
])('reaches outside: %s', (css, expected) => {
  expect(own(css)).toEqual([expect.stringMatching(expected)]);
});

test('a package keeps its own class names and the values it names, and reaches no further', () => {
  expect(fromPackage(':root { --crop: red } .ReactCrop *, [dir="rtl"] .altcha { color: red }')).toEqual([]);
  expect(fromPackage(':root { color: red }')).toHaveLength(1);
  expect(fromPackage('button { color: red }')).toHaveLength(1);
});

test('no remote has a style that reaches outside', () => {
  const files = remoteNames().flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(ROOT, name, 'src', file)),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !file.endsWith('.module.css'))).toEqual([]);
  expect(files.flatMap((file) => own(readFileSync(file, 'utf8')).map((problem) => `${file}:${problem}`))).toEqual([]);
});

/** What the build of one style sheet complains of. */
async function buildComplaints(file: string, css: string, scoped: boolean): Promise<string> {
  const context = mkdtempSync(join(tmpdir(), 'styles-'));
  writeFileSync(join(context, file), css);
  writeFileSync(join(context, 'index.js'), `import './${file}';`);
  const compiler = webpack({
    context,
    entry: './index.js',
    mode: 'production',
    output: { path: join(context, 'dist') },
    module: { rules: rules('mf-sample', { refresh: false, scoped }) },
    plugins: [new MiniCssExtractPlugin()],
  });
  try {
    return await new Promise((resolve, reject) => {
      compiler?.run((error, stats) =>
        error === null ? resolve(stats?.toString({ all: false, errors: true }) ?? '') : reject(error),
      );
    });
  } finally {
    rmSync(context, { recursive: true });
  }
}

test('the build of a remote fails with the file and the line to change; the shell may style the whole document', async () => {
  const css = '.page { color: red }\nbody { background: red }';
  expect(await buildComplaints('page.module.css', css, true)).toMatch(
    /page\.module\.css:2: “body” reaches outside the remote/,
  );
  expect(await buildComplaints('page.css', '.page { color: red }', true)).toMatch(/Name it page\.module\.css/);
  expect(await buildComplaints('page.css', css, false)).toBe('');
});
