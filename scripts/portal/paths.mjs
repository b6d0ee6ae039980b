import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
export const require = createRequire(import.meta.url);

/** Names, inputs and versions of what is built; needs nothing installed. */
export const workspaces = require('../../shared/build/src/workspaces.cjs');

/** Everything the portal keeps between two starts. */
export const dataFolder = (environment = process.env) => resolve(ROOT, environment.REGISTRAR_DATA || '.data');

export const distOf = (name) => join(ROOT, name, 'dist');
