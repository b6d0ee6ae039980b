import { WebSocket } from 'ws';
import { counted, EVERYWHERE, hold, several, type Line } from '../line';
import type { Portal } from '../portal';

interface Ended {
  /** Of the refusal, or 101. */
  readonly status: number;
  readonly socket: WebSocket;
}

function open(portal: Portal, from: string | undefined, headers: Record<string, string> = {}): Promise<Ended> {
  const address = `${portal.origin.replace('http', 'ws').replace('localhost', '127.0.0.1')}/gateway/ws`;
  const socket = new WebSocket(address, ['v12.stomp'], {
    headers,
    localAddress: from,
    ca: portal.certificate,
    perMessageDeflate: false,
  });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('open', () => resolve({ status: 101, socket }));
    socket.once('unexpected-response', (_asking, { statusCode }) => {
      resolve({ status: statusCode ?? 0, socket });
      socket.terminate();
    });
    socket.once('close', () => resolve({ status: 0, socket }));
  });
}
/** Whether it is closed within so long. */
const closes = (socket: WebSocket, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.readyState === WebSocket.CLOSED) return resolve(true);
    const late = setTimeout(() => resolve(false), milliseconds);
    socket.once('close', () => {
      clearTimeout(late);
      resolve(true);
    });
  });
const PATIENCE_MS = 60_000;

export const sockets: readonly Line[] = [
  {
    id: 'X3a',
    tried: 'a hundred and fifty sockets of one address that say nothing of who they are',
    expected: 'at most a hundred are taken, the others 429; all are closed by themselves',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const from = portal.stranger();
      const opened = await several(150, () => open(portal, from));
      const taken = opened.filter(({ status }) => status === 101);
      const closed = await Promise.all(taken.map(({ socket }) => closes(socket, PATIENCE_MS)));
      for (const { socket } of taken) socket.terminate();
      const seen = `${counted(opened.map(({ status }) => status))}; ${closed.filter(Boolean).length} closed`;
      // of two gateways each has its own hundred
      const most = portal.gateways * 100;
      return hold(taken.length > 0 && taken.length <= most && closed.every(Boolean), seen);
    },
  },
  {
    id: 'X3b',
    tried: 'a message of 25 MB, a frame of 40 kB, a frame that is none',
    expected: 'each ends its socket',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const messages = [Buffer.alloc(25 << 20, 'a'), Buffer.alloc(40_000, 'a'), Buffer.from('HELLO\n\n\0')];
      const closed = await Promise.all(
        messages.map(async (message) => {
          const { socket, status } = await open(portal, portal.stranger());
          if (status === 101) socket.send(message, () => undefined);
          return (await closes(socket, PATIENCE_MS)) && status === 101;
        }),
      );
      return hold(closed.every(Boolean), `${closed.filter(Boolean).length} of ${closed.length} closed`);
    },
  },
  {
    id: 'W1',
    tried: 'a socket with a token that nobody signed',
    expected: 'closed without a word of the topics',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const { socket, status } = await open(portal, portal.stranger());
      if (status !== 101) return hold(false, `${status}`);
      let heard = '';
      socket.on('message', (data: Buffer) => (heard += data.toString('utf8')));
      socket.send('CONNECT\naccept-version:1.2\nheart-beat:0,0\nAuthorization:Bearer x.y.z\n\n\0');
      socket.send('SUBSCRIBE\nid:1\ndestination:/topic/external\n\n\0');
      const isClosed = await closes(socket, PATIENCE_MS);
      return hold(isClosed && !heard.startsWith('CONNECTED'), heard.split('\n')[0] ?? 'nothing was said');
    },
  },
  {
    id: 'W2',
    tried: 'a socket opened by a page of another origin',
    expected: '403',
    decidedIn: ['production'],
    elsewhere: 'no origin is held there',
    async run(portal) {
      const { status, socket } = await open(portal, portal.stranger(), { origin: 'https://evil.example' });
      socket.terminate();
      return hold(status === 403, `${status}`);
    },
  },
];
