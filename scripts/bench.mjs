/**
 * `npm run bench [-- --runs 9] [--only first-load]`: what the portal promises of speed and size, measured beside its peers.
 * Builds what changed, prints one table, keeps the raw runs in bench/results/. A missed bar is a line of the table,
 * not a failure.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatChanged } from './portal/build.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT, require } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

const BUNDLE = join(ROOT, '.cache/bench/program');

/** Our own packages are TypeScript and go into the bundle; everybody else's are taken from node_modules. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('@registrar/') ? undefined : { path, external: true }));
  },
};

async function bundle() {
  await require('esbuild').build({
    entryPoints: {
      main: join(ROOT, 'bench/src/main.ts'),
      'bare-server': join(ROOT, 'bench/src/gateway/bare-server.ts'),
      'pglite-worker': join(ROOT, 'gateway/src/platform/database/pglite-worker.mjs'),
    },
    outdir: BUNDLE,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesOutside],
  });
}

await run(async () => {
  requireNode();
  await installIfNeeded();
  await buildWhatChanged();
  await bundle();
  const child = spawn(process.execPath, ['--enable-source-maps', join(BUNDLE, 'main.mjs'), ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  // Ctrl-C reaches the whole group; the program ends what it started, and this waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
