import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserPath } from '../playwright/browser-path';
import { readBuilt, type BuiltRemote } from './built-files';
import { leftoverProblems, requiresProblems } from './comparisons';
import type {} from './in-page';
import { ORIGIN, servePortal } from './portal-origin';
import { readSamples, visitsOf, type Samples, type Visit } from './samples';
import { watchLeftovers, type Leftovers } from './watch-leftovers';

export interface CheckedBuild {
  readonly name: string;
  /** The remote's built output. */
  readonly dist: string;
  /** Its `conformance.json`: sample addresses and the gateway's answers. */
  readonly samples: string;
}

export interface KitParts {
  /** The built shell that lends its page, runtime and shared packages. */
  readonly shellDist: string;
  /** `in-page.ts`, bundled. */
  readonly pageScript: string;
}

export interface Outcome {
  readonly name: string;
  readonly problems: readonly string[];
  readonly addresses: number;
  readonly seconds: number;
}

const SETTLING_MS = 4_000;
/**
 * Each remote has a tab of its own; more at once than a small machine has processors would only wait for each other.
 */
const AT_ONCE = 2;

/** What the browser itself advises is said at the lowest level. */
const ADVICE_OF_BROWSER: ReadonlySet<string> = new Set(['debug', 'verbose']);

async function leftoversAfter(page: Page, before: Leftovers): Promise<string[]> {
  const deadline = Date.now() + SETTLING_MS;
  for (;;) {
    const problems = leftoverProblems(before, await page.evaluate(() => window.leftovers()));
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await pause(100);
  }
}

async function checkVisit(page: Page, { address, visitor }: Visit, complaints: readonly string[]): Promise<string[]> {
  const heard = complaints.length;
  const place = { address, visitor };
  const mount = (line: 'down' | 'answering') =>
    page.evaluate(([to, how]) => window.conformance.mount(to, how), [place, line] as const);
  const unmount = () => page.evaluate(() => window.conformance.unmount());

  // The first visit also fills caches that stay for good; only the second one must leave everything as it was.
  const first = [
    ...(await mount('down')).map((problem) => `${problem} while the gateway is down`),
    ...(await unmount()),
  ];
  const before = await page.evaluate(() => window.leftovers());
  const second = await mount('answering');
  const flipped = await page.evaluate(() => window.conformance.flipLanguage());
  const gone = await unmount();
  const aborted = await page.evaluate((to) => window.conformance.abortWhileLoading(to), place);
  const left = await leftoversAfter(page, before);
  return [...new Set([...first, ...second, ...flipped, ...gone, ...aborted, ...left, ...complaints.slice(heard)])].map(
    (problem) => `${address}: ${problem}`,
  );
}

async function openPortal(
  browser: Browser,
  remote: BuiltRemote,
  base: string,
  { shellDist, pageScript }: KitParts,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await servePortal(context, { shellDist, remoteDist: remote.dist, remoteBase: base });
  const page = await context.newPage();
  await page.addInitScript(watchLeftovers);
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(
    () =>
      (window.__FEDERATION__?.__INSTANCES__.length ?? 0) > 0 &&
      document.querySelector('main[data-guard="not-found"][aria-busy="false"]') !== null,
  );
  await page.addScriptTag({ content: pageScript });
  return page;
}

async function checkInBrowser(
  browser: Browser,
  remote: BuiltRemote,
  visits: readonly Visit[],
  samples: Samples,
  parts: KitParts,
): Promise<string[]> {
  const base = `/remotes/${remote.name}/${remote.version}/`;
  const page = await openPortal(browser, remote, base, parts);
  try {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (!ADVICE_OF_BROWSER.has(message.type())) complaints.push(`writes to the console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`throws past every boundary: ${error.message}`));

    const loading = await page.evaluate(([name, address]) => window.conformance.load(name, address), [
      remote.name,
      base,
    ] as const);
    if (loading.length > 0) return loading;
    await page.evaluate((text) => window.conformance.bringSamples(text), JSON.stringify(samples));
    const problems = [
      ...requiresProblems(remote.requires, await page.evaluate(() => window.conformance.provided())),
      ...complaints,
    ];
    for (const visit of visits) problems.push(...(await checkVisit(page, visit, complaints)));
    return problems;
  } finally {
    await page.context().close();
  }
}

async function checkRemote(
  browser: Browser,
  { name, dist, samples: file }: CheckedBuild,
  parts: KitParts,
): Promise<Outcome> {
  const begun = performance.now();
  const outcome = (problems: readonly string[], addresses = 0): Outcome => ({
    name,
    problems,
    addresses,
    seconds: (performance.now() - begun) / 1000,
  });
  const { remote, problems } = readBuilt(name, dist);
  if (remote === null) return outcome(problems);
  const { samples, problems: unreadable } = readSamples(file);
  if (unreadable.length > 0) return outcome([...problems, ...unreadable]);
  const { visits, problems: unvisited } = visitsOf(remote.routes.routes, samples);
  return outcome(
    [...problems, ...unvisited, ...(await checkInBrowser(browser, remote, visits, samples, parts))],
    visits.length,
  );
}

/**
 * Everything that the builds must hold before they may be published, in one browser; an outcome without problems does.
 */
export async function checkRemotes(
  builds: readonly CheckedBuild[],
  parts: KitParts,
  told: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const waiting = [...builds];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let build = waiting.shift(); build !== undefined; build = waiting.shift()) {
      const outcome = await checkRemote(browser, build, parts);
      outcomes.push(outcome);
      told(outcome);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await browser.close();
  }
  return outcomes;
}
