import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../portal/paths.mjs';
import { bin, execute } from './execute.mjs';
import { RESULTS, titled } from './outcome.mjs';

/** Without the servers, as most people work. */
export const EMBEDDED = { TEST_DATABASE_URL: '', TEST_AMQP_URL: '' };

export const asPattern = (file) => `${file.replaceAll('.', '\\.')}$`;

/**
 * Runs these projects of Jest.
 *
 * @param {string} name of the part; its results are kept under it
 * @param {{ projects: readonly string[], only?: readonly string[], without?: readonly string[],
 * environment?: Record<string, string>, shard?: { index: number, count: number } }} options `only` and `without`: files
 * @returns {Promise<import('./outcome.mjs').Result>}
 */
export async function runJest(name, { projects, only = [], without = [], environment = {}, shard }) {
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const args = [
    ...['--selectProjects', ...projects],
    ...['--json', '--outputFile', file, '--testLocationInResults', '--maxWorkers=2'],
    ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`, '--passWithNoTests']),
    ...(without.length === 0 ? [] : ['--testPathIgnorePatterns', '/node_modules/', ...without.map(asPattern)]),
    ...(only.length === 0 ? [] : ['--testPathPatterns', ...only.map(asPattern)]),
  ];
  const code = await execute(bin('jest'), args, {
    environment: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
      ...environment,
    },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${name}: Jest ended without results`] };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: results.testResults.flatMap(failuresOf),
    files: results.testResults.map(({ name: path, status, startTime, endTime }) => ({
      name: relative(ROOT, path),
      seconds: (endTime - startTime) / 1000,
      isGreen: status !== 'failed',
    })),
  };
}

/** The tests of a file that failed, or the file itself where it could not be run. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => titled(fullName, failureMessages[0]));
  const told = failed.length === 0 && status === 'failed' ? [titled('the file itself', message)] : failed;
  return told.map((title) => `${relative(ROOT, name)} › ${title}`);
}
