import { defineConfig, type BrowserContextOptions } from '@playwright/test';
import { browserPath, type PortalOptions } from '@registrar/testing/playwright';
import { elsewhere, marked, missingThere, type Elsewhere } from './elsewhere';
import { portal } from './portal';

const pinned: Readonly<Record<string, string>> = JSON.parse(process.env['E2E_PINNED'] ?? '{}');
const leftOut =
  elsewhere === undefined ? [] : Object.keys(missingThere(elsewhere)).map((mark) => new RegExp(`${mark}\\b`));

// A pattern of a project takes the place of the one of all: of a portal elsewhere it says both.
const CORE = elsewhere === undefined ? /@core\b/ : new RegExp(`(?=.*@core\\b)(?=.*${marked.source})`);
const core = { grep: CORE, grepInvert: leftOut };
const others = { grepInvert: [/@core\b/, ...leftOut] };

/**
 * Everything runs against the built portal and the real gateway, started the way a person starts it. One portal serves
 * all projects; each test makes its own people and names, so that they do not meet.
 */
export default defineConfig<PortalOptions>({
  testDir: '.',
  // of each part its own: what begins empties its folder
  outputDir: `../test-results/${process.env['E2E_PART'] ?? 'browser'}`,
  // Sized for a machine with several times as much to do as it has processors: what hangs is told by the waits below.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  // `npm test` gives a second chance, records that one, and names the test as flaky; at a desk there is none.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  ...(elsewhere === undefined ? {} : { globalSetup: './elsewhere-setup.ts', grep: marked, grepInvert: leftOut }),
  reporter: [['list'], ['json', { outputFile: process.env['E2E_RESULTS'] ?? '../test-results/results.json' }]],
  use: {
    baseURL: portal.origin,
    sandboxOrigin: portal.sandbox,
    ...(elsewhere === undefined ? {} : { pinnedVersions: pinned, storageState: pinsAsCookie(elsewhere) }),
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
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // What decides: a journey for each thing that people can do, and every page once.
    { name: 'core', testDir: './journeys', ...core },
    { name: 'a11y-core', testDir: './a11y', ...core },
    // What of one file changes the same people and companies must not run at the same moment as the rest of it.
    { name: 'journeys', testDir: './journeys', ...others, dependencies: ['core'] },
    { name: 'a11y', testDir: './a11y', ...others },
    { name: 'resilience', testDir: './resilience' },
    { name: 'skew', testDir: './skew' },
  ],
  webServer:
    elsewhere !== undefined
      ? undefined
      : {
          command: 'node ../scripts/start.mjs',
          cwd: '.',
          env: { PORT: String(portal.port), REGISTRAR_DATA: portal.data },
          // The gateway answers before the builds are published; the greeting comes after both. A portal that runs
          // already has greeted.
          ...(process.env['E2E_REUSE']
            ? { url: `${portal.origin}/gateway/readyz`, reuseExistingServer: true }
            : { wait: { stdout: /The portal is ready/ } }),
          timeout: 600_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          stdout: 'pipe',
        },
});

/** In every context of every test, those that a test makes itself among them. */
function pinsAsCookie({ origin, pins }: Elsewhere): BrowserContextOptions['storageState'] {
  if (pins === undefined) return undefined;
  const { hostname, protocol } = new URL(origin);
  const cookie = {
    name: 'registrar_pins',
    value: encodeURIComponent(pins),
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: protocol === 'https:',
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [] };
}
