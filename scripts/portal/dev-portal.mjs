import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename, extname, join } from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.vtt': 'text/vtt',
};
const SHELL = '/shell/';
/** Length and form of a page that is replaced by another one. */
const OF_THE_PAGE = ['content-length', 'content-encoding', 'etag', 'last-modified', 'transfer-encoding'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The registry of the other portal with one entry of this machine, as a release would write it. */
async function registry({ against, name, folder }, headers) {
  const answer = await fetch(new URL('/registry', against), {
    headers: { cookie: headers.cookie ?? '', authorization: headers.authorization ?? '' },
  });
  // the shell is the one of this machine, whatever is released there meanwhile
  const { shell: _released, ...document } = await answer.json();
  const { routes, filings = [] } = readJson(join(folder, 'routes.json'));
  const { contract, requires } = readJson(join(folder, 'meta.json'));
  const entry = {
    version: 'dev',
    base: `/remotes/${name}/dev/`,
    contract,
    requires,
    routes,
    filings,
    status: 'active',
    urgency: 'normal',
  };
  return { ...document, remotes: { ...document.remotes, [name]: entry } };
}

function passOn({ against, devShell }, request, response) {
  const send = against.protocol === 'https:' ? httpsRequest : httpRequest;
  const onward = send(
    new URL(request.url, against),
    { method: request.method, headers: { ...request.headers, host: against.host } },
    (answer) => {
      // The policy of the other portal names its own address for the socket.
      const { 'content-security-policy': policy, 'strict-transport-security': _strict, ...headers } = answer.headers;
      const own =
        policy === undefined
          ? {}
          : { 'content-security-policy': policy.replace('connect-src', `connect-src ws://${request.headers.host}`) };
      const isPage =
        devShell !== undefined &&
        (answer.headers['content-type'] ?? '').startsWith('text/html') &&
        !request.url.startsWith('/gateway/');
      if (!isPage) {
        response.writeHead(answer.statusCode, { ...headers, ...own });
        return answer.pipe(response);
      }
      answer.resume();
      const kept = Object.fromEntries(Object.entries(headers).filter(([header]) => !OF_THE_PAGE.includes(header)));
      response.writeHead(answer.statusCode, { ...kept, ...own, 'cache-control': 'no-store' });
      return response.end(readFileSync(join(devShell, 'index.html')));
    },
  );
  onward.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(onward);
}

function passSocketOn({ against }, request, socket, head) {
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

function localFile(response, file) {
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  return createReadStream(file).pipe(response);
}

/**
 * A portal that is another one in everything but one remote, and but for its shell where there is one for development.
 *
 * @param {{ against: URL, name: string, folder: string, devShell?: string }} options `folder` holds the build of the
 *   remote
 */
export function devPortal(options) {
  const { name, folder, devShell } = options;
  const prefix = `/remotes/${name}/dev/`;
  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    if (path.startsWith(prefix)) return localFile(response, join(folder, basename(path)));
    const ofShell = devShell === undefined || !path.startsWith(SHELL) ? undefined : join(devShell, basename(path));
    if (ofShell !== undefined && existsSync(ofShell)) return localFile(response, ofShell);
    if (path !== '/registry' || request.method !== 'GET') return passOn(options, request, response);
    return registry(options, request.headers).then(
      (document) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(JSON.stringify(document)),
      (error) => response.writeHead(502).end(error.message),
    );
  });
  server.on('upgrade', (request, socket, head) => passSocketOn(options, request, socket, head));
  return server;
}
