import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { installation } from '../../../scripts/portal/install.mjs';
import { serverBuild } from '../../../scripts/portal/server-build.mjs';
import { lockedNames, readLock } from './locked-packages.cjs';
import { readModules } from './module-graph.cjs';
import { packageNameOf } from './shared-modules.cjs';
import { ROOT, remoteNames } from './workspaces.cjs';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
  readonly link?: boolean;
}

const LOCKED: Readonly<Record<string, Locked>> = {
  '': {},
  gateway: { version: '1.0.0' },
  'node_modules/gateway': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/jest': { version: '30.0.0', dev: true },
  'node_modules/binary-of-another-platform': { version: '1.0.0', optional: true },
  'node_modules/binary-of-a-tool': { version: '1.0.0', devOptional: true },
  'node_modules/other-bundler': { version: '2.0.0', peer: true },
};
const START = ['node_modules/fastify'];
const ALL = [...START, 'node_modules/jest'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installation-'));
  write('package-lock.json', LOCKED);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, packages: Readonly<Record<string, Locked>>) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));

function installed(paths: readonly string[], changed: Readonly<Record<string, Locked>> = {}): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const present = Object.fromEntries(paths.map((path) => [path, LOCKED[path] ?? {}]));
  write('node_modules/.package-lock.json', { ...present, ...changed });
}

test('a fresh clone gets what starting needs; tests get everything at once', () => {
  expect(installation(root, { tools: false })).toEqual(['ci', '--omit=dev', '--omit=peer']);
  expect(installation(root, { tools: true })).toEqual(['ci', '--include=dev', '--omit=peer']);
});

test('what is there is not installed again, with the tools or without', () => {
  installed(START);
  expect(installation(root, { tools: false })).toBeUndefined();
  installed(ALL);
  expect(installation(root, { tools: false })).toBeUndefined();
  expect(installation(root, { tools: true })).toBeUndefined();
});

test('tests add the tools to what a start installed, without changing the lock file', () => {
  installed(START);
  expect(installation(root, { tools: true })).toEqual(['install', '--no-save', '--include=dev', '--omit=peer']);
});

test('a raised version is installed, and a folder that had the tools keeps them', () => {
  const before = { 'node_modules/fastify': { version: '4.0.0' } };
  installed(START, before);
  expect(installation(root, { tools: false })).toEqual(['ci', '--omit=dev', '--omit=peer']);
  installed(ALL, before);
  expect(installation(root, { tools: false })).toEqual(['ci', '--include=dev', '--omit=peer']);
});

test('a raised tool holds up no start', () => {
  installed(ALL, { 'node_modules/jest': { version: '29.0.0', dev: true } });
  expect(installation(root, { tools: false })).toBeUndefined();
  expect(installation(root, { tools: true })).toEqual(['install', '--no-save', '--include=dev', '--omit=peer']);
});

/** Of this repository: which of the installed packages a start leaves out, by where they lie. */
const left: ReadonlySet<string> = new Set(
  Object.entries<Locked>(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages)
    .filter(([, { dev, devOptional, peer }]) => dev || devOptional || peer)
    .map(([path]) => path),
);
const FOLDER = 'node_modules/';
/** Only `npm run dev` loads what this file names. */
const WATCHING = 'shared/build/src/watch-mode.cjs';
/** Asked for by `debug`, which goes on without it. */
const WHERE_IT_IS = `${FOLDER}supports-color`;

test('the tools for tests and checks are left out of a start', () => {
  const tools = ['jest', 'eslint', 'typescript-eslint', 'prettier', 'playwright-core', '@testing-library/react'];
  expect(tools.filter((name) => !left.has(`${FOLDER}${name}`))).toEqual([]);
});

test('every package that a build for browsers names is installed for a start', () => {
  const entries = ['shell/src/main.ts', ...remoteNames().map((name) => `${name}/src/app.tsx`)];
  const graph = readModules({
    root: ROOT,
    entries: [...entries, 'shared/build/src/index.cjs', 'shared/ui/fonts/build-fonts.mjs'],
    outside: lockedNames(readLock(ROOT)),
  });
  const missing = [...graph].flatMap(([file, references]) =>
    references
      .filter(({ file: ours }) => ours === undefined && file !== WATCHING)
      .filter(({ request }) => left.has(`${FOLDER}${packageNameOf(request)}`))
      .map(({ request }) => `${file}: ${request}`),
  );
  expect(graph.size).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test.each(['gateway', 'host', 'sandbox'])(
  'everything that is bundled into %s is installed for a start',
  async (name) => {
    const { metafile } = await build({
      ...serverBuild(name),
      absWorkingDir: ROOT,
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const bundled = Object.keys(metafile?.inputs ?? {})
      .filter((file) => file.includes(FOLDER))
      .map((file) => {
        const at = file.lastIndexOf(FOLDER) + FOLDER.length;
        return `${file.slice(0, at)}${packageNameOf(file.slice(at))}`;
      });
    const loaded = Object.values(metafile?.inputs ?? {})
      .flatMap(({ imports }) => imports)
      .filter(({ external, path }) => external === true && !isBuiltin(path))
      .map(({ path }) => `${FOLDER}${packageNameOf(path)}`);
    expect(bundled.length).toBeGreaterThan(100);
    expect([...new Set([...bundled, ...loaded])].filter((path) => left.has(path) && path !== WHERE_IT_IS)).toEqual([]);
  },
);
