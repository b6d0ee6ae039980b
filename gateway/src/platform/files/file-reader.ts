import { Worker } from 'node:worker_threads';
import { documentMediaTypeSchema } from '@registrar/domain/calls/documents';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createTurns } from '../turns';

const readingSchema = z.object({
  kind: z.union([documentMediaTypeSchema, z.enum(['OTHER_KIND', 'EDITABLE', 'UNREADABLE', 'ACTIVE', 'LOCKED'])]),
  /** Of a picture, in points. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** What the reader itself stumbled over, for the log. */
  fault: z.string().optional(),
});

/** What a file is by its own bytes, or why it is taken for nothing. */
export type FileReading = Omit<z.infer<typeof readingSchema>, 'fault'>;

/** Reads what strangers send, away from the thread that answers everybody. */
export interface FileReader {
  read(bytes: Uint8Array): Promise<FileReading>;
  /** Threads that are there now. */
  threads(): number;
  close(): Promise<void>;
}

export interface FileReaderLimits {
  /** An ordinary file takes a tenth of a second; one that takes longer than this is refused. */
  readonly longestMs?: number;
  /** A thread that has had nothing to read for so long ends. */
  readonly idleMs?: number;
}

/** More than there are processors would only take from those who answer; further files wait. */
const AT_ONCE = 2;
/** The PDF library keeps every name it has read: a thread is replaced before that adds up. */
const FILES_EACH = 50;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const UNREADABLE: FileReading = { kind: 'UNREADABLE' };

interface Thread {
  readonly worker: Worker;
  files: number;
  idle?: NodeJS.Timeout;
}

/**
 * Threads begin with the first file and end when there is nothing to do. A file that takes too long or too much memory
 * is unreadable, and its thread is ended; the next file gets a new one.
 */
export function createFileReader(
  log: Logger,
  { longestMs = 10_000, idleMs = 30_000 }: FileReaderLimits = {},
): FileReader {
  const inTurn = createTurns(AT_ONCE);
  const all = new Set<Thread>();
  const waiting: Thread[] = [];

  const end = (thread: Thread): void => {
    clearTimeout(thread.idle);
    all.delete(thread);
    const index = waiting.indexOf(thread);
    if (index >= 0) waiting.splice(index, 1);
    void thread.worker.terminate();
  };
  const take = async (): Promise<Thread> => {
    const rested = waiting.pop();
    if (!rested) return start();
    clearTimeout(rested.idle);
    return rested;
  };
  const putBack = (thread: Thread): void => {
    if (++thread.files >= FILES_EACH || !all.has(thread)) return end(thread);
    thread.idle = setTimeout(() => end(thread), idleMs);
    thread.idle.unref();
    waiting.push(thread);
  };

  /** A thread that cannot even begin is a fault of the gateway, not of a file. */
  function start(): Promise<Thread> {
    // execArgv: a worker must not inherit loaders meant for the main thread
    const worker = new Worker(new URL('./file-worker.mjs', import.meta.url), { execArgv: [], resourceLimits: MEMORY });
    const thread: Thread = { worker, files: 0 };
    all.add(thread);
    worker.unref();
    return new Promise((resolve, reject) => {
      worker.once('message', () => {
        worker.off('error', failed);
        worker.on('error', () => end(thread)); // also between two files
        resolve(thread);
      });
      const failed = (error: unknown): void => {
        end(thread);
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      worker.once('error', failed);
    });
  }

  function ask(thread: Thread, bytes: Uint8Array): Promise<FileReading> {
    const { worker } = thread;
    return new Promise((resolve) => {
      const done = (reading: FileReading, why?: string): void => {
        clearTimeout(timer);
        worker.off('message', heard).off('exit', ended).off('error', broke);
        if (why !== undefined) {
          log.warn({ bytes: bytes.length, why }, 'a file could not be read');
          end(thread);
        }
        resolve(reading);
      };
      const heard = (message: unknown): void => {
        const { fault, ...reading } = readingSchema.parse(message);
        if (fault !== undefined) log.error({ bytes: bytes.length, fault }, 'the reader of files failed');
        done(reading);
      };
      const broke = (error: unknown): void => done(UNREADABLE, error instanceof Error ? error.message : String(error));
      const ended = (): void => done(UNREADABLE, 'its thread ended');
      const timer = setTimeout(() => done(UNREADABLE, `it took longer than ${longestMs} ms`), longestMs);
      worker.on('message', heard).on('exit', ended).on('error', broke);
      const copy = new Uint8Array(bytes);
      worker.postMessage(copy, [copy.buffer]);
    });
  }

  return {
    read: (bytes) =>
      inTurn(async () => {
        const thread = await take();
        const reading = await ask(thread, bytes);
        putBack(thread);
        return reading;
      }),
    threads: () => all.size,
    async close() {
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
