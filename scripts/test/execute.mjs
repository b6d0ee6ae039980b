import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../portal/paths.mjs';

export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Seconds since the command began. */
export const now = () => performance.now() / 1000;

/** Hertz of the processor times in /proc: a constant of Linux. */
const TICKS = 100;

/**
 * Processor seconds of all ended children so far, those of their children included; servers that ran before do not
 * count. Zero where the system does not say.
 */
export function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return 0;
  }
}

/**
 * Runs a program to its end and answers its exit code. What it says is seen as it comes, or, with `said`, kept for
 * later: programs that run beside each other would mix their lines.
 */
export function execute(command, args, { environment = {}, said } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: said ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    for (const stream of said ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export const heading = (title) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
