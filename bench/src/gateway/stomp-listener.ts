import { WebSocket } from 'ws';
import { anyAddress } from './caller';

export interface StompListener {
  close(): void;
}

export interface Listening {
  /** Address of the gateway's socket. */
  readonly url: string;
  readonly token: string;
  readonly destination: string;
  readonly onMessage: () => void;
  /** The gateway has closed it. */
  readonly onClosed?: () => void;
}

const END = '\0';
const HEART_BEAT_MS = 10_000;

/**
 * One socket of one person, subscribed to the person's own topic: what a tab of the portal holds open, heart-beats
 * included.
 */
export function listen({ url, token, destination, onMessage, onClosed }: Listening): Promise<StompListener> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, ['v12.stomp'], { headers: anyAddress() });
    const send = (...lines: string[]): void => socket.send(`${lines.join('\n')}\n\n${END}`);
    const beat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('\n'), HEART_BEAT_MS);
    let subscribed = false;
    socket.on('open', () =>
      send(
        'CONNECT',
        'accept-version:1.2',
        'host:portal',
        `heart-beat:${HEART_BEAT_MS},${HEART_BEAT_MS}`,
        `Authorization:Bearer ${token}`,
      ),
    );
    socket.on('error', reject);
    socket.on('close', (code) => {
      clearInterval(beat);
      if (subscribed) onClosed?.();
      else reject(new Error(`closed with ${code} before it was subscribed`));
    });
    socket.on('message', (data: Buffer) => {
      const [command] = data.toString('utf8').split('\n', 1);
      if (command === 'CONNECTED') {
        send('SUBSCRIBE', 'id:0', `destination:${destination}`, 'receipt:subscribed');
      } else if (command === 'RECEIPT') {
        subscribed = true;
        resolve({ close: () => socket.terminate() });
      } else if (command === 'MESSAGE') {
        onMessage();
      } else if (command === 'ERROR') {
        reject(new Error(data.toString('utf8')));
      }
    });
  });
}

export const socketAddress = (gatewayUrl: string): string => `${gatewayUrl.replace('http', 'ws')}/ws`;
