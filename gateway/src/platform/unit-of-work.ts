import type { Kysely, Transaction } from 'kysely';
import { appendAudit, type AuditEntry } from './audit/append-audit';
import type { Clock } from './clock';
import type { DB } from './database/schema.generated';
import { hasErrorCode } from './error-code';
import type { NewId } from './ids';
import type { JobKind, NewJobOptions } from './jobs/job-kind';
import { insertJob } from './jobs/job-store';

/**
 * One change of the registry's state: its rows, its audit entries and its outbox jobs are written together or not at all.
 * Everything in a unit of work happens at the same instant.
 */
export interface UnitOfWork {
  readonly tx: Transaction<DB>;
  readonly now: Date;
  newId(): string;
  /** Kept until the end of the unit of work: the chain is one row for all, and is held for as short a time as can be. */
  audit(entry: AuditEntry): void;
  /** The outbox: the job exists if, and only if, the unit of work does. */
  enqueue<T>(kind: JobKind<T>, payload: T, options?: NewJobOptions): Promise<void>;
  /** Jobs of this kind that were written before have become due: nobody waits for the next look at the table. */
  wake(jobKind: string): void;
}

/** Runs a unit of work. A refusal that is thrown undoes it; a refusal that is returned keeps what was written (a counted wrong try). */
export type RunUnitOfWork = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export function createRunUnitOfWork(parts: { db: Kysely<DB>; clock: Clock; newId: NewId; wakeJobs: (kinds: ReadonlySet<string>) => void }): RunUnitOfWork {
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      const kinds = new Set<string>();
      try {
        const result = await parts.db.transaction().execute(async (tx) => {
          const now = parts.clock.now();
          const entries: AuditEntry[] = [];
          const outcome = await work({
            tx,
            now,
            newId: () => parts.newId(now),
            audit: (entry) => void entries.push(entry),
            wake: (kind) => void kinds.add(kind),
            async enqueue(kind, payload, options) {
              kinds.add(kind.kind);
              await insertJob(tx, now, kind, payload, options);
            },
          });
          if (entries.length > 0) await appendAudit(tx, now, entries);
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
