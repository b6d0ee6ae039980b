import { phasesOf, proceedingKind, type PhaseState } from '@registrar/domain/proceedings';
import { dayInNepal } from '../platform/clock';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { dueJob } from './due-job';
import { lockWithCompany, type ProceedingRow } from './lock-proceeding';
import { notifyOfDue, type Due } from './notify-of-proceeding';
import { factsOf } from './read-proceedings';

export function handleProceedings({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(dueJob, ({ proceedingId }) => runUnitOfWork((unit) => writeDue(unit, proceedingId)));
}

/**
 * Writes what has come due or open in a proceeding since the last look, each once, and tells those whom it concerns.
 * Nothing is permitted by it: phases are computed from facts and the day whenever they are asked.
 */
export async function writeDue(unit: UnitOfWork, proceedingId: string): Promise<void> {
  const row = await lockWithCompany(unit, proceedingId);
  if (!row || row.ended_at !== null) return;
  for (const { due, subject } of await comeDue(unit, row)) {
    const written = await unit.tx
      .insertInto('proceeding_event')
      .values({ proceeding_id: row.id, kind: due.kind, subject, at: unit.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('subject')
      .executeTakeFirst();
    if (written) await notifyOfDue(unit, row, due, `proceeding:${row.id}:${due.kind}:${subject}`);
  }
}

interface Come {
  readonly due: Due;
  /** What of the proceeding it is, once for each time that it happens. */
  readonly subject: string;
}

async function comeDue(unit: UnitOfWork, row: ProceedingRow): Promise<Come[]> {
  const { tx, now } = unit;
  const today = dayInNepal(now);
  const kind = proceedingKind(row.kind);
  const facts = await factsOf(tx, row);
  const phases = phasesOf(kind, facts, today);
  const notices = await tx
    .selectFrom('proceeding_notice')
    .select(['id', 'kind', 'ends_on'])
    .where('proceeding_id', '=', row.id)
    .where('ends_on', '<', today)
    .where('returned_on', 'is', null)
    .orderBy('ends_on')
    .execute();
  const opinions = await tx
    .selectFrom('proceeding_opinion')
    .select(['id', 'body', 'due_on'])
    .where('proceeding_id', '=', row.id)
    .where('status', '=', 'REQUESTED')
    .where('due_on', '<', today)
    .orderBy('due_on')
    .execute();
  return [
    ...notices
      .filter((notice) => isStillAwaited(notice.kind, kind.late?.notice, phases))
      .map((notice): Come => ({
        due: { kind: 'NOTICE_ENDED', notice: notice.kind, endsOn: notice.ends_on },
        subject: `${notice.id}:${notice.ends_on}`,
      })),
    ...opinions.map((opinion): Come => ({
      due: { kind: 'OPINION_OVERDUE', body: opinion.body, dueOn: opinion.due_on },
      subject: opinion.id,
    })),
    // the first phase is told of by what opened the proceeding
    ...phases.slice(1).flatMap((phase) => comeOf(phase)),
  ];
}

/** The end of a time to hand something in is news only while nothing has been handed in. */
function isStillAwaited(notice: string, late: string | undefined, phases: readonly PhaseState[]): boolean {
  return notice !== late || phases.some(({ forms }) => forms.some(({ permission }) => permission === 'OPEN'));
}

function comeOf({ key, isOpen, reachedOn }: PhaseState): Come[] {
  if (reachedOn === null) return [];
  const subject = `${key}:${reachedOn}`;
  return [{ due: { kind: isOpen ? 'PHASE_OPENED' : 'PHASE_WAITS', phase: key }, subject }];
}
