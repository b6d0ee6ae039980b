/**
 * `npm run bench [-- --runs 9] [--only first-load]`: what the portal promises of speed and size, measured beside its
 * peers. Builds what changed, prints one table, keeps the raw runs in bench/results/. A missed bar is a line of the
 * table, not a failure.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { allNames, buildWhatChanged, compressForRelease } from './portal/build.mjs';
import { bundleBench } from './portal/bundle-bench.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

await run(async () => {
  requireNode();
  await installIfNeeded({ tools: true });
  await buildWhatChanged();
  await compressForRelease(allNames());
  const folder = await bundleBench({ main: 'bench/src/main.ts', 'bare-server': 'bench/src/gateway/bare-server.ts' });
  const child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'main.mjs'), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the whole group; the program ends what it started, and this waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
