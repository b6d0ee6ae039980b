import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { DB } from '../database/schema.generated';
import { Hopeless } from './job-kind';
import { withReferenceData } from '../reference-data';
import { claimJobs, failJob, finishJob, type ClaimedJob } from './job-store';

export type Outcome = 'done' | 'failed' | 'dead';

export interface JobLaneOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Who holds the lease of what this lane takes. */
  readonly worker: string;
  readonly pollMs: number;
  readonly leaseMs: number;
  /** How many jobs run beside each other; one: in the order in which they were written. */
  readonly parallel: number;
  /** Before each look at the table. */
  readonly beforeLook?: () => Promise<void>;
  readonly onSettled?: (kind: string, outcome: Outcome) => void;
}

export type Run = (job: ClaimedJob) => Promise<void>;

/** A lane that runs one job at a time takes several at once, so that it need not ask for each. */
const TAKEN_AT_ONCE = 10;

/** Takes the jobs of its kinds from the table and runs them. */
export class JobLane {
  readonly #options: JobLaneOptions;
  readonly #handlers = new Map<string, Run>();
  readonly #inHand = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #stopping = false;
  #wake = (): void => undefined;
  #woken = false;

  constructor(options: JobLaneOptions) {
    this.#options = options;
  }

  handle(kind: string, run: Run): void {
    this.#handlers.set(kind, run);
  }

  has(kind: string): boolean {
    return this.#handlers.has(kind);
  }

  kinds(): readonly string[] {
    return [...this.#handlers.keys()];
  }

  start(): void {
    this.#running ??= this.#loop();
  }

  wake(): void {
    this.#woken = true;
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
    await Promise.all(this.#inHand);
  }

  /** Runs what is due once, and returns how many jobs that were. */
  async runDue(): Promise<number> {
    const taken = await this.#takeInTurn();
    // what the lane's own loop has just taken counts as well: it may lead to more
    const inHand = this.#inHand.size;
    await Promise.all(this.#inHand);
    return Math.max(taken, inHand);
  }

  async #loop(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#options.beforeLook?.();
        if ((await this.#takeInTurn()) > 0) continue;
      } catch (error) {
        this.#options.log.error({ err: error }, 'the job table could not be read');
      }
      await this.#sleep();
    }
  }

  /** One look at the table after the other, so that whoever waits for the jobs in hand knows of all that were taken. */
  #takeInTurn(): Promise<number> {
    const taken = this.#turn.then(() => this.#take());
    this.#turn = taken.catch(() => undefined);
    return taken;
  }

  /** Starts as many jobs as there is room for. */
  async #take(): Promise<number> {
    const { db, clock, leaseMs, worker, parallel } = this.#options;
    const room = parallel - this.#inHand.size;
    if (room <= 0 || this.#handlers.size === 0) return 0;
    const limit = parallel === 1 ? TAKEN_AT_ONCE : room;
    const jobs = await claimJobs(db, { worker, now: clock.now(), leaseMs, limit, kinds: this.kinds() });
    if (parallel === 1) this.#begin(jobs);
    else for (const job of jobs) this.#begin([job]);
    return jobs.length;
  }

  #begin(jobs: readonly ClaimedJob[]): void {
    if (jobs.length === 0) return;
    const work = this.#runInTurn(jobs)
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'the outcome of a job could not be written'))
      .finally(() => {
        this.#inHand.delete(work);
        this.wake();
      });
    this.#inHand.add(work);
  }

  async #runInTurn(jobs: readonly ClaimedJob[]): Promise<void> {
    for (const job of jobs) await this.#run(job);
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { db, clock, log, worker, onSettled } = this.#options;
    try {
      await withReferenceData(() => this.#handlers.get(job.kind)?.(job));
      await finishJob(db, job.id, worker, clock.now());
      onSettled?.(job.kind, 'done');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const dead = error instanceof Hopeless || job.attempts >= job.max_attempts;
      log.warn(
        { job: job.id, kind: job.kind, attempt: job.attempts, reason, dead },
        dead ? 'a job was laid aside' : 'a job failed and will be tried again',
      );
      await failJob(db, job, { worker, now: clock.now(), reason, dead });
      onSettled?.(job.kind, dead ? 'dead' : 'failed');
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
}
