import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';

// npm as it is installed, the shell it runs scripts in, the supervisor of the portal, and two programs that listen.
const PORTAL = new URL('../../../scripts/portal/', import.meta.url).href;
const PROGRAM = `
import { createServer } from 'node:net';
import { writeFileSync } from 'node:fs';
const server = createServer().listen(0, '127.0.0.1', () =>
  writeFileSync(process.env.NOTE, JSON.stringify({ pid: process.pid, parent: process.ppid, port: server.address().port })));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;
const START = `
import { Supervisor } from '${PORTAL}supervisor.mjs';
import { stopOnce } from '${PORTAL}stopping.mjs';
const supervisor = new Supervisor('logs');
stopOnce(() => supervisor.stop());
for (const name of ['gateway', 'host'])
  supervisor.start({ name, script: 'program.mjs', environment: { ...process.env, NOTE: name + '.json' } });
`;

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly port: number;
}

let folder: string;
let npm: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts: { start: 'node start.mjs' } }));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  writeFileSync(join(folder, 'start.mjs'), START);
});
afterEach(() => {
  npm?.kill('SIGKILL');
  for (const { pid, parent } of noted()) for (const one of [pid, parent]) if (lives(one)) process.kill(one, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function noted(): readonly Running[] {
  const files = ['gateway', 'host'].map((name) => join(folder, `${name}.json`));
  return files.filter(existsSync).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return text === '' ? [] : [JSON.parse(text)];
  });
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** What is waited for has the whole time of the test: on a busy machine npm alone takes seconds to begin. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  // eslint-disable-next-line no-restricted-globals -- between two looks, as in the kits
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function started(command: string, words: readonly string[]): Promise<readonly Running[]> {
  npm = spawn(command, words, { cwd: folder, stdio: 'ignore' });
  await until(() => noted().length === 2);
  return noted();
}

async function allEnds(running: readonly Running[]): Promise<void> {
  await until(() => running.every(({ pid, parent }) => !lives(pid) && !lives(parent)));
  expect(await Promise.all(running.map(({ port }) => isTaken(port)))).toEqual([false, false]);
}

test('T31: SIGTERM to the npm of `npm start` ends every process and frees every port', async () => {
  const running = await started('npm', ['start']);
  expect(await Promise.all(running.map(({ port }) => isTaken(port)))).toEqual([true, true]);
  npm?.kill('SIGTERM');
  await allEnds(running);
});

test('T31: an npm that is killed without a chance to pass anything on takes everything with it', async () => {
  const running = await started('npm', ['start']);
  npm?.kill('SIGKILL');
  await allEnds(running);
});

test('a supervisor that is killed takes its processes with it', async () => {
  const running = await started(process.execPath, ['start.mjs']);
  npm?.kill('SIGKILL');
  await allEnds(running);
});

test('a stack names the line of the source, whose map is read with the first stack only', () => {
  writeFileSync(
    join(folder, 'source.ts'),
    `interface A {\n  readonly a: 1;\n}\nconsole.log(new Error('told').stack as A | string);\n`,
  );
  buildSync({
    entryPoints: [join(folder, 'source.ts')],
    outfile: join(folder, 'built.mjs'),
    format: 'esm',
    sourcemap: true,
    minify: true,
  });
  const said = execFileSync(process.execPath, ['--import', `${PORTAL}lazy-source-maps.mjs`, join(folder, 'built.mjs')]);
  expect(said.toString().split('\n').slice(0, 2)).toEqual(['Error: told', `    at ${join(folder, 'source.ts')}:4:13`]);
});
