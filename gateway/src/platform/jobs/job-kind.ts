import type { z } from 'zod';

/**
 * Jobs of different lanes do not wait for each other: a mail server that takes its time holds up mails, and no bell.
 * Within a lane so many run beside each other.
 */
export const LANES = { work: 1, socket: 1, mail: 4, sms: 4, papers: 1, payments: 1, exports: 1, webhooks: 4 } as const;
export type LaneName = keyof typeof LANES;

/**
 * A kind of work that outlives the request. Its payload is parsed again when it is taken up, possibly by a newer
 * program.
 */
export interface JobKind<T> {
  readonly kind: string;
  readonly payload: z.ZodType<T>;
  /** 8 when left out: some minutes. */
  readonly maxAttempts?: number;
  /** `work` when left out. */
  readonly lane?: LaneName;
}

export interface NewJobOptions {
  /** A second job of the same kind and key is not written. */
  readonly dedupeKey?: string;
  readonly runAt?: Date;
}

export interface JobContext {
  readonly jobId: number;
  /** The same in every attempt, and in no other job of any registry. */
  readonly key: string;
  readonly attempt: number;
}

/** Delivered at least once: a handler does the same thing when it is called twice. */
export type JobHandler<T> = (payload: T, context: JobContext) => Promise<void>;

/** Thrown by a handler that knows that trying again is of no use: the job is laid aside at once. */
export class Hopeless extends Error {}
