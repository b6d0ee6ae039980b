/**
 * `npm run attack:targets -- two-gateways | production`: starts a portal on an empty database of the server that
 * TEST_DATABASE_URL names, lets the attack loose on it and takes everything away again. `--keep` only starts it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatChanged } from './portal/build.mjs';
import { bundleAttack } from './portal/bundle-bench.mjs';
import { ROOT } from './portal/paths.mjs';
import { run } from './portal/say.mjs';

await run(async () => {
  await buildWhatChanged(['gateway', 'host', 'shell', 'mf-auth']);
  const program = join(await bundleAttack(), 'targets.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
