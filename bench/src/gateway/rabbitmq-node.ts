import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { pause } from '../programs/program';

/** Debian's; the command on the path would become another user first. */
const PROGRAM = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const PATIENCE_MS = 60_000;
export const hasRabbitmq = existsSync(PROGRAM);

/** A RabbitMQ of the bench's own, which it may stop: the one that runs on the machine serves others. */
export class RabbitmqNode {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.url = `amqp://guest:guest@127.0.0.1:${port}`;
    mkdirSync(folder, { recursive: true });
  }

  async start(): Promise<void> {
    const file = (name: string): string => join(this.#folder, name);
    this.#child = spawn(PROGRAM, [], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: this.#folder,
        RABBITMQ_NODENAME: `registrar-bench-${this.#port}@localhost`,
        RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
        RABBITMQ_NODE_PORT: String(this.#port),
        RABBITMQ_DIST_PORT: String(this.#port + 20_000),
        RABBITMQ_MNESIA_BASE: file('data'),
        RABBITMQ_LOG_BASE: file('log'),
        RABBITMQ_PID_FILE: file('pid'),
        RABBITMQ_ENABLED_PLUGINS_FILE: file('plugins'),
        RABBITMQ_CONFIG_FILE: file('rabbitmq'),
        RABBITMQ_CONF_ENV_FILE: file('environment'),
        NODE_OPTIONS: '',
      },
    });
    for (const end = Date.now() + PATIENCE_MS; !(await takesLines(this.#port)); await pause(100)) {
      if (Date.now() > end || this.#child.exitCode !== null)
        throw new Error(`RabbitMQ did not start; see ${file('log')}`);
    }
  }

  async stop(): Promise<void> {
    if (this.#child === undefined || this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

function takesLines(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = net.connect(port, '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
}
