import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './host-kit';
import { eventually } from './stomp-client';

const SHIPPED = fileURLToPath(new URL('../../deploy/nginx/registrar.conf', import.meta.url));
const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);
export const hasNginx = PROGRAM !== undefined && spawnSync('openssl', ['version']).error === undefined;

export interface NginxPlaces {
  readonly hostPort: string;
  readonly gatewayPorts: readonly [string, string];
  readonly portalFolder: string;
  /** Instead of the shipped thousand, which a test could not reach. */
  readonly socketsOfAddress: number;
}

export interface RunningNginx {
  /** With a slash at its end. */
  readonly base: string;
  readonly plainBase: string;
  readonly certificate: Buffer;
  close(): Promise<void>;
}

/**
 * nginx as it is delivered: of the shipped configuration only ports, folders and the height of one limit are others.
 */
export async function startNginx({
  hostPort,
  gatewayPorts,
  portalFolder,
  socketsOfAddress,
}: NginxPlaces): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = (name: string): string => join(folder, name);
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=registrar.example',
      '-addext',
      'subjectAltName=DNS:registrar.example,IP:127.0.0.1',
      '-keyout',
      file('privkey.pem'),
      '-out',
      file('fullchain.pem'),
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(
    file('registrar.conf'),
    [
      ['server 127.0.0.1:8080;', `server 127.0.0.1:${hostPort};`],
      ['server 127.0.0.1:8082 ', `server 127.0.0.1:${gatewayPorts[0]} `],
      ['server 127.0.0.1:8083 ', `server 127.0.0.1:${gatewayPorts[1]} `],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['/etc/registrar/tls/fullchain.pem', file('fullchain.pem')],
      ['/etc/registrar/tls/privkey.pem', file('privkey.pem')],
      ['root /srv/registrar/portal;', `root ${portalFolder};`],
      ['limit_conn sockets 1000;', `limit_conn sockets ${socketsOfAddress};`],
    ].reduce(
      (text, [shipped = '', here = '']) => {
        if (text.split(shipped).length !== 2)
          throw new Error(`The shipped configuration does not hold once: ${shipped}`);
        return text.replace(shipped, here);
      },
      readFileSync(SHIPPED, 'utf8'),
    ),
  );
  mkdirSync(file('logs'));
  writeFileSync(
    file('nginx.conf'),
    `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${file('nginx.pid')};
error_log ${file('logs/error.log')};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${file(kind)};`).join(' ')}
  include ${file('registrar.conf')};
}
`,
  );
  const child = spawn(PROGRAM ?? 'nginx', ['-p', folder, '-e', file('logs/error.log'), '-c', file('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const plainBase = `http://127.0.0.1:${plainPort}/`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    return fetch(plainBase, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  });
  return {
    base: `https://127.0.0.1:${port}/`,
    plainBase,
    certificate: readFileSync(file('fullchain.pem')),
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for a moment of `performance.now()`: of silence there is nothing else to wait for. */
export const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

export interface Heard {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One call over HTTPS, from one of this machine's own addresses. */
export function ask(
  url: URL,
  ca: Buffer,
  {
    method = 'GET',
    headers = {},
    body,
    from = '127.0.0.1',
  }: { method?: string; headers?: Record<string, string>; body?: Buffer | string; from?: string } = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = https.request(
      url,
      { method, headers: { host: 'registrar.example', ...length, ...headers }, ca, localAddress: from, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}
