import type { z } from 'zod';

/** A kind of work that outlives the request. Its payload is parsed again when it is taken up, possibly by a newer program. */
export interface JobKind<T> {
  readonly kind: string;
  readonly payload: z.ZodType<T>;
  readonly maxAttempts?: number;
}

export interface NewJobOptions {
  /** A second job of the same kind and key is not written. */
  readonly dedupeKey?: string;
  readonly runAt?: Date;
}

export interface JobContext {
  readonly jobId: number;
  readonly attempt: number;
}

/** Delivered at least once: a handler does the same thing when it is called twice. */
export type JobHandler<T> = (payload: T, context: JobContext) => Promise<void>;
