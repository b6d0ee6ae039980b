/**
 * `npm run bench:names -- --cases FILE --json`: the name engine on labelled cases, or among many names; see
 * bench/README.md.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleBench } from './portal/bundle-bench.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

await run(async () => {
  requireNode();
  await installIfNeeded({ tools: true });
  const folder = await bundleBench({ names: 'bench/src/names/main.ts' });
  const child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'names.mjs'), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
