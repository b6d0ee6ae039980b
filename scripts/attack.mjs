/**
 * `npm run attack -- ORIGIN`: what has once been tried against the portal, tried again against a portal that was
 * started for it (docs/security.md).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleAttack } from './portal/bundle-bench.mjs';
import { ROOT } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

await run(async () => {
  const program = join(await bundleAttack(), 'main.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
