/**
 * `npm run bench:nation`: what people look at most, in a register of the size of a nation beside the small one; see
 * bench/README.md.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatChanged } from './portal/build.mjs';
import { bundleBench } from './portal/bundle-bench.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

await run(async () => {
  requireNode();
  await installIfNeeded({ tools: true });
  await buildWhatChanged(['gateway']);
  const folder = await bundleBench({ nation: 'bench/src/nation/main.ts' });
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', join(folder, 'nation.mjs'), ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
