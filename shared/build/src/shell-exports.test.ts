import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { GivenNamesPlugin } from './given-names-plugin.cjs';
import { NoOwnCopyPlugin } from './no-own-copy-plugin.cjs';
import { sharedByRemote } from './shared-modules.cjs';
import { TakenNamesPlugin } from './taken-names-plugin.cjs';
import { ROOT } from './workspaces.cjs';

// Two small real builds: what one says it takes and the other that it gives is what webpack found in them.
let folder: string;

const sources: Readonly<Record<string, string>> = {
  'ui.js': "export const Button = 1; export const Form = 2; export { Sheet } from './sheet.js';",
  'sheet.js': 'export const Sheet = 3; export const hidden = 4;',
  'data.js': 'export const Table = 5; export default 6;',
  'old.cjs': 'exports.lazy = 1; exports.useState = 2;',
  'shell.js':
    "import '@registrar/ui'; import 'react'; import 'dayjs'; export const late = () => import('@registrar/ui/parts/data');",
  'days.cjs': 'const made = {}; made.extend = 1; module.exports = Object.freeze(made);',
  'remote.js': `
    import React, { useState } from 'react';
    import { Button, Form as Frame, Sheet } from '@registrar/ui';
    import * as ui from '@registrar/ui';
    import { z } from 'zod';
    import { unused } from './unused.js';
    import '@registrar/ui/parts/names';
    export { Select } from '@registrar/ui/parts/choices';
    const neverCalled = () => Frame;
    export const app = [Button, ui.Col, React.lazy, useState, z.string(), z.coerce.date(), z];
    export const page = () => import('./page.js');
    export const late = async () => { const { Table } = await import('@registrar/ui/parts/data'); return Table; };
    export const days = () => require('dayjs');`,
  'whole.js': "export const whole = () => import('@registrar/ui/parts/review');",
  'listed.js': `
    import { Tag, Table as unused } from '@registrar/ui/antd';
    import { DatePair, NepaliInput } from '@registrar/ui/components';
    export { FilingReview } from '@registrar/ui/review';
    const neverCalled = () => unused;
    export const app = [Tag, DatePair, NepaliInput];
    export const late = async () => { const { BsAdDateField: day } = await import('@registrar/ui/components'); return day; };`,
  'all.js': "export const all = () => import('@registrar/ui/antd');",
  'unused.js': "import { Spin } from '@registrar/ui'; export const unused = () => Spin;",
  'page.js': "import { Tabs } from '@registrar/ui/parts/overlays'; export default Tabs;",
};

/** Answers what is wrong with the build. */
async function built(name: string, plugins: readonly WebpackPluginInstance[]): Promise<string> {
  const configuration: Configuration = {
    mode: 'production',
    context: folder,
    entry: `./${name}.js`,
    devtool: false,
    plugins: [...plugins],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
    },
    output: { path: join(folder, 'dist', name), publicPath: 'auto', uniqueName: name },
    optimization: { minimize: false, sideEffects: true, usedExports: true },
  };
  const compiler = webpack(configuration);
  const said = await new Promise<string>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error ? reject(error) : resolve(stats?.hasErrors() === true ? stats.toString('errors-only') : ''),
    ),
  );
  await new Promise<void>((resolve) => compiler?.close(() => resolve()));
  return said;
}

beforeAll(() => {
  folder = mkdtempSync(join(ROOT, '.cache-shell-exports-'));
  mkdirSync(join(folder, 'dist'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const given = [
  'react',
  '@registrar/ui',
  '@registrar/ui/parts/names',
  '@registrar/ui/parts/choices',
  '@registrar/ui/parts/data',
  '@registrar/ui/parts/overlays',
  '@registrar/ui/parts/review',
  'dayjs',
  'zod',
];
const shared = Object.fromEntries(
  given.map((request) => [request, { singleton: true, requiredVersion: '^1.0.0', import: false as const }]),
);
const remote = (entry: string, modules: ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared'] = shared) =>
  new ModuleFederationPlugin({
    name: 'sample',
    filename: 'remoteEntry.js',
    exposes: { './app': `./${entry}` },
    shared: modules,
    manifest: false,
    dts: false,
  });

test('a build of a remote takes the names in code that survives, wherever they are imported, and nothing else', async () => {
  const taken = new TakenNamesPlugin();
  expect(await built('remote', [remote('remote.js'), taken])).toBe('');
  expect(taken.takes).toEqual({
    '@registrar/ui': ['Button', 'Col'],
    '@registrar/ui/parts/choices': ['Select'],
    '@registrar/ui/parts/data': ['Table'],
    '@registrar/ui/parts/overlays': ['Tabs'],
    dayjs: ['*'],
    react: ['default', 'useState'],
    zod: ['z', 'z.coerce', 'z.string'],
  });
});

test('a build that takes a module of the portal as a whole fails, because nobody could tell what it needs', async () => {
  expect(await built('whole', [remote('whole.js'), new TakenNamesPlugin()])).toContain(
    "const { Part } = await import('@registrar/ui/parts/review')",
  );
});

test('of an entry point a remote takes the names from the parts that they are in, and no other part', async () => {
  const taken = new TakenNamesPlugin();
  const modules = sharedByRemote(join(ROOT, 'mf-auth'));
  expect(await built('listed', [remote('listed.js', modules), new NoOwnCopyPlugin(), taken])).toBe('');
  expect(taken.takes).toEqual({
    '@registrar/ui/parts/data': ['BsAdDateField'],
    '@registrar/ui/parts/filing-basics': ['DatePair', 'Tag'],
    '@registrar/ui/parts/filing-review': ['FilingReview'],
    '@registrar/ui/parts/typing': ['NepaliInput'],
  });
  expect(await built('all', [remote('all.js', modules), new TakenNamesPlugin()])).toContain(
    "const { Part } = await import('@registrar/ui/antd')",
  );
});

test('a shell says what the modules it lends really export, and carries the same in its runtime', async () => {
  const lent = (file: string, eager: boolean) => ({
    import: join(folder, file),
    singleton: true,
    requiredVersion: '^1.0.0',
    version: '1.2.0',
    eager,
  });
  const lentModules = {
    '@registrar/ui': lent('ui.js', true),
    '@registrar/ui/parts/data': lent('data.js', false),
    react: lent('old.cjs', true),
    dayjs: lent('days.cjs', true),
  };
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: lentModules,
    manifest: false,
    dts: false,
  });
  const given = new GivenNamesPlugin();
  expect(await built('shell', [federation, given])).toBe('');
  const gives = {
    '@registrar/ui': ['Button', 'Form', 'Sheet'],
    '@registrar/ui/parts/data': ['Table', 'default'],
    dayjs: ['*'],
    react: ['default', 'lazy', 'useState'],
  };
  expect(given.gives).toEqual(gives);
  expect(readFileSync(join(folder, 'dist/shell/main.js'), 'utf8')).toContain(
    `__webpack_require__.given = ${JSON.stringify(gives)};`,
  );
});
