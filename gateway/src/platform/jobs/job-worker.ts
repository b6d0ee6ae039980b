import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { DB } from '../database/schema.generated';
import { LANES, type JobHandler, type JobKind, type LaneName } from './job-kind';
import { JobLane, type Outcome } from './job-lane';
import { insertJobs, jobRow, unfinishedKinds } from './job-store';

export interface JobWorkerOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly onSettled?: (kind: string, outcome: Outcome) => void;
}

interface Schedule {
  readonly kind: JobKind<object>;
  readonly everySeconds: number;
  lastSlot: number;
}

/** Takes jobs from the table and runs them, each in its lane; any number of gateways may do so beside each other. */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #lanes: Readonly<Record<LaneName, JobLane>>;
  readonly #schedules: Schedule[] = [];

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    const parts = { pollMs: 1000, leaseMs: 60_000, worker: randomUUID(), ...options };
    const lane = (name: LaneName): JobLane => new JobLane({ ...parts, parallel: LANES[name] });
    this.#lanes = {
      work: new JobLane({ ...parts, parallel: LANES.work, beforeLook: () => this.#enqueueScheduled() }),
      socket: lane('socket'),
      mail: lane('mail'),
      sms: lane('sms'),
      papers: lane('papers'),
      payments: lane('payments'),
      exports: lane('exports'),
      webhooks: lane('webhooks'),
    };
  }

  handle<T>(kind: JobKind<T>, handler: JobHandler<T>): void {
    this.#lanes[kind.lane ?? 'work'].handle(kind.kind, async (job) =>
      handler(kind.payload.parse(job.payload), { jobId: job.id, key: job.key, attempt: job.attempts }),
    );
  }

  /** Every so many seconds, once for all gateways together: the slot of time is the job's dedupe key. */
  every(everySeconds: number, kind: JobKind<object>, handler: () => Promise<void>): void {
    this.handle(kind, handler);
    this.#schedules.push({ kind, everySeconds, lastSlot: -1 });
  }

  start(): void {
    for (const lane of this.#all()) lane.start();
  }

  /** A unit of work has just written jobs of these kinds: do not wait for the next look. */
  wake(kinds: ReadonlySet<string>): void {
    for (const lane of this.#all()) if ([...kinds].some((kind) => lane.has(kind))) lane.wake();
  }

  /** Waits for the jobs in hand. */
  async stop(): Promise<void> {
    await Promise.all(this.#all().map((lane) => lane.stop()));
  }

  /**
   * Runs everything that is due, and what that leads to, then returns how many jobs were run. Tests call it instead of
   * waiting.
   */
  async runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      let ran = 0;
      for (const lane of this.#all()) ran += await lane.runDue();
      if (ran === 0) return count;
      count += ran;
    }
  }

  /**
   * Runs what is due by the table and by the schedule, and what that leads to. Returns the kinds of which something is
   * left: in hand at another gateway, or to be tried again. A test is sure that nothing more comes once it is empty.
   */
  async runAll(): Promise<readonly string[]> {
    await this.#enqueueScheduled();
    await this.runDue();
    const kinds = this.#all().flatMap((lane) => lane.kinds());
    return unfinishedKinds(this.#options.db, this.#options.clock.now(), kinds);
  }

  #all(): readonly JobLane[] {
    return Object.values(this.#lanes);
  }

  async #enqueueScheduled(): Promise<void> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const due = this.#schedules
      .map((schedule) => ({ schedule, slot: Math.floor(now.getTime() / (schedule.everySeconds * 1000)) }))
      .filter(({ schedule, slot }) => slot !== schedule.lastSlot);
    await insertJobs(
      db,
      due.map(({ schedule: { kind }, slot }) => jobRow(now, kind, {}, { dedupeKey: `slot-${slot}` })),
    );
    for (const { schedule, slot } of due) schedule.lastSlot = slot;
  }
}
