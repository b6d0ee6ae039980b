import type { RouteDescription } from '@registrar/contract/routes';
import type { Role } from '@registrar/domain/permissions';
import { chromium, type Page } from 'playwright-core';
import { browserPath } from '../playwright/browser-path';
import { readBuilt, type BuiltRemote } from './built-files';
import { leftoverProblems, requiresProblems } from './comparisons';
import type {} from './in-page';
import { ORIGIN, servePortal } from './portal-origin';
import { watchLeftovers, type Leftovers } from './watch-leftovers';

export interface ConformanceOptions {
  readonly name: string;
  /** The remote's built output. */
  readonly dist: string;
  /** The built shell that lends its page, runtime and shared packages. */
  readonly shellDist: string;
  /** `in-page.ts`, bundled. */
  readonly pageScript: string;
}

const SETTLING_MS = 4_000;

const roleFor = (route: RouteDescription): Role | null => {
  if (route.auth === 'public') return null;
  return route.whitelisted === true ? 'APPLICANT' : 'OPERATOR';
};

async function leftoversAfter(page: Page, before: Leftovers): Promise<string[]> {
  const deadline = Date.now() + SETTLING_MS;
  for (;;) {
    const problems = leftoverProblems(before, await page.evaluate(() => window.leftovers()));
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await page.waitForTimeout(200);
  }
}

async function checkRoute(page: Page, route: RouteDescription): Promise<string[]> {
  const visit = { path: route.path, role: roleFor(route) };
  const mount = () => page.evaluate(({ path, role }) => window.conformance.mount(path, role), visit);
  const unmount = () => page.evaluate(() => window.conformance.unmount());

  // The first visit also fills caches that stay for good; only the second one must leave everything as it was.
  const first = [...(await mount()), ...(await unmount())];
  const before = await page.evaluate(() => window.leftovers());
  const second = await mount();
  const flipped = (await page.evaluate(() => window.conformance.flipLanguage())) ?? [];
  const gone = await unmount();
  const aborted = await page.evaluate(({ path, role }) => window.conformance.abortWhileLoading(path, role), visit);
  const left = await leftoversAfter(page, before);
  return [...new Set([...first, ...second, ...flipped, ...gone, ...aborted, ...left])].map((problem) => `${route.path}: ${problem}`);
}

async function checkInBrowser(remote: BuiltRemote, { shellDist, pageScript }: ConformanceOptions): Promise<string[]> {
  const base = `/remotes/${remote.name}/${remote.version}/`;
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Kathmandu', bypassCSP: true });
    await servePortal(context, { shellDist, remoteDist: remote.dist, remoteBase: base });
    const page = await context.newPage();
    await page.addInitScript(watchLeftovers);
    await page.goto(`${ORIGIN}/`);
    await page.waitForFunction(() => (window.__FEDERATION__?.__INSTANCES__.length ?? 0) > 0);
    await page.waitForLoadState('networkidle');
    await page.addScriptTag({ content: pageScript });

    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`writes to the console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`throws past every boundary: ${error.message}`));

    const loading = await page.evaluate(([name, address]) => window.conformance.load(name, address), [remote.name, base] as const);
    if (loading.length > 0) return loading;
    const problems = requiresProblems(remote.requires, await page.evaluate(() => window.conformance.provided()));
    for (const route of remote.routes.routes.filter(({ path }) => !/[:*]/.test(path))) problems.push(...(await checkRoute(page, route)));
    return [...problems, ...new Set(complaints)];
  } finally {
    await browser.close();
  }
}

/** Everything a remote's build must hold before it may be published; empty when it does. */
export async function checkRemote(options: ConformanceOptions): Promise<readonly string[]> {
  const { remote, problems } = readBuilt(options.name, options.dist);
  if (remote === null) return problems;
  return [...problems, ...(await checkInBrowser(remote, options))];
}
