import type { ReadonlyStore } from '@registrar/contract/shell-api';
import type { Client, IMessage, StompSubscription } from '@stomp/stompjs';
import { createStore } from './value-store';

export type SocketStatus = 'up' | 'reconnecting' | 'down';

export interface SocketService {
  readonly status: ReadonlyStore<SocketStatus>;
  /** Created and activated once for a signed-in person; further calls do nothing. */
  activate(): Promise<void>;
  deactivate(): Promise<void>;
  /** Bodies arrive parsed and otherwise unchecked; a frame that is not JSON is dropped. */
  subscribe(destination: string, onMessage: (body: unknown) => void): () => void;
  onResync(listener: () => void): () => void;
}

export interface SocketOptions {
  readonly url: string;
  /** Read before each connection, so that a reconnect carries the token of now. `renew` after a refused one. */
  readonly token: (renew: boolean) => Promise<string | null>;
  readonly onProblem: (problem: string) => void;
}

const reconnectDelay = 5_000;
/** A gateway that leaves or has missed something sends everybody away at once; they come back over this time. */
const comeBackWithinMs = 20_000;
const GOING_AWAY = 1001;
const heartBeat = 10_000;
const chunkSize = 8_192;

const isOpen = (stomp: Client): boolean => stomp.webSocket?.readyState === WebSocket.OPEN;

export function createSocket({ url, token, onProblem }: SocketOptions): SocketService {
  const status = createStore<SocketStatus>('down');
  const listeners = new Map<string, Set<(body: unknown) => void>>();
  const live = new Map<string, StompSubscription>();
  const resync = new Set<() => void>();
  let client: Promise<Client> | null = null;
  let speaking: Client | null = null;
  let connectedBefore = false;
  let refused = false;
  let sentAway = false;

  const deliver = (destination: string, message: IMessage): void => {
    let body: unknown;
    try {
      body = JSON.parse(message.body);
    } catch {
      onProblem(`socket: a frame on ${destination} is not JSON`);
      return;
    }
    for (const listener of [...(listeners.get(destination) ?? [])]) {
      try {
        listener(body);
      } catch (error) {
        onProblem(`socket: a listener of ${destination} failed: ${String(error)}`);
      }
    }
  };

  const open = (stomp: Client, destination: string): void => {
    if (stomp.connected && !live.has(destination)) {
      live.set(
        destination,
        stomp.subscribe(destination, (message) => deliver(destination, message)),
      );
    }
  };

  const create = async (): Promise<Client> => {
    const { Client, Versions } = await import('@stomp/stompjs');
    const stomp: Client = new Client({
      brokerURL: url,
      stompVersions: new Versions([Versions.V1_2, Versions.V1_1, Versions.V1_0]),
      reconnectDelay,
      heartbeatIncoming: heartBeat,
      heartbeatOutgoing: heartBeat,
      connectionTimeout: 0,
      splitLargeFrames: true,
      maxWebSocketChunkSize: chunkSize,
      async beforeConnect() {
        if (sentAway) await new Promise((resolve) => setTimeout(resolve, Math.random() * comeBackWithinMs));
        sentAway = false;
        const bearer = await token(refused);
        refused = false;
        stomp.connectHeaders = bearer === null ? {} : { Authorization: `Bearer ${bearer}` };
      },
      onConnect() {
        live.clear();
        status.set('up');
        for (const destination of listeners.keys()) open(stomp, destination);
        if (connectedBefore) for (const listener of [...resync]) listener();
        connectedBefore = true;
      },
      onStompError(frame) {
        refused = true;
        onProblem(`socket: ${frame.headers['message'] ?? 'refused'}`);
      },
      onWebSocketClose(event: { code?: number }) {
        live.clear();
        sentAway = event.code === GOING_AWAY;
        if (stomp.active) status.set('reconnecting');
      },
    });
    speaking = stomp;
    stomp.activate();
    return stomp;
  };

  return {
    status,
    async activate() {
      client ??= create();
      await client;
    },
    async deactivate() {
      const ended = client;
      client = null;
      connectedBefore = false;
      live.clear();
      speaking = null;
      if (ended) {
        const stomp = await ended;
        // A line that the gateway is closing takes no farewell; the browser would complain of it.
        await stomp.deactivate({ force: !isOpen(stomp) });
      }
      status.set('down');
    },
    subscribe(destination, onMessage) {
      const known = listeners.get(destination) ?? new Set();
      listeners.set(destination, known.add(onMessage));
      void client?.then((stomp) => open(stomp, destination));
      return () => {
        known.delete(onMessage);
        if (known.size > 0 || listeners.get(destination) !== known) return;
        listeners.delete(destination);
        if (speaking && isOpen(speaking)) live.get(destination)?.unsubscribe();
        live.delete(destination);
      };
    },
    onResync(listener) {
      resync.add(listener);
      return () => void resync.delete(listener);
    },
  };
}
