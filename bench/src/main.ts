import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { families } from './families';
import { dropFilled } from './gateway/gateway-program';
import { readOptions, type Options } from './options';
import { stopPrograms } from './programs/program';
import { judge, type Row } from './row';
import { table } from './table';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.allSettled([stopPrograms(), dropFilled()]).then(() => process.exit(130));
  });
}

const options = readOptions(process.cwd(), process.argv.slice(2), process.env);
const wanted = Object.entries(families).filter(([name]) => options.only.length === 0 || options.only.some((part) => name.includes(part)));
if (wanted.length === 0) {
  console.error(`--only knows ${Object.keys(families).join(', ')}`);
  process.exit(2);
}

const rows: Row[] = [];
const failures: string[] = [];
const startedAt = new Date();
const loadBefore = loadavg();
for (const [name, measure] of wanted) {
  process.stderr.write(`… ${name}`);
  const started = Date.now();
  try {
    rows.push(...(await measure(options)));
  } catch (error) {
    // one row that cannot be measured is no reason to lose the others
    failures.push(`${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  process.stderr.write(` ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}
await dropFilled();
rmSync(join(options.data, 'places'), { recursive: true, force: true });

console.log(`\n${table(rows)}\n`);
for (const failure of failures) console.log(failure);
const missed = rows.filter((row) => judge(row).met === false).length;
console.log(`${rows.length} rows, ${missed} below their bar; medians of ${options.runs} runs. Raw runs: ${writeResults(options)}`);

function writeResults({ root, runs }: Options): string {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${startedAt.toISOString().replaceAll(':', '-')}.json`);
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), node: process.version, loadBefore, loadAfter: loadavg() };
  const measured = rows.map((row) => ({ ...row, verdict: judge(row) }));
  writeFileSync(file, JSON.stringify({ startedAt, commit: commit(root), runs, machine, rows: measured, failures }, null, 2));
  return file;
}

function commit(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
