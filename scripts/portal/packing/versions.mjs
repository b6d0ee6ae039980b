import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, require } from '../paths.mjs';
import { readManifest } from './manifest.mjs';

const { installedVersion } = require('../../shared/build/src/shared-modules.cjs');

export const PACKED = [
  'contract',
  'domain',
  'i18n',
  'gateway-client',
  'runtime',
  'ui',
  'testing',
  'build',
  'create-remote',
];
const USED_BY_NAME = [
  '@jest/globals',
  '@tanstack/react-query',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  'dayjs',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
  'typescript',
  'zod',
];

/** Versions of all that a new remote names: those that this repository is tested with. */
export function versionsForRemotes() {
  const ours = PACKED.filter((name) => existsSync(join(ROOT, 'shared', name))).map((name) => [
    `@registrar/${name}`,
    readManifest(`shared/${name}`).version,
  ]);
  const others = USED_BY_NAME.map((name) => [name, installedVersion(name, ROOT)]);
  return {
    ...Object.fromEntries([...ours, ...others]),
    '@registrar/dev-shell': readManifest('shell').version,
    node: readManifest('.').engines.node,
  };
}
