import type { Kysely, Transaction } from 'kysely';
import type { AuditEntry } from './audit/append-audit';
import { closeUnit } from './close-unit';
import type { Clock } from './clock';
import type { DB } from './database/schema.generated';
import { hasErrorCode } from './error-code';
import type { NewId } from './ids';
import type { JobKind, NewJobOptions } from './jobs/job-kind';
import { jobRow, type NewJobRow } from './jobs/job-store';

/**
 * One change of the registry's state: its rows, its audit entries and its outbox jobs are written together or not at
 * all. Everything in a unit of work happens at the same instant.
 */
export interface UnitOfWork {
  readonly tx: Transaction<DB>;
  readonly now: Date;
  /** Rows of one unit of work sort by their id in the order in which they were given one. */
  newId(): string;
  /**
   * Kept until the end of the unit of work: the chain is one row for all, and is held for as short a time as can be.
   */
  audit(entry: AuditEntry): void;
  /**
   * The outbox: the job exists if, and only if, the unit of work does. Written at its end, with whatever else was
   * given.
   */
  enqueue<T>(kind: JobKind<T>, payload: T, options?: NewJobOptions): void;
  /** Jobs of this kind that were written before have become due: nobody waits for the next look at the table. */
  wake(jobKind: string): void;
}

/**
 * Runs a unit of work. A refusal that is thrown undoes it; a refusal that is returned keeps what was written (a counted
 * wrong try).
 */
export type RunUnitOfWork = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export function createRunUnitOfWork(parts: {
  db: Kysely<DB>;
  clock: Clock;
  newId: NewId;
  wakeJobs: (kinds: ReadonlySet<string>) => void;
}): RunUnitOfWork {
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      const kinds = new Set<string>();
      try {
        const result = await parts.db.transaction().execute(async (tx) => {
          const now = parts.clock.now();
          const entries: AuditEntry[] = [];
          const jobs: NewJobRow[] = [];
          let given = 0;
          const outcome = await work({
            tx,
            now,
            newId: () => parts.newId(now, given++),
            audit: (entry) => void entries.push(entry),
            wake: (kind) => void kinds.add(kind),
            enqueue(kind, payload, options) {
              kinds.add(kind.kind);
              jobs.push(jobRow(now, kind, payload, options));
            },
          });
          await closeUnit(tx, now, { jobs, entries });
          return outcome;
        });
        if (kinds.size > 0) parts.wakeJobs(kinds);
        return result;
      } catch (error) {
        if (attempt >= 3 || !isWorthRepeating(error)) throw error;
      }
    }
  };
}

/** Serialization failure and deadlock: the database undid the unit of work and asks for it again. */
function isWorthRepeating(error: unknown): boolean {
  return hasErrorCode(error, '40001', '40P01');
}
