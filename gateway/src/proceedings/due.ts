import { asOfDay, phasesOf, proceedingKind, type PhaseState } from '@registrar/domain/proceedings';
import { dayInNepal } from '../platform/clock';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { sentence } from '../platform/language';
import { endIfCured, watchForCures } from './cure';
import { dueJob } from './due-job';
import { endProceeding } from './end-proceeding';
import { lockWithCompany, type ProceedingRow } from './lock-proceeding';
import { notifyOfDue, type Due } from './notify-of-proceeding';
import { notifyOfStart } from './notify-of-start';
import { factsOf } from './read-proceedings';
import { refuseUnanswered } from './unanswered-more-time';

export function handleProceedings(platform: Platform): void {
  const { jobs, runUnitOfWork } = platform;
  watchForCures(platform);
  jobs.handle(dueJob, ({ proceedingId }) => runUnitOfWork((unit) => writeDue(unit, proceedingId)));
}

/**
 * Writes what has come due or open in a proceeding since the last look, each once, and tells those whom it concerns.
 * Nothing is permitted by it: phases are computed from facts and the day whenever they are asked.
 */
export async function writeDue(unit: UnitOfWork, proceedingId: string): Promise<void> {
  const row = await lockWithCompany(unit, proceedingId);
  if (!row || row.ended_at !== null) return;
  await tellOfStart(unit, row);
  await refuseUnanswered(unit, row);
  if ((await lapse(unit, row)) || (await endIfCured(unit, row))) return;
  for (const come of await comeDue(unit, row))
    if (await isNews(unit, row, come))
      await notifyOfDue(unit, row, come.due, `proceeding:${row.id}:${come.due.kind}:${come.subject}`);
}

/** Writes it down; false: it was written before. */
async function isNews(unit: UnitOfWork, row: ProceedingRow, { due, subject }: Come): Promise<boolean> {
  const written = await unit.tx
    .insertInto('proceeding_event')
    .values({ proceeding_id: row.id, kind: due.kind, subject, at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return written !== undefined;
}

/** What has come due in a proceeding by now counts as told: whoever opens many at once tells of them together. */
export async function countAsTold(unit: UnitOfWork, proceedingId: string): Promise<void> {
  const row = await lockWithCompany(unit, proceedingId);
  if (!row) return;
  for (const come of await comeDue(unit, row)) await isNews(unit, row, come);
}

/** Whom a closing concerns is told of its start, once. */
async function tellOfStart(unit: UnitOfWork, row: ProceedingRow): Promise<void> {
  if (proceedingKind(row.kind).closing === undefined) return;
  const written = await unit.tx
    .insertInto('proceeding_event')
    .values({ proceeding_id: row.id, kind: 'STARTED', subject: 'ALL', at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (written) await notifyOfStart(unit, row);
}

/** Ends a proceeding of a kind that does not wait longer than its notice; true: it has. */
async function lapse(unit: UnitOfWork, row: ProceedingRow): Promise<boolean> {
  const kind = proceedingKind(row.kind);
  if (kind.lapses === undefined) return false;
  const { notice, unlessOpen, outcome } = kind.lapses;
  const today = dayInNepal(unit.now);
  const facts = asOfDay(await factsOf(unit.tx, row), today);
  const served = facts.notices.filter((one) => one.kind === notice);
  const isOver = served.length > 0 && served.every(({ endsOn }) => endsOn < today);
  if (!isOver || phasesOf(kind, facts, today).some(({ key, isOpen }) => key === unlessOpen && isOpen)) return false;
  const version = await endProceeding(unit, row, { outcome, text: sentence('proceeding.lapsed', 'np'), actor: null });
  unit.audit({
    actor: null,
    action: 'PROCEEDING_LAPSED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: version,
    before: { outcome: null },
    after: { outcome },
  });
  await notifyOfDue(unit, row, { kind: 'LAPSED', notice }, `proceeding:${row.id}:LAPSED`);
  return true;
}

interface Come {
  readonly due: Exclude<Due, { readonly kind: 'LAPSED' | 'CURED' | 'CLAIMED' }>;
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
    .select(['id', 'body', 'due_on', 'silence'])
    .where('proceeding_id', '=', row.id)
    .where('status', '=', 'REQUESTED')
    .where('due_on', '<', today)
    .orderBy('due_on')
    .execute();
  return [
    ...notices
      // of a notice whose end would have ended the proceeding, nothing is waited for any more
      .filter((notice) => notice.kind !== kind.lapses?.notice)
      .filter((notice) => isStillAwaited(notice.kind, kind.late?.notice, phases))
      // its end waits for the decision on more time
      .filter((notice) => asOfDay(facts, today).notices.every((one) => one.kind !== notice.kind || one.endsOn < today))
      .map((notice): Come => ({
        due: { kind: 'NOTICE_ENDED', notice: notice.kind, endsOn: notice.ends_on },
        subject: `${notice.id}:${notice.ends_on}`,
      })),
    ...opinions.map((opinion): Come => ({
      due: {
        kind: opinion.silence === 'NO_OBJECTION' ? 'OPINION_SILENT' : 'OPINION_OVERDUE',
        body: opinion.body,
        dueOn: opinion.due_on,
      },
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
