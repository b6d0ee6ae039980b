import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { compressBest, PrecompressPlugin } from './precompress-plugin.cjs';

const SOURCE = readFileSync(new URL('./workspaces.cjs', import.meta.url), 'utf8');
let root: string;
const dist = () => join(root, 'dist');
const sizeOf = (file: string): number => statSync(join(dist(), file)).size;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'precompress-'));
  writeFileSync(join(root, 'page.js'), `export default ${JSON.stringify(SOURCE)};`);
});
afterEach(() => rmSync(root, { recursive: true }));

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: root,
        entry: './page.js',
        output: { path: dist(), filename: 'page.js' },
        plugins: [new PrecompressPlugin()],
      },
      (error, stats) => ((error ?? stats?.hasErrors()) ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });

test('a build has a twin of each text file, and a release packs them more closely without another content', async () => {
  await build();
  expect(readdirSync(dist()).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz']);
  const content = readFileSync(join(dist(), 'page.js'));
  const quick = sizeOf('page.js.br');
  await compressBest(dist());
  expect(sizeOf('page.js.br')).toBeLessThan(quick);
  expect(readdirSync(dist()).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(dist(), 'page.js.br')))).toEqual(content);
  expect(gunzipSync(readFileSync(join(dist(), 'page.js.gz')))).toEqual(content);
});
