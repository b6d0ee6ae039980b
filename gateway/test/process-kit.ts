import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from '@jest/globals';

const gateway = fileURLToPath(new URL('..', import.meta.url));
const PRELOAD = pathToFileURL(path.join(gateway, 'test/kill-at-statement.mjs')).href;

/** Where a process dies; the fields are those of `kill-at-statement.mjs`. */
export interface KillAt {
  readonly statement: string;
  readonly moment: 'before' | 'after';
  readonly inTransactionOf?: string;
  readonly count?: number;
}

export interface TestProcess {
  readonly child: ChildProcess;
  /** What it has said so far, on both streams. */
  said(): string;
  /** Resolves when it has said this; rejects when it ends before. */
  says(words: RegExp): Promise<RegExpExecArray>;
  /** Resolves when it has ended at the statement that was named, and in no other way. */
  killed(): Promise<void>;
  /** Resolves when it has ended, in whatever way. */
  readonly ended: Promise<unknown>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A program in a process of its own, killed at the named statement where one is named. */
export function startProcess(
  program: string,
  {
    args = [],
    env,
    killAt,
  }: { args?: readonly string[]; env: Readonly<Record<string, string | undefined>>; killAt?: KillAt },
): TestProcess {
  const child = spawn(process.execPath, [...(killAt ? ['--import', PRELOAD] : []), program, ...args], {
    env: { PATH: process.env.PATH, ...env, ...(killAt && { KILL_AT: JSON.stringify(killAt) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close'); // after all that it has said
  let said = '';
  let onWords = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      onWords();
    });
  return {
    child,
    ended,
    said: () => said,
    says: (words) =>
      new Promise((resolve, reject) => {
        onWords = () => {
          const found = words.exec(said);
          if (found) resolve(found);
        };
        onWords();
        void ended.then(() => reject(new Error(`The process ended before it said ${words}: ${said}`)));
      }),
    async killed() {
      const [, signal] = await ended;
      expect({ signal, killAt }).toEqual({ signal: 'SIGKILL', killAt });
    },
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** The gateway's built program, made from the sources as they are. */
export function builtGateway(): string {
  execFileSync(process.execPath, [path.join(gateway, '../scripts/build.mjs'), 'gateway'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return path.join(gateway, 'dist/main.mjs');
}
