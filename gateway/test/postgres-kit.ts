import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './host-kit';
import { eventually } from './stomp-client';

const VERSIONS = '/usr/lib/postgresql';
const [NEWEST] = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .filter((version) => existsSync(join(VERSIONS, version, 'bin/initdb')))
      .sort((a, b) => Number(b) - Number(a))
  : [];
/** Whether Debian's PostgreSQL is installed, of which the servers of these tests are made. */
export const hasPostgresPrograms = NEWEST !== undefined;

const SETTINGS = {
  fsync: 'off',
  shared_buffers: '32MB',
  max_connections: '80',
  listen_addresses: '127.0.0.1',
  autovacuum: 'off',
};

export interface PrivateServer {
  readonly url: string;
  /** One question to the server itself. */
  ask(statement: string): Promise<unknown>;
  /** A streaming copy that follows this server. */
  copy(): Promise<PrivateServer>;
  /** As if its machine had lost power. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A server of this test alone. The programs refuse to run as root: it belongs to the system's account `postgres` then.
 */
export async function startPostgres(): Promise<PrivateServer> {
  const data = folderOf();
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--encoding', 'UTF8', '--locale', 'C.UTF-8']);
  return serve(data);
}

async function serve(data: string): Promise<PrivateServer> {
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, port, unix_socket_directories: data }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(program('postgres'), ['-D', data, ...settings], {
    ...ownerOfServers(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const ask = async (statement: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query(statement)
      .then(({ rows }) => rows[0] as unknown)
      .finally(() => client.end());
  };
  await eventually(async () => {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    return ask('select 1').then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    ask,
    async copy() {
      const folder = folderOf();
      run('pg_basebackup', ['-D', folder, '-R', '-c', 'fast', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']);
      return serve(folder);
    },
    kill: () => end(server, 'SIGQUIT'),
    async close() {
      await end(server, 'SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

const program = (name: string): string => join(VERSIONS, NEWEST ?? '', 'bin', name);

function run(name: string, parameters: readonly string[]): void {
  execFileSync(program(name), [...parameters], {
    ...ownerOfServers(),
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-postgres-'));
  const { uid, gid } = ownerOfServers();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Under whom a server runs that refuses to run as root. */
export function ownerOfServers(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  return { uid, gid };
}
