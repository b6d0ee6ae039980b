import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './say.mjs';

const isThere = () =>
  existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;

/**
 * What stands before the portal in production. Where it cannot be installed, the test that runs the shipped
 * configuration says that it was skipped.
 */
export async function installNginx() {
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await step('nginx राख्दै', 'Installing nginx by apt-get', async () => {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    // Only the program is wanted: a server that starts by itself would take port 80.
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nginx-light'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  });
}
