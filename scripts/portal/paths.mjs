import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

export const require = createRequire(import.meta.url);

/** Names, inputs and versions of what is built; needs nothing installed. */
export const workspaces = require('../../shared/build/src/workspaces.cjs');
export const { ROOT } = workspaces;

/** Everything the portal keeps between two starts. */
export const dataFolder = (environment = process.env) => resolve(ROOT, environment.REGISTRAR_DATA || '.data');

export const distOf = (name) => join(workspaces.folderOf(name), 'dist');
