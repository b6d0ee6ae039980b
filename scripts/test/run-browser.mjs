import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from '../portal/build.mjs';
import { findBrowser } from '../portal/browser.mjs';
import { bin, execute } from './execute.mjs';
import { RESULTS, titled } from './outcome.mjs';

const CONFIG = 'e2e/playwright.config.ts';

/**
 * @typedef {{ projects: readonly string[], files?: readonly string[], config?: string,
 *   shard?: { index: number, count: number } }} Choice
 */

/**
 * The arguments of Playwright that choose these tests. `--project` takes every word after it, so each is one word.
 *
 * @param {Choice} choice
 */
export const whatToRun = ({ projects, files = [], config = CONFIG, shard }) => [
  ...['test', '--config', config, '--no-deps'],
  ...projects.map((project) => `--project=${project}`),
  ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`, '--pass-with-no-tests']),
  ...files,
];

/**
 * Runs these projects of Playwright on a portal of their own. A test has a second chance, which is recorded; one that
 * needs it is named as flaky.
 *
 * @param {string} name of the part; its results are kept under it
 * @param {Choice} choice
 * @returns {Promise<import('./outcome.mjs').Result>}
 */
export async function runBrowser(name, { projects, files = [], config = CONFIG, shard }) {
  const file = join(RESULTS, `${name}.json`);
  const browser = await findBrowser();
  await buildWhatChanged();
  rmSync(file, { force: true });
  const args = [...whatToRun({ projects, files, config, shard }), '--retries=1', '--trace=on-first-retry'];
  const code = await execute(bin('playwright'), args, {
    environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', E2E_PART: name, E2E_RESULTS: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${name}: Playwright ended without results`] };
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
    failures: titlesThatWere('unexpected', suites),
    flaky: titlesThatWere('flaky', suites),
    files: suites.map((suite) => ({
      name: `e2e/${suite.file}`,
      seconds: secondsOf(suite),
      isGreen: titlesThatWere('unexpected', [suite]).length + titlesThatWere('flaky', [suite]).length === 0,
    })),
  };
}

const secondsOf = ({ suites = [], specs = [] }) =>
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0);

/** `flaky`: failed and passed when it was tried again; `unexpected`: failed both times. */
function titlesThatWere(outcome, suites, above = []) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === outcome)
        .map(({ projectName, results }) =>
          titled(
            `[${projectName}] ${[...path, spec.title].join(' › ')}`,
            results.find(({ error }) => error)?.error.message,
          ),
        ),
    );
    return [...own, ...titlesThatWere(outcome, inner, path)];
  });
}
