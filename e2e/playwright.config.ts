import { defineConfig } from '@playwright/test';
import { browserPath } from '@registrar/testing/playwright';
import { portal } from './portal';

/**
 * Everything runs against the built portal and the real gateway, started the way a person starts it. One portal serves
 * all projects; each test makes its own people and names, so that they do not meet.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Sized for a machine with several times as much to do as it has processors: what hangs is told by the waits below.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  // `npm test` gives a second chance, records that one, and names the test as flaky; at a desk there is none.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/results.json' }]],
  use: {
    baseURL: portal.origin,
    // A control that does not come is told at once where it is waited for, not when the journey's whole time is over.
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // What moves is looked at elsewhere; here it would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'journeys', testDir: './journeys' },
    { name: 'a11y', testDir: './a11y' },
    { name: 'resilience', testDir: './resilience' },
    { name: 'skew', testDir: './skew' },
    // A release changes what every tab is served, so it runs after the rest.
    { name: 'release', testDir: './release', dependencies: ['journeys', 'a11y', 'resilience', 'skew'] },
  ],
  webServer: {
    command: 'node ../scripts/start.mjs',
    cwd: '.',
    env: { PORT: String(portal.port), REGISTRAR_DATA: portal.data },
    url: `${portal.origin}/gateway/readyz`,
    timeout: 600_000,
    reuseExistingServer: Boolean(process.env['E2E_REUSE']),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
