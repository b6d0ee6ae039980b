import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ProgramOptions {
  readonly script: string;
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Its words go here: printing would cost the bench time, and a failure wants them. */
  readonly log: string;
  /** Answers well as soon as the program is ready. */
  readonly readyAt: string;
  readonly patienceMs?: number;
}

export interface Program {
  readonly pid: number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 15_000;
const running = new Set<Program>();

/** Starts a Node program as production does, source maps included, and waits until it answers. */
export async function startProgram({
  script,
  args = [],
  environment,
  log,
  readyAt,
  patienceMs = 180_000,
}: ProgramOptions): Promise<Program> {
  mkdirSync(dirname(log), { recursive: true });
  const words = openSync(log, 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', words, words],
  });
  closeSync(words);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const program: Program = {
    pid: child.pid ?? 0,
    memory: () => residentMegabytes(child.pid ?? 0),
    async stop() {
      running.delete(program);
      await stop(child, ended);
    },
  };
  running.add(program);
  if (await answers(readyAt, patienceMs, () => child.exitCode === null)) return program;
  await program.stop();
  throw new Error(`${script} did not become ready:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

/** Whatever is still running when the bench is stopped half-way. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const last = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(last);
}

export async function answers(url: string, patienceMs: number, goOn: () => boolean = () => true): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end && goOn();) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // not listening yet
    }
    await pause(25);
  }
  return false;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) / 1024;
}
