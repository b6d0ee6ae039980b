import { request as ask, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { HostConfiguration } from './configuration';

const PATH = '/gateway/ws';
/** So long the gateway may take over its answer; the line is for messages, which may be far apart. */
const PATIENCE_MS = 10_000;
/** So long what is still on its way to the browser may take when the gateway has ended a line. */
const LINGER_MS = 1000;
const KEEP_ALIVE_MS = 30_000;
/** Of the browser's request what the gateway needs; it takes part in no extension. */
const HEADERS = ['origin', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'] as const;

/**
 * Sockets are passed to the gateway as they are, byte for byte: each end waits for the other (what is on its way is a
 * few stream buffers), messages are judged where they are read, and no message is ever whole in this process.
 */
export function gatewaySockets(
  app: FastifyInstance,
  configuration: HostConfiguration,
  trusted: readonly string[],
): void {
  const trust = proxyAddr.compile([...trusted]);
  const open = new Set<Duplex>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return end(socket, 404, 'Not Found');
    if (open.size >= configuration.socketsAtOnce) return end(socket, 503, 'Service Unavailable');
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const asking = ask(new URL(PATH, configuration.gatewayUrl), {
      headers: {
        ...Object.fromEntries(
          HEADERS.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
        ),
        connection: 'Upgrade',
        upgrade: 'websocket',
        host: request.headers.host ?? '',
        // Set, not appended: what a client claims about itself is not passed on.
        'x-forwarded-for': proxyAddr(request, trust),
      },
      agent: false,
    });
    const patience = setTimeout(() => asking.destroy(new Error('the gateway did not answer in time')), PATIENCE_MS);
    asking.once('close', () => clearTimeout(patience));
    socket.once('close', () => asking.destroy());
    asking.on('error', () => end(socket, 503, 'Service Unavailable'));
    asking.on('response', (refusal) => {
      refusal.resume();
      end(socket, refusal.statusCode ?? 503, refusal.statusMessage ?? '', refusal.headers['retry-after']);
    });
    asking.on('upgrade', (answer, line, rest) => {
      clearTimeout(patience);
      joined(socket, line, [handshake(answer), rest], head);
    });
    asking.end();
  });

  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

function joined(socket: Duplex, line: Duplex, toBrowser: readonly (Buffer | string)[], toGateway: Buffer): void {
  for (const end of [socket, line]) if (end instanceof Socket) end.setKeepAlive(true, KEEP_ALIVE_MS);
  line.on('error', () => line.destroy());
  socket.once('close', () => line.destroy());
  line.once('close', () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
  for (const bytes of toBrowser) if (bytes.length > 0) socket.write(bytes);
  if (toGateway.length > 0) line.write(toGateway);
  socket.pipe(line);
  line.pipe(socket);
}

function handshake({ statusMessage, rawHeaders }: IncomingMessage): string {
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return [`HTTP/1.1 101 ${statusMessage ?? ''}`, ...lines, '', ''].join('\r\n');
}

function end(socket: Duplex, status: number, words: string, retryAfter?: string): void {
  if (socket.destroyed || socket.writableEnded) return;
  socket.resume(); // unread bytes would turn the end into a reset
  socket.end(
    [
      `HTTP/1.1 ${status} ${words}`,
      'Connection: close',
      'Content-Length: 0',
      ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
      '',
      '',
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
