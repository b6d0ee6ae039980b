import { createServer } from 'node:http';

export interface Mailbox {
  readonly url: string;
  close(): Promise<void>;
}

/** Takes every message: without somebody to take them the gateway would spend its time on trying again. */
export async function openMailbox(): Promise<Mailbox> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
