import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, step } from './say.mjs';

/**
 * The same Chromium without windows to draw first: a page costs it little more than half of the processor's time, and
 * Playwright brings this one too where it brings a browser. A named one is used whatever there is.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const NAMES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const named = () => NAMES.map((name) => process.env[name]).find((path) => path && existsSync(path));
const found = () => named() ?? PLACES.find((path) => existsSync(path));

/**
 * A browser for the Playwright suites: the named one, else the one without windows, where this account may install it,
 * else one that is there.
 */
export async function findBrowser() {
  if (named() === undefined && !existsSync(PLACES[0]) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('ब्राउजर राख्दै', 'Installing chromium by apt-get', async () => {
      spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
      // an older Debian has only the second
      for (const name of PACKAGES) {
        spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
        if (found() !== undefined) return;
      }
    });
  }
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Refusal(
    'परीक्षणका लागि Chromium ब्राउजर भेटिएन। त्यसलाई राख्नुहोस् वा CHROMIUM_PATH मा ठेगाना दिनुहोस्।',
    'No Chromium was found for the browser tests. Install it (apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}
