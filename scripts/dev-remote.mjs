/**
 * Run in a remote's folder: `npm run dev -w mf-name-reservation -- --against https://test.example`. Builds this one
 * remote on every change and opens a portal on this machine that is the named one in everything else: its shell, its
 * other remotes, its gateway.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename, extname, join } from 'node:path';
import { option } from './portal/deploy-options.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { workspaces } from './portal/paths.mjs';
import { requireFreePorts } from './portal/ports.mjs';
import { Refusal, run, say } from './portal/say.mjs';
import { watchPortal } from './portal/watch.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.map': 'application/json', '.woff2': 'font/woff2' };

/** The registry of the other portal with one entry of this machine. */
async function registry(against, name, folder, headers) {
  const answer = await fetch(new URL('/registry', against), { headers: { cookie: headers.cookie ?? '', authorization: headers.authorization ?? '' } });
  const document = await answer.json();
  const { routes, filings = [] } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  const entry = { version: 'dev', base: `/remotes/${name}/dev/`, contract: 1, requires: {}, routes, filings, status: 'active', urgency: 'normal' };
  return { ...document, remotes: { ...document.remotes, [name]: entry } };
}

function passOn(against, request, response) {
  const send = against.protocol === 'https:' ? httpsRequest : httpRequest;
  const onward = send(new URL(request.url, against), { method: request.method, headers: { ...request.headers, host: against.host } }, (answer) => {
    // The policy of the other portal names its own address for the socket.
    const { 'content-security-policy': policy, 'strict-transport-security': _strict, ...headers } = answer.headers;
    const own = policy === undefined ? {} : { 'content-security-policy': policy.replace('connect-src', `connect-src ws://${request.headers.host}`) };
    response.writeHead(answer.statusCode, { ...headers, ...own });
    answer.pipe(response);
  });
  onward.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(onward);
}

function passSocketOn(against, request, socket, head) {
  const send = against.protocol === 'https:' ? httpsRequest : httpRequest;
  // The gateway admits sockets of its own portal only, and that is what this portal stands for.
  const headers = { ...request.headers, host: against.host, origin: against.origin };
  const onward = send(new URL(request.url, against), { headers });
  onward.on('upgrade', (answer, remote, remoteHead) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    remote.write(head);
    socket.write(remoteHead);
    remote.pipe(socket).pipe(remote);
    for (const end of [remote, socket]) end.on('error', () => [remote, socket].forEach((one) => one.destroy()));
  });
  onward.on('response', () => socket.destroy());
  onward.on('error', () => socket.destroy());
  onward.end();
}

function localFile(response, folder, file) {
  const path = join(folder, basename(file));
  if (!existsSync(path)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'cache-control': 'no-store' });
  createReadStream(path).pipe(response);
}

await run(async () => {
  requireNode();
  const name = basename(process.cwd());
  const address = option('--against');
  if (!workspaces.remoteNames().includes(name) || address === undefined || !URL.canParse(address)) {
    throw new Refusal(
      'चलिरहेको पोर्टलको ठेगाना दिनुहोस्: npm run dev -w mf-name-reservation -- --against http://localhost:8080',
      'Name a running portal: npm run dev -w mf-name-reservation -- --against http://localhost:8080',
    );
  }
  const against = new URL(address);
  const port = Number(process.env.PORT || 8090);
  await requireFreePorts([port]);
  await installIfNeeded();
  const watching = await watchPortal(() => undefined, { browsers: [name], servers: [] });
  const folder = watching.served.watchedRemotes[name];
  const prefix = `/remotes/${name}/dev/`;

  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    if (path.startsWith(prefix)) return localFile(response, folder, path.slice(prefix.length));
    if (path !== '/registry' || request.method !== 'GET') return passOn(against, request, response);
    registry(against, name, folder, request.headers).then(
      (document) => response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(document)),
      (error) => response.writeHead(502).end(error.message),
    );
  });
  server.on('upgrade', (request, socket, head) => passSocketOn(against, request, socket, head));
  server.listen(port, '127.0.0.1', () =>
    say(`http://localhost:${port}: ${against.origin}, ${name} भने यहाँको।`, `http://localhost:${port}: ${against.origin} with ${name} from this folder. Ctrl-C stops.`),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close();
      watching.close().finally(() => process.exit(0));
    });
  }
});
