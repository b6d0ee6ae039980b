/**
 * Before the first gateway test of a run: bundles all of them, with the gateway, into a folder of this run. What
 * several test files use is one chunk, so a worker loads the gateway once and not once for each file. Then the
 * databases are prepared that the chosen tests start from, so that no test pays for them out of its own time.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { ROOT, workspaces } from '../../../scripts/portal/paths.mjs';
import { serverBuild } from '../../../scripts/portal/server-build.mjs';

const require = createRequire(import.meta.url);
const { GLOBALS } = require('./native-runtime.cjs');

const gateway = join(ROOT, 'gateway');
const IN_TEST = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
/** Kits are loaded once for many test files: a hook registered there would belong to the first of them only. */
const IN_KIT = ['expect', 'jest'];

const PREPARED = join(gateway, 'test/prepared-database.ts');

export default async function bundleTests({ testPathPatterns }) {
  const out = join(gateway, '.cache', `tests-${process.pid}`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  process.once('exit', () => rmSync(out, { recursive: true, force: true }));
  const { entryPoints: _, external, ...settings } = serverBuild('gateway', out);
  // only those that were asked for: a test file that is being written elsewhere is in nobody's way
  const chosen = (await testFiles()).filter(
    (file) =>
      testPathPatterns.patterns.length === 0 ||
      testPathPatterns.patterns.some((pattern) => new RegExp(pattern, 'i').test(file)),
  );
  const { metafile } = await build({
    ...settings,
    entryPoints: [...chosen, PREPARED],
    outbase: ROOT,
    absWorkingDir: ROOT,
    metafile: true,
    entryNames: '[dir]/[name]',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    external: [...external, ...onlyInTests()],
    plugins: [jestGlobals, ownPlace],
  });
  process.env.GATEWAY_TESTS_BUNDLE = out;
  process.env.GATEWAY_TESTS_SOURCES = workspaces.sourceHash('gateway');
  await prepareDatabases(out, chosen, metafile);
}

/** Only those that the chosen tests ask for: a test of a plain rule starts at once. */
async function prepareDatabases(out, chosen, { inputs }) {
  const reached = new Set();
  const follow = (file) => {
    if (reached.has(file) || !inputs[file]) return;
    reached.add(file);
    for (const { path } of inputs[file].imports) follow(path);
  };
  for (const file of chosen) follow(relative(ROOT, file));
  if (!reached.has(relative(ROOT, PREPARED))) return;
  const { prepareDatabase } = await import(
    pathToFileURL(join(out, relative(ROOT, PREPARED).replace(/\.ts$/, '.mjs'))).href
  );
  await prepareDatabase(false);
  const texts = await Promise.all(
    [...reached]
      .filter((file) => file.startsWith('gateway/') && /\.test\.ts$|-kit\.ts$/.test(file))
      .map((file) => readFile(join(ROOT, file), 'utf8')),
  );
  if (texts.some((text) => text.includes('demoData: true'))) await prepareDatabase(true);
}

async function testFiles() {
  const found = await Promise.all(
    ['gateway/src', 'gateway/test', 'comparisons'].map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((file) => join(ROOT, folder, file)),
    ),
  );
  return found.flat().filter((file) => file.endsWith('.test.ts'));
}

/** Packages that only tests use stay outside: some of them cannot be bundled. */
function onlyInTests() {
  const named = (folder) =>
    Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).devDependencies ?? {});
  return [...named(gateway), ...named(ROOT), 'esbuild'];
}

const jestGlobals = {
  name: 'jest-globals',
  setup(build) {
    // one copy for each file that asks: they are those of the test file that is being loaded
    build.onResolve({ filter: /^@jest\/globals$/ }, ({ importer }) => ({ path: importer, namespace: 'jest-globals' }));
    build.onLoad({ filter: /.*/, namespace: 'jest-globals' }, ({ path }) => ({
      contents: `export const { ${(path.endsWith('.test.ts') ? IN_TEST : IN_KIT).join(', ')} } = globalThis[Symbol.for(${JSON.stringify(GLOBALS)})];`,
    }));
  },
};

/** A bundle lies elsewhere than its sources: what asks for its own place gets that of the source. */
const ownPlace = {
  name: 'own-place',
  setup(build) {
    build.onLoad({ filter: /[\\/](gateway[\\/](src|test)|comparisons)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.')) return { contents: source, loader: 'ts' };
      const define = {
        'import.meta.url': JSON.stringify(pathToFileURL(path).href),
        'import.meta.dirname': JSON.stringify(dirname(path)),
      };
      const { code } = await transform(source, { loader: 'ts', define, sourcefile: path, sourcemap: 'inline' });
      return { contents: code, loader: 'js' };
    });
  },
};
