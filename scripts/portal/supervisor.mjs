import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './say.mjs';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A process that lived this long was healthy; its next failure starts with the short pause again. */
const HEALTHY_AFTER_MS = 30_000;
const PATIENCE_MS = 15_000;
const LARGEST_LOG = 10 * 1024 * 1024;
/** Loaded before each program. */
const BEFORE = ['./exit-with-parent.mjs', './lazy-source-maps.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);

/** Keeps the portal's processes running until it is told to stop them. */
export class Supervisor {
  #logs;
  #running = new Map();
  #stopping = false;

  constructor(logs) {
    mkdirSync(logs, { recursive: true });
    this.#logs = logs;
  }

  /** @param {{ name: string, script: string | URL, environment: Record<string, string | undefined> }} program */
  start(program) {
    if (this.#stopping) return;
    const state = { program, child: undefined, pause: FIRST_PAUSE_MS, timer: undefined, tail: [] };
    this.#running.set(program.name, state);
    this.#spawn(state);
  }

  /** Last lines of a program, for the person who wonders why it does not start. */
  tailOf(name) {
    return this.#running.get(name)?.tail.join('') ?? '';
  }

  /** Ends the program's process; the supervisor starts it again at once, e.g. after a rebuild. */
  restart(name) {
    const state = this.#running.get(name);
    if (state === undefined) return;
    state.pause = 0;
    state.expected = true;
    state.child?.kill('SIGTERM');
  }

  async stop() {
    this.#stopping = true;
    const states = [...this.#running.values()];
    for (const { timer } of states) clearTimeout(timer);
    await Promise.all(states.map(({ child }) => (child === undefined ? undefined : ended(child))));
  }

  #spawn(state) {
    const { name, script, environment } = state.program;
    const started = Date.now();
    const child = spawn(process.execPath, [...BEFORE, script instanceof URL ? fileURLToPath(script) : script], {
      env: environment,
      // A group of its own: Ctrl-C reaches only the supervisor, which then stops the others in good order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    state.child = child;
    this.#record(state, child);
    child.on('error', (error) => console.error(`${name}: ${error.message}`));
    child.on('exit', (code, signal) => {
      state.child = undefined;
      if (this.#stopping) return;
      const pause = Date.now() - started > HEALTHY_AFTER_MS ? FIRST_PAUSE_MS : state.pause;
      state.pause = Math.min(Math.max(pause, FIRST_PAUSE_MS) * 2, LONGEST_PAUSE_MS);
      if (state.expected !== true) {
        say(
          `${name} रोकियो (${signal ?? code}); फेरि सुरु गर्दै।`,
          `${name} ended (${signal ?? code}); starting it again. Log: ${this.#fileOf(name)}`,
        );
      }
      state.expected = false;
      state.timer = setTimeout(() => this.#spawn(state), pause);
    });
  }

  #fileOf(name) {
    return join(this.#logs, `${name}.log`);
  }

  #record(state, child) {
    const file = this.#fileOf(state.program.name);
    if (existsSync(file) && statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`);
    const log = createWriteStream(file, { flags: 'a' });
    state.tail = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        log.write(chunk);
        state.tail = [...state.tail, chunk.toString()].slice(-20);
      });
    }
    child.on('close', () => log.end());
  }
}

function ended(child) {
  return new Promise((resolve) => {
    const last = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(last);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
