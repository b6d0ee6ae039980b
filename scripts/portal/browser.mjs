import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, step } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
const NAMES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

const found = () => [...NAMES.map((name) => process.env[name]), ...PLACES].find((path) => path && existsSync(path));

/** A browser for the Playwright suites: one that is there, else Debian's, where this account may install it. */
export async function findBrowser() {
  const present = found();
  if (present !== undefined) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('ब्राउजर राख्दै', 'Installing chromium by apt-get', async () => {
      spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
  }
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Refusal(
    'परीक्षणका लागि Chromium ब्राउजर भेटिएन। त्यसलाई राख्नुहोस् वा CHROMIUM_PATH मा ठेगाना दिनुहोस्।',
    'No Chromium was found for the browser tests. Install it (apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}
