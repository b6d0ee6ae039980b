/**
 * Before the first test of a page: bundles Ant Design and its parts into one file. Jest loads every module anew for
 * every test file, and these are about a thousand: finding, reading and compiling them one by one took a fifth of the
 * time of the tests of pages. `dom-resolver.cjs` leads there.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../portal/paths.mjs';

const { FOLDER, isBundled, inCommonJs } = createRequire(import.meta.url)('./dom-resolver.cjs');

const NO_STYLE_RULES = join(ROOT, 'shared/testing/src/no-style-rules.cjs');
const HOMES = /^(?:shell|mf-[a-z-]+|shared\/(?:ui|runtime|gateway-client|i18n|testing))\/src\//;
const IMPORTED = /^(?:import|export) (?!type ).* from '([^']+)'/gm;

export default async function bundleDomLibraries() {
  const names = namesAskedFor();
  const key = createHash('sha256')
    .update(JSON.stringify(names))
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(readFileSync(new URL(import.meta.url)))
    .update(readFileSync(NO_STYLE_RULES))
    .digest('hex')
    .slice(0, 12);
  const folder = join(FOLDER, key);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    await write(names, draft);
    try {
      renameSync(draft, folder);
    } catch (error) {
      // another run was as quick
      if (!existsSync(folder)) throw error;
      rmSync(draft, { recursive: true, force: true });
    }
  }
  process.env.DOM_LIBRARIES = folder;
}

/** What the sources import of it, each name once. */
function namesAskedFor() {
  const names = new Set();
  const folders = ['shell', 'shared', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))];
  for (const folder of folders) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true })) {
      if (!HOMES.test(`${folder}/${file}`) || !/\.tsx?$/.test(file) || file.includes('node_modules')) continue;
      for (const [, name = ''] of readFileSync(join(ROOT, folder, file), 'utf8').matchAll(IMPORTED)) {
        if (isBundled(name)) names.add(inCommonJs(name));
      }
    }
  }
  return [...names].sort();
}

async function write(names, folder) {
  const contents = names.map((name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)});`);
  await build({
    stdin: { contents: contents.join('\n'), resolveDir: ROOT },
    outfile: join(folder, 'libraries.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    // as Jest finds them for jsdom
    mainFields: ['main'],
    conditions: ['browser', 'require'],
    define: { 'process.env.NODE_ENV': '"test"' },
    // one copy each for pages and libraries
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'dayjs', 'dayjs/*'],
    plugins: [noStyleRules],
    // less to read for each test file
    minifyWhitespace: true,
    logLevel: 'error',
  });
  for (const name of names) {
    const file = join(folder, `${name}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    const libraries = relative(dirname(file), join(folder, 'libraries.cjs'));
    writeFileSync(file, `module.exports = require('./${libraries}')[${JSON.stringify(name)}]();\n`);
  }
}

const noStyleRules = {
  name: 'no-style-rules',
  setup({ onResolve }) {
    onResolve({ filter: /\/useStyleRegister$/ }, () => ({ path: NO_STYLE_RULES }));
  },
};
