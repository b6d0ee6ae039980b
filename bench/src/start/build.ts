import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readlinkSync, lstatSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { third, type Options } from '../options';
import type { Row } from '../row';

const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
  'results',
]);
const CHANGED = 'mf-name-reservation/src/app.tsx';

/** Builds in a copy of the sources: nothing built is lost, and nothing built helps. */
export async function measureBuild(options: Options): Promise<Row[]> {
  const cold: number[] = [];
  const changed: number[] = [];
  for (let run = 0; run < third(options); run++) {
    const copy = copySources(options);
    cold.push(await build(copy));
    appendFileSync(join(copy, CHANGED), `\n// changed for run ${run}\n`);
    changed.push(await build(copy));
    rmSync(copy, { recursive: true, force: true });
  }
  return [
    { name: 'build of everything, cold', unit: 's', ours: cold, bar: { kind: 'reported' } },
    { name: 'build after one changed file of a remote', unit: 's', ours: changed, bar: { kind: 'reported' } },
  ];
}

function copySources({ root, data }: Options): string {
  const copy = join(data, 'sources');
  rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => source === root || !NOT_SOURCES.has(source.slice(source.lastIndexOf('/') + 1)),
  });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The installed packages as they are; our own, which are links themselves, lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const target = join(to, name);
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name === '@registrar') linkPackages(source, target);
    else symlinkSync(source, target);
  }
}

function build(folder: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'scripts/build.mjs')], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const complaints: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve((performance.now() - started) / 1000);
      else
        reject(new Error(`The copy of the sources could not be built:\n${Buffer.concat(complaints).toString('utf8')}`));
    });
  });
}
