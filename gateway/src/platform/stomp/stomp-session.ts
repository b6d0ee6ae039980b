import { randomUUID } from 'node:crypto';
import { WebSocket, type RawData } from 'ws';
import { escapeHeader, writeFrame, type StompFrame, type StompVersion } from './frame';
import { FrameReader } from './frame-reader';
import type { Subscription, SubscriptionIndex } from './subscription-index';

export interface StompUser {
  readonly accountId: string;
  readonly sessionId: string;
  readonly external: boolean;
  /** When the access token runs out. */
  readonly expiresAt: Date;
}

export interface StompRules {
  authenticate(token: string): Promise<StompUser>;
  maySubscribe(user: StompUser, destination: string): boolean;
  /** How many sockets one person may hold: several tabs, not a crowd. */
  readonly socketsPerUser: number;
  readonly subscriptionsPerSocket: number;
  /** Milliseconds between heart-beats, what we can send and what we want. */
  readonly heartBeat: number;
  readonly connectTimeout: number;
}

/** What a session needs to know of the others. */
export interface StompHouse {
  readonly rules: StompRules;
  readonly index: SubscriptionIndex;
  socketsOf(accountId: string): number;
  leave(session: StompSession): void;
}

const VERSIONS: readonly StompVersion[] = ['1.2', '1.1', '1.0'];
const SLOW_CONSUMER_BYTES = 1 << 20;
/** So long the other side may take over its part of the end; then the line is cut. */
const LINGER_MS = 1000;
/** A peer may be late by this much before it is taken for dead: networks and sleeping tabs are not exact. */
const HEART_BEAT_GRACE = 2.5;

/** One socket, from CONNECT to its end. */
export class StompSession {
  user: StompUser | undefined;
  readonly #socket: WebSocket;
  readonly #house: StompHouse;
  readonly #reader = new FrameReader();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #openedAt = performance.now();
  #version: StompVersion = '1.2';
  #expectEvery = 0;
  #sendEvery = 0;
  #lastIn = performance.now();
  #lastOut = performance.now();
  #ended = false;
  #queue: Promise<void> = Promise.resolve();

  readonly #onKnown: () => void;

