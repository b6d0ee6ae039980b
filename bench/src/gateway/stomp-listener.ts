import { WebSocket } from 'ws';

export interface StompListener {
  close(): void;
}

const END = '\0';

/** One socket of one person, subscribed to the person's own topic: what a tab of the portal holds open. */
export function listen(url: string, token: string, destination: string, onMessage: () => void): Promise<StompListener> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, ['v12.stomp']);
    const send = (...lines: string[]): void => socket.send(`${lines.join('\n')}\n\n${END}`);
    socket.on('open', () => send('CONNECT', 'accept-version:1.2', 'host:portal', 'heart-beat:0,0', `Authorization:Bearer ${token}`));
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const [command] = data.toString('utf8').split('\n', 1);
      if (command === 'CONNECTED') {
        send('SUBSCRIBE', 'id:0', `destination:${destination}`, 'receipt:subscribed');
      } else if (command === 'RECEIPT') {
        resolve({ close: () => socket.terminate() });
      } else if (command === 'MESSAGE') {
        onMessage();
      } else if (command === 'ERROR') {
        reject(new Error(data.toString('utf8')));
      }
    });
  });
}
