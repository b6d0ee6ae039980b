import { Client, type IFrame, type StompHeaders, Versions } from '@stomp/stompjs';
import { WebSocket } from 'ws';

export interface StompConnection {
  readonly client: Client;
  readonly connected: IFrame;
  /** Bodies of the frames on a topic, as they come. */
  subscribe(topic: string, headers?: StompHeaders): unknown[];
  /** Resolves once the server has acknowledged everything sent so far. */
  settled(topic: string): Promise<void>;
  /** The ERROR frame, or the end of the connection. */
  refused(): Promise<string>;
  close(): Promise<void>;
}

let receipts = 0;

/** The client library of the portal, as the portal uses it; rejects when the server refuses CONNECT. */
export async function connectStomp(url: string, token: string | null, version = '1.2'): Promise<StompConnection> {
  const refusals: string[] = [];
  let onRefusal: (() => void) | undefined;
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, Versions.default.protocolVersions()),
    connectHeaders: token === null ? {} : { Authorization: `Bearer ${token}` },
    stompVersions: new Versions([version]),
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
    splitLargeFrames: true,
    maxWebSocketChunkSize: 8192,
    reconnectDelay: 0,
  });
  const refuse = (why: string): void => {
    refusals.push(why);
    onRefusal?.();
  };
  const connected = await new Promise<IFrame>((resolve, reject) => {
    client.onConnect = resolve;
    client.onStompError = (frame) => {
      refuse(frame.headers.message ?? '');
      reject(new Error(frame.headers.message));
    };
    client.onWebSocketClose = () => {
      refuse('closed');
      reject(new Error('closed'));
    };
    client.activate();
  });
  return {
    client,
    connected,
    subscribe(topic, headers = {}) {
      const bodies: unknown[] = [];
      client.subscribe(topic, (message) => bodies.push(JSON.parse(message.body)), headers);
      return bodies;
    },
    settled: (topic) =>
      new Promise((resolve) => {
        const receipt = `settled-${++receipts}`;
        client.watchForReceipt(receipt, () => resolve());
        client.subscribe(topic, () => undefined, { receipt, id: receipt });
      }),
    async refused() {
      if (refusals.length === 0) await new Promise<void>((resolve) => (onRefusal = resolve));
      return refusals[0] ?? '';
    },
    close: () => client.deactivate(),
  };
}

/** Below the limit of a test, so that a failure says what did not happen. */
const LONGEST_MS = 100_000;

/** Waits for what a job, a socket or another process does, however busy the machine is. */
export async function eventually(
  check: () => boolean | Promise<boolean>,
  what: () => string = () => 'it did not happen',
): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`${what()} within ${LONGEST_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
