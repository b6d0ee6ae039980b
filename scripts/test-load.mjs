/**
 * `npm run test:load -- [--times N] FILE…`: runs test files while every core is kept busy by other processes. A test
 * that fails here depends on a quiet machine. Without files it runs all of them, some at a time, and keeps what passed
 * in `.cache/test-load.json`: the next call goes on behind it; `--again` begins anew.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatChanged } from './portal/build.mjs';
import { installIfNeeded } from './portal/install.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run } from './portal/say.mjs';
import { groupsOf, testFiles } from './test/files.mjs';
import { RESULTS } from './test/outcome.mjs';
import { runBrowser } from './test/run-browser.mjs';
import { runJest } from './test/run-jest.mjs';

const KEPT = join(ROOT, '.cache', 'test-load.json');

/** Counts for ever, and ends when the process that began it is gone. */
const BURN = `const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i += 1);`;

function keepBusy() {
  const burners = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BURN], { stdio: 'ignore' }),
  );
  return () => burners.forEach((burner) => burner.kill('SIGKILL'));
}

const read = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});
function keep(results) {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(results, null, 2));
}

function chosen(named, isAnew) {
  const all = testFiles();
  if (named.length === 0) {
    const passed = isAnew ? {} : read();
    return all.filter((file) => passed[file] !== true);
  }
  const files = named.map((name) => relative(ROOT, join(process.cwd(), name)));
  const unknown = files.filter((file) => !all.includes(file));
  if (unknown.length === 0) return files;
  throw new Refusal(`परीक्षणको फाइल भेटिएन: ${unknown.join(', ')}`, 'These are no test files:', unknown);
}

async function runGroup({ kind, files, environment }) {
  const result =
    kind === 'browser'
      ? await runBrowser('load', { projects: [], files: files.map((file) => relative('e2e', file)) })
      : await runJest('load', {
          projects: kind === 'gateway' ? ['gateway'] : ['node', 'dom'],
          only: files,
          environment,
        });
  const green = new Set((result.files ?? []).filter(({ isGreen }) => isGreen).map(({ name }) => name));
  return { failures: result.failures ?? [], byFile: Object.fromEntries(files.map((file) => [file, green.has(file)])) };
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '1' }, again: { type: 'boolean', default: false } },
  });
  await installIfNeeded({ tools: true });
  mkdirSync(RESULTS, { recursive: true });
  await buildWhatChanged();
  const groups = groupsOf(chosen(positionals, values.again));
  const rest = keepBusy();
  const failed = new Map();
  try {
    for (let time = 1; time <= Number(values.times); time += 1) {
      for (const group of groups) {
        const { byFile, failures } = await runGroup(group);
        keep({ ...(time === 1 && values.again && group === groups[0] ? {} : read()), ...byFile });
        for (const file of Object.keys(byFile).filter((name) => !byFile[name])) failed.set(file, time);
        console.log(failures.join('\n'));
      }
    }
  } finally {
    rest();
  }
  const files = groups.flatMap((group) => group.files);
  console.log([...failed.keys()].map((file) => `failed under load: ${file}`).join('\n'));
  console.log(`${files.length - failed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) process.exitCode = 1;
});
