import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './host-kit';
import { ownerOfServers } from './postgres-kit';
import { eventually } from './stomp-client';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);
export const hasPgbouncer = PROGRAM !== undefined;

/** In one line: the file of the pooler knows no others. */
const CONNECT_QUERY = 'set jit = off; set max_parallel_workers_per_gather = 0';

/** Lets many connections share a few of the server, each for one transaction. As docs/operations.md shows it. */
export async function startPgbouncer(
  server: string,
  connections: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port: serverPort } = new URL(server);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `
[databases]
* = host=${hostname} port=${serverPort} user=postgres connect_query='${CONNECT_QUERY}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const owner = ownerOfServers();
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(PROGRAM ?? 'pgbouncer', ['-q', file], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const url = Object.assign(new URL(server), { port: String(port) }).href;
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(`pgbouncer did not start: ${said}`);
    return answers(url);
  });
  return {
    url,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
