/**
 * `npm test`: everything, or the named parts: `lint`, `types`, `unit`, `conformance`, `gateway`, `e2e`. At the end it says how long each
 * part took, which files of the gateway were the slowest, which tests failed and which browser tests needed a second
 * chance. The last line is always `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { embeddedPass, onDiskAnyway } from '../gateway/test/jest/embedded-pass.mjs';
import { findBrowser } from './portal/browser.mjs';
import { installNginx } from './portal/nginx.mjs';
import { installPoppler } from './portal/poppler.mjs';
import { buildWhatChanged } from './portal/build.mjs';
import { checkConformance } from './portal/conformance.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT, workspaces } from './portal/paths.mjs';
import { Refusal } from './portal/say.mjs';

const RESULTS = join(ROOT, 'test-results');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0 };
const parts = [];
/** Seconds of each file of the gateway, with the pass it ran in. */
const gatewayFiles = [];
const flaky = [];
const failures = [];

const now = () => performance.now() / 1000;
const lasted = (seconds) => (seconds < 60 ? `${seconds.toFixed(0)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);

function count(title, begun, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  parts.push(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed, ${lasted(now() - begun)}`);
}

/** What it says is seen as it comes, or, of programs that run beside each other, when it has ended. */
function execute(command, args, { environment = {}, said } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...environment } });
    for (const stream of said ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
}

/** Checks without tests of their own count as one each. Each keeps one core busy, so they run beside each other. */
async function check(checks) {
  await Promise.all(checks.map(async ([title, command, args]) => {
    const [begun, said] = [now(), []];
    const code = await execute(command, args, { said });
    heading(title);
    process.stdout.write(Buffer.concat(said));
    count(title, begun, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }));
}

function jestCounts(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function jest(title, projects, environment = {}, more = []) {
  heading(title);
  const begun = now();
  const file = join(RESULTS, `${title.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const code = await execute(bin('jest'), ['--selectProjects', ...projects, '--json', '--outputFile', file, '--testLocationInResults', '--maxWorkers=2', ...more], {
    environment: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(), ...environment },
  });
  count(title, begun, jestCounts(file, code));
  failures.push(...failedInJest(file));
  return file;
}

/** The tests that failed, and the files that could not be run. */
function failedInJest(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName, failureMessages }) => told(fullName, failureMessages[0]));
    return (failed.length === 0 && status === 'failed' ? [told('the file itself', message)] : failed).map((title) => `${relative(ROOT, name)} › ${title}`);
  });
}

/** A failed test with the beginning of its message: a long output is often kept by its end only. */
function told(title, message = '') {
  return [title, ...stripVTControlCharacters(message).split('\n').slice(0, 12).map((line) => `    ${line}`)].join('\n');
}

/** Each address that the conformance kit visits counts as a test, and each fault as a failed one. */
async function conformance() {
  const title = 'conformance kit';
  heading(title);
  const begun = now();
  try {
    process.env.CHROMIUM_PATH = await findBrowser();
    const outcomes = await checkConformance(workspaces.remoteNames());
    const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
    return count(title, begun, { passed: sum(({ problems, addresses }) => (problems.length === 0 ? addresses : 0)), failed: sum(({ problems }) => problems.length) });
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return count(title, begun, { passed: 0, failed: 1 });
  }
}

async function playwright() {
  const title = 'browser';
  heading(title);
  const begun = now();
  const file = join(RESULTS, 'results.json');
  try {
    const browser = await findBrowser();
    await buildWhatChanged();
    rmSync(file, { force: true });
    const code = await execute(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', '--retries', '1', '--trace', 'on-first-retry'], {
      environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    if (!existsSync(file)) return count(title, begun, { passed: 0, failed: 1 });
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    flaky.push(...titlesThatWere('flaky', suites));
    failures.push(...titlesThatWere('unexpected', suites));
    return count(title, begun, { passed: stats.expected + stats.flaky, failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected });
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return count(title, begun, { passed: 0, failed: 1 });
  }
}

/** `flaky`: failed and passed when it was tried again; `unexpected`: failed both times. */
function titlesThatWere(outcome, suites, above = []) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs.flatMap((spec) => spec.tests.filter(({ status }) => status === outcome).map(({ projectName, results }) => {
      return told(`[${projectName}] ${[...path, spec.title].join(' › ')}`, results.find(({ error }) => error)?.error.message);
    }));
    return [...own, ...titlesThatWere(outcome, inner, path)];
  });
}

/** Without the servers, as most people work. */
const EMBEDDED = { TEST_DATABASE_URL: '', TEST_AMQP_URL: '' };

async function gateway() {
  // Some of its tests kill the built program; built once here, so that none builds while another runs it.
  await buildWhatChanged(['gateway', 'host', 'shell', 'mf-auth']);
  await installPoppler();
  await installNginx();
  const { TEST_DATABASE_URL: database, TEST_AMQP_URL: broker } = process.env;
  if (!database || !broker) {
    console.log('\nTEST_DATABASE_URL and TEST_AMQP_URL are not both set: all gateway tests run on the embedded database only.');
    return gatewayPass('gateway, embedded database', EMBEDDED);
  }
  await gatewayPass('gateway, PostgreSQL and RabbitMQ', {}, ['--testPathIgnorePatterns', '/node_modules/', ...onDiskAnyway().map(asPattern)]);
  return gatewayPass('gateway, embedded database, what differs', EMBEDDED, ['--testPathPatterns', ...embeddedPass().map(asPattern)]);
}

const asPattern = (file) => `${file.replaceAll('.', '\\.')}$`;

async function gatewayPass(title, environment, more = []) {
  const file = await jest(title, ['gateway'], environment, more);
  if (!existsSync(file)) return;
  for (const { name, startTime, endTime } of JSON.parse(readFileSync(file, 'utf8')).testResults) {
    gatewayFiles.push({ seconds: (endTime - startTime) / 1000, name: `${relative(ROOT, name)} (${title.replace('gateway, ', '')})` });
  }
}

function tellMore() {
  const slowest = gatewayFiles.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  if (slowest.length > 0) console.log(`\nThe slowest files of the gateway:\n${slowest.map(({ seconds, name }) => `  ${lasted(seconds).padStart(12)}  ${name}`).join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((title) => `  ${title}`).join('\n')}`);
  if (flaky.length > 0) console.log(`\nFlaky, passed only when tried again:\n${flaky.map((title) => `  ${title}`).join('\n')}`);
}

const CHECKS = {
  lint: [
    ['lint', bin('eslint'), ['--cache', '--cache-location', '.cache/eslint', '--max-warnings', '0', '.']],
    ['lint, words', process.execPath, [join(ROOT, 'scripts', 'lint-words.mjs')]],
    ['lint, API of the shared packages', process.execPath, [join(ROOT, 'scripts', 'api.mjs'), '--check']],
  ],
  types: [['types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']]],
};
const PARTS = { unit: () => jest('unit', ['node', 'dom']), conformance, gateway, e2e: playwright };

const named = process.argv.slice(2).filter((name) => name in CHECKS || name in PARTS);
const asked = (name) => named.length === 0 || named.includes(name);
try {
  requireNode();
  await installIfNeeded();
  mkdirSync(RESULTS, { recursive: true });
  await check(Object.keys(CHECKS).filter(asked).flatMap((name) => CHECKS[name]));
  for (const name of Object.keys(PARTS).filter(asked)) await PARTS[name]();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  total.failed += 1;
}
tellMore();
console.log(`\n${parts.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
