import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What the browser's own tools call Fast 4G: 9 Mbit/s down, 1.5 up, 60 ms away, each with the margin they apply. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const SLOWER = 4;
/** A slowed page on a busy machine takes its time. */
const PATIENCE_MS = 120_000;
const QUIET_MS = 800;

export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  const executablePath = named === undefined || named === '' ? USUAL_PLACES.find((place) => existsSync(place)) : named;
  if (executablePath === undefined) throw new Error(`No Chromium at ${USUAL_PLACES.join(', ')}; set CHROMIUM_PATH`);
  return executablePath;
}

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: QUIET });

/** A visitor with an empty cache. With a session the person is signed in. */
export async function newVisitor(browser: Browser, session?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
  });
  if (session !== undefined) {
    await context.addInitScript((value) => sessionStorage.setItem('session', value), session);
    // as the shell leaves it when somebody signs in
    await context.addCookies([{ name: 'registrar_in', value: '1', domain: 'localhost', path: '/' }]);
  }
  return context;
}

/** A middling phone on a middling line. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', FAST_4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return tools;
}

/** The page has its heading. */
export const headed = (page: Page): Promise<void> =>
  page.locator('main h1').first().waitFor({ state: 'visible', timeout: PATIENCE_MS });

/**
 * The page has its heading, and for a while nothing more was asked for or came. Counted from here: a request that never
 * ends is a finding of somebody else's.
 */
export async function settled(page: Page): Promise<void> {
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  await headed(page);
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 8);
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
}
