import { beforeEach, expect, jest, test } from '@jest/globals';
import type { StompConfig } from '@stomp/stompjs';
import { createSocket } from './socket';

class FakeClient {
  static last: FakeClient | null = null;
  connected = false;
  active = false;
  connectHeaders = {};
  webSocket: { readyState: number } | undefined;
  farewells = 0;
  readonly topics = new Map<string, (frame: { body: string }) => void>();
  constructor(readonly config: StompConfig) {
    FakeClient.last = this;
  }
  activate() {
    this.active = true;
  }
  async deactivate({ force = false } = {}) {
    this.active = false;
    if (!force) this.farewells += 1;
  }
  subscribe(destination: string, listener: (frame: { body: string }) => void) {
    this.topics.set(destination, listener);
    return {
      id: destination,
      unsubscribe: () => {
        this.farewells += 1;
        this.topics.delete(destination);
      },
    };
  }
  async connect() {
    await Reflect.apply(this.config.beforeConnect ?? (() => undefined), this, [this]);
    this.connected = true;
    this.webSocket = { readyState: WebSocket.OPEN };
    Reflect.apply(this.config.onConnect ?? (() => undefined), this, [{}]);
  }
  drop(code?: number) {
    this.connected = false;
    this.topics.clear();
    Reflect.apply(this.config.onWebSocketClose ?? (() => undefined), this, [{ code }]);
  }
}
jest.mock('@stomp/stompjs', () => ({
  Client: FakeClient,
  Versions: Object.assign(
    class {
      constructor(readonly versions: string[]) {}
    },
    { V1_2: '1.2', V1_1: '1.1', V1_0: '1.0' },
  ),
}));

function setUp() {
  const token = jest.fn(async (_renew: boolean): Promise<string | null> => 'token');
  const onProblem = jest.fn();
  const socket = createSocket({ url: 'ws://portal/gateway/ws', token, onProblem });
  const client = () => {
    if (!FakeClient.last) throw new Error('no client was created');
    return FakeClient.last;
  };
  return { socket, token, onProblem, client };
}
beforeEach(() => {
  FakeClient.last = null;
});

test('is created once, with the settings of the specification, and reads the token before each connection', async () => {
  const { socket, client, token } = setUp();
  await socket.activate();
  const first = client();
  await socket.activate();
  expect(client()).toBe(first);
  expect(first.config).toMatchObject({
    reconnectDelay: 5000,
    heartbeatIncoming: 10000,
    heartbeatOutgoing: 10000,
    connectionTimeout: 0,
    splitLargeFrames: true,
    maxWebSocketChunkSize: 8192,
    stompVersions: { versions: ['1.2', '1.1', '1.0'] },
  });
  await first.connect();
  expect(first.connectHeaders).toEqual({ Authorization: 'Bearer token' });
  expect(socket.status.get()).toBe('up');
  token.mockResolvedValueOnce('renewed');
  Reflect.apply(first.config.onStompError ?? (() => undefined), first, [{ headers: {} }]);
  first.drop();
  expect(socket.status.get()).toBe('reconnecting');
  await first.connect();
  expect(token).toHaveBeenLastCalledWith(true);
  expect(first.connectHeaders).toEqual({ Authorization: 'Bearer renewed' });
});

test('two listeners share a subscription, which ends with the last of them', async () => {
  const { socket, client } = setUp();
  const heard: unknown[] = [];
  const stopOne = socket.subscribe('/topic/a', (body) => heard.push(['one', body]));
  await socket.activate();
  await client().connect();
  const stopOther = socket.subscribe('/topic/a', (body) => heard.push(['other', body]));
  client().topics.get('/topic/a')?.({ body: '{"n":1}' });
  expect(heard).toEqual([
    ['one', { n: 1 }],
    ['other', { n: 1 }],
  ]);
  stopOne();
  expect(client().topics.has('/topic/a')).toBe(true);
  stopOther();
  expect(client().topics.has('/topic/a')).toBe(false);
});

test('a frame that is not JSON, or a listener that fails, disturbs nobody else', async () => {
  const { socket, client, onProblem } = setUp();
  const heard: unknown[] = [];
  await socket.activate();
  socket.subscribe('/topic/a', () => {
    throw new Error('mine');
  });
  socket.subscribe('/topic/a', (body) => heard.push(body));
  await client().connect();
  client().topics.get('/topic/a')?.({ body: '{' });
  client().topics.get('/topic/a')?.({ body: '2' });
  expect(heard).toEqual([2]);
  expect(onProblem).toHaveBeenCalledTimes(2);
});

test('after a reconnect the topics are back and what was missed is asked for', async () => {
  const { socket, client } = setUp();
  const onResync = jest.fn();
  socket.onResync(onResync);
  socket.subscribe('/topic/a', () => undefined);
  await socket.activate();
  await client().connect();
  expect(onResync).not.toHaveBeenCalled();
  client().drop();
  await client().connect();
  expect(onResync).toHaveBeenCalledTimes(1);
  expect(client().topics.has('/topic/a')).toBe(true);
});

test('signing out ends it, and the next person gets a new one', async () => {
  const { socket, client } = setUp();
  await socket.activate();
  const first = client();
  await socket.deactivate();
  expect([first.active, socket.status.get()]).toEqual([false, 'down']);
  await socket.activate();
  expect(client()).not.toBe(first);
});

test('a line that the gateway is closing already is let go without a word', async () => {
  const { socket, client } = setUp();
  await socket.activate();
  await client().connect();
  const stop = socket.subscribe('/topic/a', () => undefined);
  await Promise.resolve();
  client().webSocket = { readyState: WebSocket.CLOSING };
  stop();
  await socket.deactivate();
  expect([client().farewells, client().active]).toEqual([0, false]);
});

test('whom a gateway sends away comes back within twenty seconds, not all in one moment; a broken line opens at once', async () => {
  const { socket, client } = setUp();
  await socket.activate();
  await client().connect();
  client().drop(1006);
  await client().connect();
  expect(socket.status.get()).toBe('up');
  jest.useFakeTimers();
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  client().drop(1001);
  const back = client().connect();
  await jest.advanceTimersByTimeAsync(9_900);
  expect(socket.status.get()).toBe('reconnecting');
  await jest.advanceTimersByTimeAsync(200);
  await back;
  expect(socket.status.get()).toBe('up');
  random.mockRestore();
  jest.useRealTimers();
});
