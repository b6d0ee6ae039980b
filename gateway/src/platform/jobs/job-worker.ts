import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { DB } from '../database/schema.generated';
import type { JobHandler, JobKind } from './job-kind';
import { claimJobs, failJob, finishJob, insertJob, type ClaimedJob } from './job-store';

export interface JobWorkerOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly batch?: number;
  readonly onSettled?: (kind: string, outcome: 'done' | 'failed' | 'dead') => void;
}

type Run = (job: ClaimedJob) => Promise<void>;

interface Schedule {
  readonly kind: JobKind<object>;
  readonly everySeconds: number;
  lastSlot: number;
}

/** Takes jobs from the table and runs them; any number of gateways may do so beside each other. */
export class JobWorker {
  readonly #options: Required<Omit<JobWorkerOptions, 'onSettled'>> & Pick<JobWorkerOptions, 'onSettled'>;
  readonly #name = randomUUID();
  readonly #handlers = new Map<string, Run>();
  readonly #schedules: Schedule[] = [];
  #running: Promise<void> | undefined;
  #stopping = false;
  #wake = (): void => undefined;
  #woken = false;

  constructor(options: JobWorkerOptions) {
    this.#options = { pollMs: 1000, leaseMs: 60_000, batch: 10, ...options };
  }

  handle<T>(kind: JobKind<T>, handler: JobHandler<T>): void {
    this.#handlers.set(kind.kind, async (job) => handler(kind.payload.parse(job.payload), { jobId: job.id, attempt: job.attempts }));
  }

  /** Every so many seconds, once for all gateways together: the slot of time is the job's dedupe key. */
  every(everySeconds: number, kind: JobKind<object>, handler: () => Promise<void>): void {
    this.handle(kind, handler);
    this.#schedules.push({ kind, everySeconds, lastSlot: -1 });
  }

  start(): void {
    this.#running ??= this.#loop();
  }

  /** A deed has just written a job: do not wait for the next poll. */
  wake(): void {
    this.#woken = true;
    this.#wake();
  }

  /** Waits for the jobs in hand. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
  }

  /** Runs everything that is due, and what that leads to, then returns how many jobs were run. Tests call it instead of waiting. */
  async runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const ran = await this.#runBatch();
      if (ran === 0) return count;
      count += ran;
    }
  }

  async #loop(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#enqueueScheduled();
        if ((await this.#runBatch()) > 0) continue;
      } catch (error) {
        this.#options.log.error({ err: error }, 'the job table could not be read');
      }
      await this.#sleep();
    }
  }

  async #sleep(): Promise<void> {
    if (this.#woken || this.#stopping) {
      this.#woken = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#woken = false;
  }

  async #enqueueScheduled(): Promise<void> {
    const now = this.#options.clock.now();
    for (const schedule of this.#schedules) {
      const slot = Math.floor(now.getTime() / (schedule.everySeconds * 1000));
      if (slot === schedule.lastSlot) continue;
      await insertJob(this.#options.db, now, schedule.kind, {}, { dedupeKey: `slot-${slot}` });
      schedule.lastSlot = slot;
    }
  }

  async #runBatch(): Promise<number> {
    const { db, clock, leaseMs, batch } = this.#options;
    const jobs = await claimJobs(db, { worker: this.#name, now: clock.now(), leaseMs, limit: batch, kinds: [...this.#handlers.keys()] });
    for (const job of jobs) await this.#run(job);
    return jobs.length;
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { db, clock, log, onSettled } = this.#options;
    try {
      await this.#handlers.get(job.kind)?.(job);
      await finishJob(db, job.id, this.#name, clock.now());
      onSettled?.(job.kind, 'done');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const dead = job.attempts >= job.max_attempts;
      log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, reason, dead }, dead ? 'a job was laid aside' : 'a job failed and will be tried again');
      await failJob(db, job, this.#name, clock.now(), reason);
      onSettled?.(job.kind, dead ? 'dead' : 'failed');
    }
  }
}
