import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elsewhere } from './elsewhere';

const port = Number(process.env['E2E_PORT'] ?? 18_080);
// Workers are processes of their own: the first one to load this file decides the folder for all. Of a portal elsewhere
// it holds the notes of this run, and nothing of the portal.
const data = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'registrar-e2e-')));
const origin = elsewhere?.origin ?? `http://localhost:${port}`;

/** The portal under test: its addresses and its data folder, new for every run. */
export const portal = {
  port,
  data,
  origin,
  gateway: `${origin}/gateway`,
  /** Of a portal elsewhere only if it is named: a test that reads the mailbox is left out where there is none. */
  sandbox: elsewhere === undefined ? `http://localhost:${port + 1}` : elsewhere.mailbox,
} as const;
