import type { Transaction } from 'kysely';
import { linkToAudit, type AuditEntry } from './audit/append-audit';
import type { DB } from './database/schema.generated';
import type { NewJobRow } from './jobs/job-store';

/** What a unit of work leaves behind beside the rows of its subject. */
export interface LeftByUnit {
  readonly jobs: readonly NewJobRow[];
  readonly entries: readonly AuditEntry[];
}

/** Rows of one statement: a statement carries 65,535 parameters, and an audit row takes 16 of them. */
const AT_ONCE = 1000;

/**
 * The end of a unit of work, the only place that writes the audit. The end of the audit's chain is one row for the
 * whole registry: between taking it and the commit there is one statement, which writes the last of everything.
 */
export async function closeUnit(tx: Transaction<DB>, now: Date, { jobs, entries }: LeftByUnit): Promise<void> {
  const [earlier, lastJobs] = lastOf(jobs);
  for (const rows of earlier)
    await tx
      .insertInto('job')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (entries.length === 0) {
    if (lastJobs.length > 0)
      await tx
        .insertInto('job')
        .values(lastJobs)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return;
  }
  const { rows, head } = await linkToAudit(tx, now, entries);
  const [before, last] = lastOf(rows);
  for (const some of before) await tx.insertInto('audit').values(some).execute();
  const linked = tx.with('linked', (write) => write.insertInto('audit').values(last));
  const moved =
    lastJobs.length === 0
      ? linked
      : linked.with('queued', (write) =>
          write
            .insertInto('job')
            .values(lastJobs)
            .onConflict((conflict) => conflict.doNothing()),
        );
  await moved.updateTable('audit_head').set(head).where('id', '=', 1).execute();
}

/** In parts that a statement can carry, the last one apart. */
function lastOf<T>(rows: readonly T[]): [T[][], T[]] {
  const parts: T[][] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) parts.push(rows.slice(from, from + AT_ONCE));
  const last = parts.pop() ?? [];
  return [parts, last];
}
