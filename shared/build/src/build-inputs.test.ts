import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { bundleHashes, readInputs } from './build-inputs.cjs';
import { ROOT, remoteNames } from './workspaces.cjs';

// On a copy of the sources as they are: what is promised here is promised of these remotes.
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'videos']);
const NAMES = ['shell', ...remoteNames()];
let root: string;
let before: ReadonlyMap<string, string>;
let undo: (() => void)[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  for (const name of [...NAMES, 'shared', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (source) => source === join(ROOT, name) || !NOT_SOURCES.has(basename(source)),
    });
  }
  cpSync(join(ROOT, 'shell/src/pages/manuals/videos'), join(root, 'shell/src/pages/manuals/videos'), {
    recursive: true,
  });
  linkPackages(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  before = bundleHashes(root, NAMES);
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  for (const step of undo.reverse()) step();
  undo = [];
});

/** The installed packages as they are; our own lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (name === '@registrar') linkPackages(source, join(to, name));
    else symlinkSync(lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source, join(to, name));
  }
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  undo.push(() => writeFileSync(path, original));
  writeFileSync(path, change(original));
}

function add(file: string, content: string): void {
  const path = join(root, file);
  undo.push(() => rmSync(path, { force: true }));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

interface LockFile {
  packages: Record<
    string,
    { version?: string; integrity?: string; dependencies?: Record<string, string>; link?: boolean; resolved?: string }
  >;
}

const editLock = (change: (packages: LockFile['packages']) => void): void =>
  edit('package-lock.json', (text) => {
    const lock: LockFile = JSON.parse(text);
    change(lock.packages);
    return JSON.stringify(lock, null, 2);
  });

const bump = (name: string): void =>
  editLock(
    (packages) =>
      (packages[`node_modules/${name}`] = {
        ...packages[`node_modules/${name}`],
        version: '999.0.0',
        integrity: 'sha512-other',
      }),
  );

/** Whose version is another one now. */
const changed = (): string[] => {
  const after = bundleHashes(root, NAMES);
  return NAMES.filter((name) => after.get(name) !== before.get(name));
};

const filesOf = (name: string): readonly string[] => readInputs(root, [name]).get(name)?.files ?? [];
const domainFiles = (name: string) => filesOf(name).filter((file) => file.startsWith('shared/domain/src/'));

test('a version is the same in another folder, and whether one workspace is looked at or all', () => {
  expect(bundleHashes(ROOT, ['mf-auth']).get('mf-auth')).toBe(before.get('mf-auth'));
  expect(bundleHashes(ROOT, ['shell']).get('shell')).toBe(before.get('shell'));
});

test('T2: a new remote, with its rows in the lock file, changes no other version', () => {
  cpSync(join(root, 'mf-post-amendment'), join(root, 'mf-annual-summary'), { recursive: true });
  undo.push(() => rmSync(join(root, 'mf-annual-summary'), { recursive: true }));
  edit('package.json', (text) =>
    text.replace('"mf-post-amendment",', '"mf-post-amendment",\n    "mf-annual-summary",'),
  );
  editLock((packages) => {
    packages['mf-annual-summary'] = { version: '1.0.0', dependencies: { 'left-aligned': '1.0.0' } };
    packages['node_modules/mf-annual-summary'] = { resolved: 'mf-annual-summary', link: true };
    packages['node_modules/left-aligned'] = { version: '1.0.0', integrity: 'sha512-x' };
  });
  expect(changed()).toEqual([]);
});

test('T23: a new filing changes the version of the remote that shows it, and of nobody else', () => {
  edit('shared/domain/src/processes/tables/company-changes.ts', (text) =>
    text
      .replace('import { definitionsOf }', "import { anotherChange } from '../filings/another-change/definition';\n$&")
      .replace(/^\);/m, '  anotherChange,\n$&'),
  );
  add(
    'shared/domain/src/processes/filings/another-change/definition.ts',
    "import { others } from '../others/definition';\n\nexport const anotherChange = { ...others, numberPrefix: 'AC' } as const;\n",
  );
  expect(changed()).toEqual(['mf-post-amendment']);
});

test('T23: of a filing that no front end shows, none is built anew', () => {
  edit('shared/domain/src/processes/tables/definitions.ts', (text) => `${text}\n// another filing\n`);
  expect(changed()).toEqual([]);
  expect(
    filesOf('shell').filter((file) =>
      /processes\/(?:tables\/(?:company-changes|definitions)|filings\/(?:others|annual-report))/.test(file),
    ),
  ).toEqual([]);
});

test('T2: a package for another workspace changes no version', () => {
  edit('mf-payments/package.json', (text) =>
    text.replace('"dependencies": {', '"dependencies": {\n    "left-aligned": "1.0.0",'),
  );
  edit('shared/domain/package.json', (text) =>
    text.replace('"dependencies": {', '"dependencies": {\n    "left-aligned": "1.0.0",'),
  );
  editLock((packages) => (packages['node_modules/left-aligned'] = { version: '1.0.0', integrity: 'sha512-x' }));
  expect(changed()).toEqual([]);
});