  /** @param onKnown called once the socket has said whose it is */
  constructor(socket: WebSocket, house: StompHouse, onKnown: () => void) {
    this.#socket = socket;
    this.#house = house;
    this.#onKnown = onKnown;
    socket.on('message', (data: RawData) => this.#receive(data));
    socket.on('close', () => this.#end());
    socket.on('error', () => this.#end());
  }

  /** A message of the bus for one of this session's subscriptions. */
  deliver(subscription: Subscription, messageId: number, body: string): void {
    const id = escapeHeader(subscription.id, this.#version);
    const destination = escapeHeader(subscription.destination, this.#version);
    this.#send(
      `MESSAGE\nsubscription:${id}\ndestination:${destination}\ncontent-type:application/json\nmessage-id:${messageId}-${id}\n` +
        `content-length:${Buffer.byteLength(body)}\n\n${body}\0`,
    );
  }

  /** Called twice a second: time-outs, expiry, heart-beats. */
  tick(now: Date): void {
    const instant = performance.now();
    if (!this.user) {
      if (instant - this.#openedAt > this.#house.rules.connectTimeout) this.refuse('CONNECT timeout');
    } else if (now > this.user.expiresAt) {
      this.refuse('Token expired');
    } else if (this.#expectEvery > 0 && instant - this.#lastIn > this.#expectEvery * HEART_BEAT_GRACE) {
      this.#socket.terminate();
      this.#end();
    } else if (this.#sendEvery > 0 && instant - this.#lastOut >= this.#sendEvery - 1000) {
      this.#send('\n');
    }
  }

  /** ERROR and the end of the connection: STOMP knows no smaller refusal. */
  refuse(message: string, detail = '', receipt?: string): void {
    if (this.#ended) return;
    this.#send(
      writeFrame('ERROR', { message, 'content-type': 'text/plain', 'receipt-id': receipt }, detail, this.#version),
    );
    this.#socket.close(1002);
    this.#end();
  }

  goAway(): void {
    this.#socket.close(1001, 'going away');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: RawData): void {
    this.#lastIn = performance.now();
    let frames: StompFrame[];
    try {
      frames = this.#reader.push(
        Array.isArray(data)
          ? Buffer.concat(data)
          : Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data),
      );
    } catch (error) {
      return this.refuse('Malformed frame', error instanceof Error ? error.message : '');
    }
    if (frames.length === 0) return;
    // CONNECT asks the database for the session; what follows it waits its turn, most of it on the line
    this.#socket.pause();
    this.#queue = this.#queue
      .then(async () => {
        for (const frame of frames) if (!this.#ended) await this.#handle(frame);
      })
      .catch(() => this.refuse('Internal error'))
      .finally(() => this.#socket.resume());
  }

  async #handle(frame: StompFrame): Promise<void> {
    if (!this.user) {
      if (frame.command === 'CONNECT' || frame.command === 'STOMP') return this.#connect(frame);
      return this.refuse('Not connected');
    }
    const receipt = frame.headers.get('receipt');
    switch (frame.command) {
      case 'SUBSCRIBE':
        if (!this.#subscribe(this.user, frame, receipt)) return;
        break;
      case 'UNSUBSCRIBE':
        this.#unsubscribe(frame.headers.get('id') ?? frame.headers.get('destination') ?? '');
        break;
      case 'DISCONNECT':
        this.#acknowledge(receipt);
        this.#socket.close(1000);
        return this.#end();
      case 'SEND':
        return this.refuse('Access refused', 'SEND is not allowed', receipt);
      default:
        return this.refuse('Command not supported', frame.command.slice(0, 40), receipt);
    }
    this.#acknowledge(receipt);
  }

  async #connect({ headers }: StompFrame): Promise<void> {
    const offered = (headers.get('accept-version') ?? '1.0').split(',');
    const version = VERSIONS.find((candidate) => offered.includes(candidate));
    if (!version) return this.refuse('Supported protocol versions are 1.0 1.1 1.2');
    const heartBeat = /^(\d{1,9}),(\d{1,9})$/.exec(headers.get('heart-beat') ?? '0,0');
    if (!heartBeat) return this.refuse('Bad heart-beat header');

    const authorization = headers.get('Authorization') ?? headers.get('authorization') ?? '';
    let user: StompUser;
    try {
      user = await this.#house.rules.authenticate(
        authorization.replace(/^Bearer\s+/i, '') || (headers.get('passcode') ?? ''),
      );
    } catch {
      return this.refuse('Access refused', 'bad or expired token');
    }
    if (this.#ended) return;
    if (this.#house.socketsOf(user.accountId) >= this.#house.rules.socketsPerUser)
      return this.refuse('Too many connections');

    this.user = user;
    this.#onKnown();
    this.#version = this.#reader.version = version;
    const ours = this.#house.rules.heartBeat;
    const canSend = Number(heartBeat[1]);
    const wants = Number(heartBeat[2]);
    this.#sendEvery = ours > 0 && wants > 0 ? Math.max(ours, wants) : 0;
    this.#expectEvery = ours > 0 && canSend > 0 ? Math.max(ours, canSend) : 0;
    this.#send(
      writeFrame('CONNECTED', {
        version,
        'heart-beat': `${ours},${ours}`,
        session: randomUUID(),
        server: 'gateway',
        'user-name': user.accountId,
      }),
    );
  }

  #subscribe(user: StompUser, { headers }: StompFrame, receipt: string | undefined): boolean {
    const destination = headers.get('destination');
    const id = headers.get('id') ?? (this.#version === '1.0' ? destination : undefined);
    const complaint =
      !destination || !id
        ? 'SUBSCRIBE needs destination and id'
        : (headers.get('ack') ?? 'auto') !== 'auto'
          ? 'Only ack:auto is supported'
          : this.#subscriptions.has(id)
            ? 'Duplicate subscription id'
            : this.#subscriptions.size >= this.#house.rules.subscriptionsPerSocket
              ? 'Too many subscriptions'
              : undefined;
    if (complaint !== undefined || !destination || !id) {
      this.refuse(complaint ?? 'Malformed frame', '', receipt);
      return false;
    }
    if (!this.#house.rules.maySubscribe(user, destination)) {
      this.refuse('Access refused', `not allowed to subscribe to ${destination.slice(0, 100)}`, receipt);
      return false;
    }
    const subscription: Subscription = { session: this, id, destination };
    this.#subscriptions.set(id, subscription);
    this.#house.index.add(subscription);
    return true;
  }

  #unsubscribe(id: string): void {
    const subscription = this.#subscriptions.get(id);
    if (!subscription) return;
    this.#subscriptions.delete(id);
    this.#house.index.remove(subscription);
  }

  #acknowledge(receipt: string | undefined): void {
    if (receipt !== undefined) this.#send(writeFrame('RECEIPT', { 'receipt-id': receipt }, '', this.#version));
  }

  #send(text: string): void {
    if (this.#ended) return;
    if (this.#socket.bufferedAmount > SLOW_CONSUMER_BYTES) {
      this.#socket.close(1013, 'slow consumer');
      return this.#end();
    }
    this.#socket.send(text);
    this.#lastOut = performance.now();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const subscription of this.#subscriptions.values()) this.#house.index.remove(subscription);
    this.#subscriptions.clear();
    this.#house.leave(this);
    if (this.#socket.readyState !== WebSocket.CLOSED) setTimeout(() => this.#socket.terminate(), LINGER_MS).unref();
  }
}
