import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Bus } from '../bus/bus';
import type { Clock } from '../clock';
import { DEFAULT_LIMITS } from './frame-reader';
import { SocketPlaces, type SocketLimits } from './socket-places';
import { StompSession, type StompHouse, type StompRules } from './stomp-session';
import { SubscriptionIndex } from './subscription-index';

/** Not a topic anybody may subscribe to: how one gateway tells the others that a session has ended. */
export const SESSION_ENDED = '/internal/session-ended';
const sessionEndedSchema = z.object({ sessionId: z.string() });

export interface StompServer {
  sockets(): number;
  close(): Promise<void>;
}

export interface StompServerOptions {
  readonly server: Server;
  readonly path: string;
  /** Browsers send their page's origin; any other is refused. Programs send none. */
  readonly origins: readonly string[] | null;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly rules: StompRules;
  readonly limits: SocketLimits;
  /** Whose word about the caller's address is believed, as for every other call. */
  readonly trustedProxies: readonly string[];
}

/**
 * How long the sockets of a gateway take to leave when each has missed something: who opens anew reads what there is.
 */
const LEAVE_WITHIN_MS = 20_000;

/** STOMP ends here: browsers see topics and nothing of the bus behind them. */
export function attachStompServer({
  server,
  path,
  origins,
  bus,
  clock,
  rules,
  limits,
  trustedProxies,
}: StompServerOptions): StompServer {
  const trusted = proxyAddr.compile([...trustedProxies]);
  const sessions = new Set<StompSession>();
  const index = new SubscriptionIndex();
  const places = new SocketPlaces(limits);
  const house: StompHouse = {
    rules,
    index,
    socketsOf: (accountId) => [...sessions].filter((session) => session.user?.accountId === accountId).length,
    leave: (session) => void sessions.delete(session),
  };

  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: DEFAULT_LIMITS.frame * 2,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) =>
      ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((protocol) => offered.has(protocol)) ?? false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] !== path)
      return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    if (origins && request.headers.origin && !origins.includes(request.headers.origin)) {
      return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    }
    const place = places.take(proxyAddr(request, trusted));
    if (!place)
      return void socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\n\r\n');
    socket.once('close', () => place.leave());
    webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      sessions.add(new StompSession(webSocket, house, () => place.known())),
    );
  };
  server.on('upgrade', onUpgrade);

  bus.onMessage(({ destination, body }) => {
    if (destination !== SESSION_ENDED) return index.deliver(destination, body);
    const ended = sessionEndedSchema.safeParse(JSON.parse(body)).data;
    if (!ended) return;
    for (const session of sessions) if (session.user?.sessionId === ended.sessionId) session.refuse('Session ended');
  });

  // a message or the end of a session may have been missed; a socket that opens anew is asked for its session and reads
  // what it missed
  bus.onResumed(() => {
    const each = LEAVE_WITHIN_MS / Math.max(sessions.size, 20);
    [...sessions].forEach((session, place) => setTimeout(() => session.goAway(), place * each).unref());
  });

  const ticking = setInterval(() => {
    const now = clock.now();
    for (const session of sessions) session.tick(now);
  }, 500);
  ticking.unref();

  return {
    sockets: () => places.total,
    async close() {
      clearInterval(ticking);
      server.off('upgrade', onUpgrade);
      for (const session of sessions) session.goAway();
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const session of sessions) session.terminate();
    },
  };
}
