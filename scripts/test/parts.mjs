import { embeddedPass } from './embedded-pass.mjs';
import { buildWhatChanged } from '../portal/build.mjs';
import { findBrowser } from '../portal/browser.mjs';
import { checkConformance } from '../portal/conformance.mjs';
import { installNginx } from '../portal/nginx.mjs';
import { workspaces } from '../portal/paths.mjs';
import { installPoppler } from '../portal/poppler.mjs';
import { execute, heading } from './execute.mjs';
import { runBrowser } from './run-browser.mjs';
import { EMBEDDED, runJest } from './run-jest.mjs';
import { filesOfSlices, ofShard, SLICES } from './slices.mjs';

/**
 * A part of the run. The decisive ones come first and are never left out; the long ones are the slices of the long
 * part.
 *
 * @typedef {{ index: number, count: number } | undefined} Shard
 * @typedef {{ name: string, title: string, isLong: boolean,
 *   run(shard: Shard): Promise<import('./outcome.mjs').Result> }} Part
 */

/** Each keeps one core busy, so they run beside each other and count as one test each. */
const CHECKS = [
  ['types', 'npm', ['run', '--silent', 'types']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
];

async function checks(shard) {
  const outcomes = await Promise.all(
    ofShard(CHECKS, shard).map(async ([title, command, args]) => {
      const said = [];
      const code = await execute(command, args, { said });
      heading(title);
      process.stdout.write(Buffer.concat(said));
      return { title, isGreen: code === 0 };
    }),
  );
  const failures = outcomes.filter(({ isGreen }) => !isGreen).map(({ title }) => title);
  return { passed: outcomes.length - failures.length, failed: failures.length, failures };
}

/** Each address that the conformance kit visits counts as a test, and each fault as a failed one. */
async function conformance(shard) {
  process.env.CHROMIUM_PATH = await findBrowser();
  const outcomes = await checkConformance(ofShard(workspaces.remoteNames(), shard));
  const failures = outcomes.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
  const green = outcomes.filter(({ problems }) => problems.length === 0);
  return {
    passed: green.reduce((total, { addresses }) => total + addresses, 0),
    failed: failures.length,
    failures,
  };
}

const serversAnswer = () => Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_AMQP_URL);

/** Some of the gateway's tests start built programs; built once here, so that none builds while another runs it. */
async function prepareGateway() {
  await buildWhatChanged(['gateway', 'host', 'shell', 'mf-auth']);
  await installPoppler();
  await installNginx();
}

async function gateway(shard) {
  await prepareGateway();
  if (!serversAnswer()) {
    console.log(
      'TEST_DATABASE_URL and TEST_AMQP_URL are not both set: the gateway is tested on the embedded database.',
    );
  }
  return runJest('gateway', {
    projects: ['gateway'],
    without: filesOfSlices(),
    environment: serversAnswer() ? {} : EMBEDDED,
    shard,
  });
}

/** @param {import('./slices.mjs').Slice} slice */
async function runSlice({ name, jest, browser, embeddedPass: isEmbeddedPass }) {
  if (browser) {
    const { project, files, config } = browser;
    return runBrowser(name, { projects: [project], files, config });
  }
  await prepareGateway();
  if (isEmbeddedPass) {
    if (!serversAnswer()) return { passed: 0, failed: 0, note: 'the whole gateway part ran on the embedded database' };
    return runJest(name, { projects: ['gateway'], only: embeddedPass(), environment: EMBEDDED });
  }
  const { project, files, embedded } = jest;
  return runJest(name, { projects: [project], only: files, environment: embedded ? EMBEDDED : {} });
}

/** @type {readonly Part[]} */
const DECISIVE = [
  { name: 'checks', title: 'format, lint, words, API, dead code, types', run: checks },
  {
    name: 'unit',
    title: 'rules and pages',
    run: (shard) => runJest('unit', { projects: ['node', 'dom'], without: filesOfSlices(), shard }),
  },
  { name: 'conformance', title: 'each remote on the built shell', run: conformance },
  { name: 'gateway', title: 'the gateway on real servers where they answer', run: gateway },
  {
    name: 'browser',
    title: 'the core of the browser tests',
    run: (shard) => runBrowser('browser', { projects: ['core', 'a11y-core'], shard }),
  },
].map((part) => ({ ...part, isLong: false }));

export const decisiveParts = () => DECISIVE;

/** @returns {readonly Part[]} */
export const longParts = () =>
  SLICES.map((slice) => ({ name: slice.name, title: slice.title, isLong: true, run: () => runSlice(slice) }));
