import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 18_080);
// Workers are processes of their own: the first one to load this file decides the folder for all.
const data = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'registrar-e2e-')));

/** The portal under test: its addresses and its data folder, new for every run. */
export const portal = {
  port,
  data,
  origin: `http://localhost:${port}`,
  gateway: `http://localhost:${port}/gateway`,
  sandbox: `http://localhost:${port + 1}`,
} as const;
