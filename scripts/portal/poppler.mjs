import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './say.mjs';

const isThere = () => spawnSync('pdfsig', ['-v'], { stdio: 'ignore' }).error === undefined;

/**
 * What a stranger reads our papers with. Where it cannot be installed, the tests that ask it say that they were
 * skipped.
 */
export async function installPoppler() {
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await step('PDF जाँच्ने औजार राख्दै', 'Installing poppler-utils by apt-get', async () => {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'poppler-utils'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
}
