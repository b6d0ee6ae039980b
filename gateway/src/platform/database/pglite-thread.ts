import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('answer'), id: z.number(), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('failed'), id: z.number(), reason: z.string() }),
]);

export interface PgliteThread {
  /** Sends one batch of PostgreSQL protocol messages and gives back what the database answered. */
  exchange(batch: Uint8Array): Promise<Buffer>;
  /** The whole data directory, packed: the template from which tests start. */
  dump(): Promise<Buffer>;
  /** Copies the data directory while nothing else is written to it. */
  copyTo(folder: string): Promise<void>;
  /** Resolves if the thread dies by itself; nothing can be done in this process any more. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** Starts PGlite in a worker thread, on a directory, or in memory (from a packed template where one is given). */
export async function startPgliteThread(
  place: { directory: string } | { template?: Uint8Array },
): Promise<PgliteThread> {
  // execArgv: a worker must not inherit loaders meant for the main thread
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: place, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let onClosed = (): void => undefined;
  let onLost = (_error: Error): void => undefined;
  let closing = false;
  const lost = new Promise<Error>((resolve) => (onLost = resolve));

  await new Promise<void>((resolve, reject) => {
    const onDeath = (error: Error): void => {
      reject(error);
      for (const call of waiting.values()) call.reject(error);
      waiting.clear();
      onClosed();
      if (!closing) onLost(error);
    };
    worker.on('error', onDeath);
    worker.on('exit', (code) => onDeath(new Error(`The embedded database ended with code ${code}`)));
    worker.on('message', (message: unknown) => {
      const reply = replySchema.parse(message);
      if (reply.kind === 'ready') return resolve();
      if (reply.kind === 'closed') return onClosed();
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.kind === 'failed') call?.reject(new Error(reply.reason));
      else call?.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength));
    });
  });

  const ask = (
    message: { kind: 'exchange'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'dump' } | { kind: 'copy'; folder: string },
  ): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...message, id }, message.kind === 'exchange' ? [message.bytes.buffer] : []);
    });

  return {
    exchange: (batch) => ask({ kind: 'exchange', bytes: new Uint8Array(batch) }),
    dump: () => ask({ kind: 'dump' }),
    copyTo: async (folder) => void (await ask({ kind: 'copy', folder })),
    lost,
    async close() {
      closing = true;
      await new Promise<void>((resolve) => {
        onClosed = resolve;
        worker.postMessage({ kind: 'close' });
      });
      await worker.terminate();
    },
  };
}