test('T2: the routes of a remote change its own version and not the shell’s', () => {
  edit('mf-auth/routes.json', (text) => text.replace(/"en": "/, '"en": "New '));
  expect(changed()).toEqual(['mf-auth']);
});

test('a file of the domain changes those that import it, and nobody else', () => {
  const reached = new Map(NAMES.map((name) => [name, new Set(domainFiles(name))]));
  const file = domainFiles('mf-auth').find((one) => !reached.get('mf-payments')?.has(one));
  expect(file).toBeDefined();
  edit(file ?? '', (text) => `${text}\n// another rule`);
  expect(changed()).toEqual(NAMES.filter((name) => reached.get(name)?.has(file ?? '')));
  expect(changed()).not.toContain('mf-payments');
});

test('a file of the domain that nobody imports, a test and a document change nothing', () => {
  add('shared/domain/src/not-imported.ts', 'export const rule = 1;');
  add('mf-auth/src/new-rule.test.ts', 'test');
  edit('shared/ui/README.md', (text) => `${text}\nMore.`);
  expect(changed()).toEqual([]);
});

test('of packages only the locked versions of those that are bundled count', () => {
  bump('altcha');
  expect(changed()).toEqual(['mf-auth']);
});

test('what the shell gives is the shell’s: antd, React and its own parts', () => {
  bump('antd');
  bump('react');
  edit('shared/ui/src/index.ts', (text) => `${text}\n// more`);
  expect(changed()).toEqual(['shell']);
});

test('what a bundled package needs counts as well, wherever npm has put it', () => {
  editLock((packages) => {
    packages['node_modules/altcha'] = { ...packages['node_modules/altcha'], dependencies: { 'left-aligned': '1.0.0' } };
    packages['node_modules/altcha/node_modules/left-aligned'] = { version: '1.0.0', integrity: 'sha512-x' };
  });
  const nested = bundleHashes(root, ['mf-auth']).get('mf-auth');
  expect(nested).not.toBe(before.get('mf-auth'));
  editLock((packages) => {
    packages['node_modules/left-aligned'] = { version: '1.0.0', integrity: 'sha512-x' };
    delete packages['node_modules/altcha/node_modules/left-aligned'];
  });
  expect(bundleHashes(root, ['mf-auth']).get('mf-auth')).toBe(nested);
});

test('the preset and the tools that build change everybody', () => {
  edit('shared/build/src/rules.cjs', (text) => `${text}\n// another rule`);
  expect(changed()).toEqual(NAMES);
  undo.pop()?.();
  bump('css-loader');
  expect(changed()).toEqual(NAMES);
});

test('lazy pages, messages, styles, assets and what is named by its address are all seen', () => {
  const remote = filesOf('mf-auth');
  expect(remote).toEqual(
    expect.arrayContaining([
      'mf-auth/src/locales/ne.json',
      'mf-auth/routes.json',
      'mf-auth/webpack.config.js',
      'shared/build/src/provided/zod.js',
    ]),
  );
  expect(remote.filter((file) => file.endsWith('.module.css')).length).toBeGreaterThan(0);
  expect(filesOf('shell')).toEqual(
    expect.arrayContaining([
      'shell/src/index.html',
      'shell/src/pages/app.tsx',
      'shared/ui/src/parts/filing-pages.ts',
      'shared/ui/fonts/build-fonts.mjs',
      'shell/src/pages/manuals/videos/check-name.webm',
    ]),
  );
  add('mf-payments/src/worker-part.ts', 'export const part = 1;');
  add('mf-payments/src/worker.ts', "import { part } from './worker-part';\npostMessage(part);");
  edit(
    'mf-payments/src/app.tsx',
    (text) =>
      `${text}\nexport const worker = () => new Worker(new URL('./worker.ts', import.meta.url));\nexport const pages = () => import('altcha/lazy');`,
  );
  expect(filesOf('mf-payments')).toEqual(
    expect.arrayContaining(['mf-payments/src/worker.ts', 'mf-payments/src/worker-part.ts']),
  );
  expect(
    readInputs(root, ['mf-payments'])
      .get('mf-payments')
      ?.packages.some((line) => line.startsWith('altcha@')),
  ).toBe(true);
});

test('nothing that the shell gives is part of a remote', () => {
  for (const name of remoteNames()) {
    const inputs = readInputs(ROOT, [name]).get(name);
    expect(inputs?.files.filter((file) => /^shared\/(?:ui|runtime|gateway-client)\//.test(file))).toEqual([]);
    expect(
      inputs?.packages.filter((line) => /^(?:react|react-dom|antd|zod|@tanstack\/react-query)@/.test(line)),
    ).toEqual([]);
  }
});
