import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { serverInputs } from './server-inputs.cjs';
import { ROOT } from './workspaces.cjs';

const LOCK = {
  gateway: { dependencies: { fastify: '5.0.0', '@registrar/domain': '^1.0.0' }, devDependencies: { s3rver: '3.0.0' } },
  'shared/domain': { dependencies: { zod: '4.0.0' } },
  'node_modules/@registrar/domain': { link: true },
  'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-f', dependencies: { avvio: '9.0.0' } },
  'node_modules/avvio': { version: '9.0.0', integrity: 'sha512-a' },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' },
  'node_modules/esbuild': { version: '0.28.0', integrity: 'sha512-e' },
  'node_modules/s3rver': { version: '3.0.0', integrity: 'sha512-s' },
  'node_modules/antd': { version: '6.0.0', integrity: 'sha512-d' },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'server-inputs-'));
  write('gateway/package.json', LOCK.gateway);
  write('shared/domain/package.json', LOCK['shared/domain']);
  lock({});
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}
const lock = (changed: object): void => write('package-lock.json', { packages: { ...LOCK, ...changed } });

test('a server is made of its folder, of our packages that it needs, and of how it is bundled', () => {
  expect(serverInputs(root, 'gateway').files.map((file) => relative(root, file))).toEqual([
    'gateway',
    'shared/domain',
    'scripts/portal/server-build.mjs',
  ]);
});

test('T35: of the lock file only what is bundled counts: a new remote and a raised tool build no server again', () => {
  const before = serverInputs(root, 'gateway').packages;
  expect(before.map((line) => line.split(' ')[0])).toEqual([
    'avvio@9.0.0',
    'esbuild@0.28.0',
    'fastify@5.0.0',
    'zod@4.0.0',
  ]);
  lock({
    'mf-annual-summary': { version: '1.0.0', dependencies: { antd: '7.0.0' } },
    'node_modules/mf-annual-summary': { resolved: 'mf-annual-summary', link: true },
    'node_modules/antd': { version: '7.0.0', integrity: 'sha512-other' },
    'node_modules/s3rver': { version: '4.0.0', integrity: 'sha512-other' },
  });
  expect(serverInputs(root, 'gateway').packages).toEqual(before);
});

test('a package that a bundled one needs builds the server again', () => {
  const before = serverInputs(root, 'gateway').packages;
  lock({ 'node_modules/avvio': { version: '9.1.0', integrity: 'sha512-other' } });
  expect(serverInputs(root, 'gateway').packages).not.toEqual(before);
});

test('the host is built again for a rule of the domain, which it checks releases by', () => {
  const files = serverInputs(ROOT, 'host').files.map((file) => relative(ROOT, file));
  expect(files).toEqual(expect.arrayContaining(['host', 'shared/contract', 'shared/domain']));
});
