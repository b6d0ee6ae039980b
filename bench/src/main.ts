import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { otherFamilies, pageFamilies } from './families';
import { dropFilled } from './gateway/gateway-program';
import { dropLeftovers } from './gateway/postgres-server';
import { readOptions, type Options } from './options';
import { closePortals, openPortals } from './pages/portals';
import { stopPrograms } from './programs/program';
import { judge, type Row } from './row';
import { table } from './table';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopPrograms()
      .then(dropLeftovers)
      .finally(() => process.exit(130));
  });
}

const options = readOptions(process.cwd(), process.argv.slice(2), process.env);
const rows: Row[] = [];
const failures: string[] = [];
const startedAt = new Date();
const loadBefore = loadavg();

const isWanted = (name: string): boolean =>
  options.only.length === 0 || options.only.some((part) => name.includes(part));
const known = [...Object.keys(pageFamilies), ...Object.keys(otherFamilies)];
if (!known.some(isWanted)) {
  console.error(`--only knows ${known.join(', ')}`);
  process.exit(2);
}

for (const [name, family] of Object.entries(pageFamilies))
  await measure(name, async () => family(options, await openPortals(options)));
await closePortals();
for (const [name, family] of Object.entries(otherFamilies)) await measure(name, () => family(options));
await dropFilled();
await dropLeftovers();
rmSync(join(options.data, 'places'), { recursive: true, force: true });

console.log(`\n${table(rows)}\n`);
for (const failure of failures) console.log(failure);
const missed = rows.filter((row) => judge(row).met === false).length;
console.log(
  `${rows.length} rows, ${missed} below their bar; medians of ${options.runs} runs. Raw runs: ${writeResults(options)}`,
);

async function measure(name: string, family: () => Promise<Row[]>): Promise<void> {
  if (!isWanted(name)) return;
  process.stderr.write(`… ${name}`);
  const started = Date.now();
  try {
    rows.push(...(await family()));
  } catch (error) {
    // one row that cannot be measured is no reason to lose the others
    failures.push(
      `${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
  process.stderr.write(` ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  writeResults(options); // a bench that is stopped half-way keeps what it has
}

function writeResults({ root, runs }: Options): string {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${startedAt.toISOString().replaceAll(':', '-')}.json`);
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    node: process.version,
    loadBefore,
    loadAfter: loadavg(),
  };
  const measured = rows.map((row) => ({ ...row, verdict: judge(row) }));
  writeFileSync(
    file,
    JSON.stringify({ startedAt, commit: commit(root), runs, machine, rows: measured, failures }, null, 2),
  );
  return file;
}

function commit(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
