/**
 * `npm test`: everything, or the named parts: `lint`, `types`, `unit`, `gateway`, `e2e`. The last line is always
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './portal/browser.mjs';
import { installNginx } from './portal/nginx.mjs';
import { installPoppler } from './portal/poppler.mjs';
import { buildWhatChanged } from './portal/build.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal } from './portal/say.mjs';

const RESULTS = join(ROOT, 'test-results');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0 };
const parts = [];

function count(title, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  parts.push(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed`);
}

function execute(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
}

/** A check without tests of its own counts as one. */
async function check(title, command, args) {
  heading(title);
  const code = await execute(command, args);
  count(title, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

function jestCounts(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function jest(title, projects, environment = {}, more = []) {
  heading(title);
  const file = join(RESULTS, `${title.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const code = await execute(bin('jest'), ['--selectProjects', ...projects, '--json', '--outputFile', file, '--testLocationInResults', '--maxWorkers=2', ...more], {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
    ...environment,
  });
  count(title, jestCounts(file, code));
}

async function playwright() {
  const title = 'browser';
  heading(title);
  const file = join(RESULTS, 'results.json');
  try {
    const browser = await findBrowser();
    await buildWhatChanged();
    rmSync(file, { force: true });
    const code = await execute(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    });
    if (!existsSync(file)) return count(title, { passed: 0, failed: 1 });
    const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, 'utf8')).stats;
    return count(title, { passed: expected + flaky, failed: unexpected === 0 && code !== 0 ? 1 : unexpected });
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return count(title, { passed: 0, failed: 1 });
  }
}

/** They bring a database of their own, on disk, whatever servers there are: the second pass would only repeat them. */
const ON_DISK_ANYWAY = ['gateway/test/killed-while-', 'gateway/test/process\\.test', 'gateway/test/behind-nginx'];

/** Without the servers the first pass must not notice that the second will have them. */
const EMBEDDED = { TEST_DATABASE_URL: '', TEST_AMQP_URL: '' };

async function gateway() {
  // Some of its tests kill the built program; built once here, so that none builds while another runs it.
  await buildWhatChanged(['gateway', 'host', 'shell', 'mf-auth']);
  await installPoppler();
  await installNginx();
  await jest('gateway, embedded database', ['gateway'], EMBEDDED);
  const { TEST_DATABASE_URL: database, TEST_AMQP_URL: broker } = process.env;
  if (database && broker) await jest('gateway, PostgreSQL and RabbitMQ, two instances', ['gateway'], {}, ['--testPathIgnorePatterns', '/node_modules/', ...ON_DISK_ANYWAY]);
  else console.log('\nTEST_DATABASE_URL and TEST_AMQP_URL are not both set: the gateway tests ran on the embedded database only.');
}

const PARTS = {
  lint: () => check('lint', bin('eslint'), ['--cache', '--cache-location', '.cache/eslint', '--max-warnings', '0', '.']),
  types: () => check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']),
  unit: () => jest('unit', ['node', 'dom']),
  gateway,
  e2e: playwright,
};

const asked = process.argv.slice(2).filter((name) => name in PARTS);
try {
  requireNode();
  await installIfNeeded();
  mkdirSync(RESULTS, { recursive: true });
  for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) await PARTS[name]();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  total.failed += 1;
}
console.log(`\n${parts.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
