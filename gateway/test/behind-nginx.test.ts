import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import https from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { EXTERNAL_TOPIC } from '../src/platform/stomp/topics';
import { callerOf } from './filings-kit';
import { loginForm, startTestGateway, type TestGateway } from './harness';
import { DEPLOY_TOKEN, startHost, type RunningHost } from './host-kit';
import { ask, hasNginx, startNginx, until, type Heard, type RunningNginx } from './nginx-kit';
import { sendRefusedForms } from './refused-forms-kit';
import { eventually } from './stomp-client';
import { beginUpload, partForm, progressOf, UPLOAD } from './uploads-kit';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MEGABYTE = 1 << 20;
const SOCKETS_OF_ADDRESS = 60;
const SILENCE_MS = 120_000;

if (!hasNginx)
  console.warn(
    'LEFT OUT: nginx (or openssl) is not installed here, so the shipped configuration of nginx was not tried. apt-get install nginx-light',
  );

/**
 * The whole of a production machine but for the number of gateways: nginx as it is shipped, the built host, a gateway.
 */
(hasNginx ? describe : describe.skip)('behind nginx with the shipped configuration', () => {
  let gateway: TestGateway, host: RunningHost, nginx: RunningNginx;
  let silent: { socket: WebSocket; since: number; heard: string[]; closed: number | null };
  let token = '';

  beforeAll(async () => {
    for (const name of ['shell', 'mf-auth'])
      execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), name], {
        env: { ...process.env, NODE_OPTIONS: '' },
      });
    gateway = await startTestGateway();
    await gateway.addAccount({ username: 'ram' });
    const gatewayPort = new URL(gateway.url).port;
    host = await startHost(new URL(gateway.url).origin, {
      REGISTRAR_MODE: 'production',
      PORTAL_URL: 'https://registrar.example',
      SHELL_FOLDER: join(ROOT, 'shell/dist'),
    });
    nginx = await startNginx({
      hostPort: new URL(host.address).port,
      gatewayPorts: [gatewayPort, gatewayPort],
      portalFolder: join(host.data, 'portal'),
      socketsOfAddress: SOCKETS_OF_ADDRESS,
    });
    token = (await gateway.signIn('ram')).accessToken;
    silent = await silentSocket();
  }, 600_000);
  afterAll(async () => {
    silent?.socket.terminate();
    await nginx?.close();
    await host?.close();
    await gateway?.close();
  });

  const through = (path: string, options?: Parameters<typeof ask>[2]): Promise<Heard> =>
    ask(new URL(path, nginx.base), nginx.certificate, options);
  const signedIn = () => ({ authorization: `Bearer ${token}` });

  function openSocket(from = '127.0.0.1'): WebSocket {
    const socket = new WebSocket(new URL('gateway/ws', nginx.base.replace('https', 'wss')), ['v12.stomp'], {
      ca: nginx.certificate,
      localAddress: from,
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    return socket;
  }
  const opened = (socket: WebSocket): Promise<boolean> =>
    new Promise((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('close', () => resolve(false));
    });

  /** It asks for no heart-beats and sends none: from its subscription on nothing is said on the line. */
  async function silentSocket(): Promise<typeof silent> {
    const state: typeof silent = { socket: openSocket(), since: 0, heard: [], closed: null };
    state.socket.on('message', (data: Buffer) => state.heard.push(data.toString('utf8')));
    state.socket.on('close', (code) => (state.closed = code));
    await opened(state.socket);
    state.socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\nAuthorization:Bearer ${token}\n\n\0`);
    await eventually(() => state.heard.length === 1);
    state.socket.send(`SUBSCRIBE\nid:1\ndestination:${EXTERNAL_TOPIC}\nreceipt:r\n\n\0`);
    await eventually(() => state.heard.length === 2);
    expect(state.heard.map((frame) => frame.split('\n')[0])).toEqual(['CONNECTED', 'RECEIPT']);
    return Object.assign(state, { since: performance.now() });
  }

  test('the portal’s page comes from the host, with its policy; over HTTP one is led to HTTPS', async () => {
    const page = await through('/company-name-reservation/1');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const script = /src="(\/shell\/[^"]+\.js)"/.exec(page.body.toString('utf8'))?.[1] ?? '';
    expect([(await through(script)).status, (await through('/shell/none.js')).status]).toEqual([200, 404]);
    // an office behind one address after a release of the shell: its files are not counted with the pages
    for (let round = 0; round < 30; round++)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => through(script))))
        expect(status).toBe(200);
    const led = await fetch(new URL('login', nginx.plainBase), { redirect: 'manual' });
    expect([led.status, new URL(led.headers.get('location') ?? '').protocol]).toEqual([301, 'https:']);
  });

  test('a remote is released through nginx and its files come from the disk, to be kept for ever', async () => {
    const dist = join(ROOT, 'mf-auth/dist');
    const meta = readFileSync(join(dist, 'meta.json'));
    const { version } = JSON.parse(meta.toString('utf8')) as { version: string };
    const headers = { authorization: `Bearer ${DEPLOY_TOKEN}`, 'content-type': 'application/octet-stream' };
    for (const file of [
      ...readdirSync(dist).filter((name) => !name.startsWith('.') && name !== 'meta.json'),
      'meta.json',
    ]) {
      const answer = await through(`/remotes/mf-auth/${version}/${file}`, {
        method: 'PUT',
        headers,
        body: readFileSync(join(dist, file)),
      });
      expect([file, answer.status]).toEqual([file, 201]);
    }
    expect(
      (await through(`/remotes/mf-auth/${version}/newfile.js`, { method: 'PUT', headers, body: 'x' })).status,
    ).toBe(409);
    const { revision } = JSON.parse((await through('/registry')).body.toString('utf8')) as { revision: number };
    const change = JSON.stringify({ version, expectedRevision: revision });
    expect(
      (
        await through('/registry/mf-auth', {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: change,
        })
      ).status,
    ).toBe(200);
    const entry = await through(`/remotes/mf-auth/${version}/remoteEntry.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([entry.status, entry.headers['cache-control'], entry.headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect((await through(`/remotes/mf-auth/${version}/none.js`)).status).toBe(404);
  });

  test('5 MB pass: in parts to the gateway, and at once to the host', async () => {
    const ram = await callerOf(gateway, 'ram');
    const content = Buffer.alloc(5 * MEGABYTE, 7);
    let progress = progressOf(await beginUpload(ram, content.length));
    while (progress.received < progress.size) {
      const form = new Response(partForm(content.subarray(progress.received, progress.received + progress.partBytes)));
      const headers = { ...signedIn(), 'content-type': form.headers.get('content-type') ?? '' };
      const answer = await through(`/gateway/${UPLOAD}/${progress.id}/${progress.received}`, {
        method: 'PUT',
        headers,
        body: Buffer.from(await form.arrayBuffer()),
      });
      expect([answer.status, answer.body.toString('utf8').slice(0, 200)]).toEqual([200, expect.any(String)]);
      progress = { ...progress, received: Math.min(progress.size, progress.received + progress.partBytes) };
    }
    expect(progressOf(await ram.call('GET', `${UPLOAD}/${progress.id}`)).received).toBe(content.length);
    const headers = { authorization: `Bearer ${DEPLOY_TOKEN}`, 'content-type': 'application/octet-stream' };
    expect((await through('/remotes/mf-large/1.0.0/large.js', { method: 'PUT', headers, body: content })).status).toBe(
      201,
    );
    expect(
      (
        await through('/remotes/mf-large/1.0.0/larger.js', {
          method: 'PUT',
          headers,
          body: Buffer.alloc(22 * MEGABYTE),
        }).catch(() => ({ status: 413 }))
      ).status,
    ).toBe(413);
  });

  test('X1: twenty refused forms hold up nobody of two hundred who come through nginx', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 30, ca: nginx.certificate });
    const { forms, calls } = await sendRefusedForms({ base: `${nginx.base}gateway/`, agent });
    agent.destroy();
    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([413]));
    expect([calls.length, new Set(calls.map(({ status }) => status))]).toEqual([200, new Set([200])]);
  });

  test('X16: metrics and the calls between our own processes are closed, however they are written', async () => {
    for (const path of [
      '/gateway/metrics',
      '/gateway//metrics',
      '/gateway/%6detrics',
      '/gateway/./metrics',
      '/gateway/x/../metrics',
      '/gateway/metrics?x=1',
      '/gateway/internal/registry-changed',
      '/gateway/%69nternal/registry-changed',
    ]) {
      const answer = await through(path, { headers: { 'x-forwarded-for': '127.0.0.1' } });
      expect([path, [403, 404].includes(answer.status)]).toEqual([path, true]);
      expect(answer.body.toString('utf8')).not.toContain('registrar_');
    }
  });

  test('the gateway hears from which address somebody comes, and not what he claims', async () => {
    const { body, headers } = loginForm(gateway.platform, {
      grant_type: 'password',
      username: 'ram',
      password: 'Demo@12345',
    });
    const form = new Response(body instanceof FormData ? body : new FormData());
    const answer = await through('/gateway/auth/api/ocr-login', {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': '203.0.113.9', 'content-type': form.headers.get('content-type') ?? '' },
      body: Buffer.from(await form.arrayBuffer()),
      from: '127.0.0.2',
    });
    expect(answer.status).toBe(200);
    const rows = await gateway.platform.database.db.selectFrom('session').select('address').execute();
    expect(rows.map(({ address }) => address)).toContain('127.0.0.2');
    expect(rows.map(({ address }) => address)).not.toContain('203.0.113.9');
  });

  test('X3: a message of 40 kB ends its socket; of one address so many are held and no more, and others get in', async () => {
    const talker = openSocket('127.0.0.4');
    await opened(talker);
    const ended = new Promise((resolve) => talker.once('close', resolve));
    talker.send(Buffer.alloc(40_000, 'a'));
    expect([1006, 1009]).toContain(await ended);

    const crowd = Array.from({ length: SOCKETS_OF_ADDRESS + 40 }, () => openSocket('127.0.0.3'));
    const refusals: (number | undefined)[] = [];
    for (const socket of crowd) {
      socket.on('unexpected-response', (_asking, { statusCode }) => {
        refusals.push(statusCode);
        socket.terminate();
      });
    }
    await Promise.all(crowd.map(opened));
    const held = crowd.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    const other = openSocket('127.0.0.5');
    const otherIsIn = await opened(other);
    for (const socket of [...crowd, other]) socket.terminate();
    expect(held).toBeLessThanOrEqual(SOCKETS_OF_ADDRESS);
    expect(new Set(refusals)).toEqual(new Set([429]));
    expect(otherIsIn).toBe(true);
  });

  test('a socket is there after two minutes in which nobody said anything', async () => {
    await until(silent.since + SILENCE_MS + 2000);
    expect([silent.closed, silent.heard.length]).toEqual([null, 2]);
    await gateway.platform.bus.publish({ destination: EXTERNAL_TOPIC, body: '{"after":"silence"}' });
    await eventually(() => silent.heard.length === 3);
    expect(silent.heard[2]).toContain('{"after":"silence"}');
  }, 600_000);
});
