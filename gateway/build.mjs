/** Bundles the gateway: dist/main.mjs and the database's worker beside it. `--if-stale` leaves a fresh bundle alone. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const output = path.join(here, 'dist/main.mjs');
const sources = ['src', 'data', '../shared/domain/src', 'build.mjs', '../package-lock.json'].map((name) => path.join(here, name));

function newest(place) {
  if (!fs.existsSync(place)) return 0;
  const stat = fs.statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...fs.readdirSync(place).map((name) => newest(path.join(place, name))));
}

const isFresh = fs.existsSync(output) && fs.statSync(output).mtimeMs > Math.max(...sources.map(newest));
if (process.argv.includes('--if-stale') && isFresh) process.exit(0);

const started = Date.now();
await build({
  entryPoints: { main: path.join(here, 'src/main.ts'), 'pglite-worker': path.join(here, 'src/platform/database/pglite-worker.mjs') },
  outdir: path.join(here, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  // native modules, and those that find files beside themselves
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native', 'pino'],
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
});
console.log(`gateway built in ${Date.now() - started} ms`);
