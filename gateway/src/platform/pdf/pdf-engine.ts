import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** What a paper is made of. Everything that a person wrote is in `data`, and is never read as typst. */
export interface Rendering {
  /** Name of the source that is set; it may import the others by their names. */
  readonly main: string;
  readonly sources: Readonly<Record<string, string>>;
  /** Given to the template as `json(bytes(sys.inputs.data))`. */
  readonly data: unknown;
  /** Pictures by the name under which the template asks for them, with their ending: `qr.svg`. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
  /** Written into the file as the day of its making, so that the same data give the same bytes. */
  readonly madeAt: Date;
}

export interface RenderedPdf {
  readonly bytes: Buffer;
  readonly pages: number;
}

export interface PdfEngine {
  /**
   * PDF/A-2b, tagged. @throws PdfUnavailable where this machine has no program for it; an Error where the template
   * fails
   */
  render(rendering: Rendering): Promise<RenderedPdf>;
  close(): Promise<void>;
}

/**
 * The typesetting program does not exist for this platform, or was not installed. Everything else of the gateway works
 * without it.
 */
export class PdfUnavailable extends Error {}

const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rendered'), id: z.number(), bytes: z.instanceof(Uint8Array), pages: z.number() }),
  z.object({ kind: z.literal('unavailable'), id: z.number(), reason: z.string() }),
  z.object({ kind: z.literal('failed'), id: z.number(), reason: z.string() }),
]);

interface Waiting {
  resolve(rendered: RenderedPdf): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** The longest paper (500 shareholders) takes a second; what takes a minute never ends. */
const LONGEST_MS = 60_000;

/** Starts its thread with the first paper; a thread that died or hangs is replaced for the next one. */
export function createPdfEngine({ longestMs = LONGEST_MS }: { readonly longestMs?: number } = {}): PdfEngine {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = (id: number): Waiting | undefined => {
    const call = waiting.get(id);
    if (call) clearTimeout(call.timer);
    waiting.delete(id);
    return call;
  };
  const abandon = (dead: Worker, error: Error): void => {
    if (worker !== dead) return;
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
    void dead.terminate();
  };
  const start = (): Worker => {
    // execArgv: a worker must not inherit loaders meant for the main thread
    const started = new Worker(new URL('./pdf-worker.mjs', import.meta.url), { execArgv: [] });
    started.unref();
    started.on('error', (error) => abandon(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', (code) => abandon(started, new Error(`The typesetting thread ended with code ${code}`)));
    started.on('message', (message: unknown) => {
      const reply = replySchema.parse(message);
      const call = settle(reply.id);
      if (reply.kind === 'rendered')
        call?.resolve({
          bytes: Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength),
          pages: reply.pages,
        });
      else call?.reject(reply.kind === 'unavailable' ? new PdfUnavailable(reply.reason) : new Error(reply.reason));
    });
    return started;
  };

  return {
    render: ({ main, sources, data, pictures = {}, madeAt }) =>
      new Promise((resolve, reject) => {
        const thread = (worker ??= start());
        const id = ++lastId;
        const timer = setTimeout(
          () => abandon(thread, new Error(`${main} took longer than ${longestMs / 1000} s`)),
          longestMs,
        );
        waiting.set(id, { resolve, reject, timer });
        thread.postMessage({
          id,
          main,
          sources,
          pictures,
          data: JSON.stringify(data),
          timestamp: Math.floor(madeAt.getTime() / 1000),
        });
      }),
    async close() {
      const open = worker;
      if (!open) return;
      abandon(open, new Error('The gateway is closing'));
      await open.terminate();
    },
  };
}
