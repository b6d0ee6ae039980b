import type {
  AnswerGrievance,
  EscalateGrievance,
  HandGrievance,
  RateGrievance,
} from '@registrar/domain/calls/grievances';
import { addDays } from '@registrar/domain/calendar';
import { hasEnded } from '@registrar/domain/requests';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { MessageKey } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { lockRequest, moveRequest } from '../move-request';
import { notifyOffice, notifyRequester } from '../notify-of-request';
import type { RequestRow } from '../request-handler';
import { mayRead, sideOf } from '../sight';
import { lastGiven, type Given } from './given';
import { grievanceHandler, grievanceOf } from './grievance-handler';
import { officersFor, type GrievanceRow } from './impartial';
import { issueAnswer } from './issue-answer';

type Outcome = AnswerGrievance['outcome'];

/** What two people have to decide before such an answer. */
const NOT_OPEN: Partial<Record<Outcome, MessageKey>> = {
  REFUNDED: 'grievance.noRefund',
  FINE_WAIVED: 'grievance.noWaiver',
};

interface Held {
  readonly row: RequestRow;
  readonly grievance: GrievanceRow;
}

/** Gives it to an officer, also to oneself; never to one whom it concerns. */
export async function handGrievance(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, officerId }: HandGrievance,
): Promise<void> {
  const { row, grievance } = await hold(unit, actor, id, version, 'OFFICE');
  if (hasEnded(row.status)) refuse('FLOW-409', { message: 'requests.notAllowed' });
  const officers = await officersFor(unit.tx, row, grievance, unit.now);
  if (!officers.some((one) => one.id === officerId)) refuse('PERM-403', { message: 'grievance.notThisOfficer' });
  await unit.tx.updateTable('grievance').set({ handler: officerId }).where('request_id', '=', id).execute();
  if (row.status === 'IN_HAND') await raiseVersion(unit, row);
  else await moveRequest(unit, grievanceHandler, row, { action: 'take', by: actor });
  note(unit, actor, 'GRIEVANCE_HANDED', row, { from: grievance.handler, to: officerId });
}

/** To the registrar: by an officer at any time, by who asked once the last day is over. */
export async function escalateGrievance(
  unit: UnitOfWork,
  actor: Actor | null,
  id: string,
  { version, reason }: EscalateGrievance,
): Promise<void> {
  const { row, grievance } = await hold(unit, actor, id, version, 'BOTH');
  if (!mayEscalate(actor, row, grievance, unit.now)) refuse('FLOW-409', { message: 'requests.notAllowed' });
  await escalate(unit, actor, row, reason);
}

export async function escalate(unit: UnitOfWork, actor: Actor | null, row: RequestRow, reason: string): Promise<void> {
  await unit.tx
    .updateTable('grievance')
    .set({ escalated_at: unit.now, handler: null })
    .where('request_id', '=', row.id)
    .execute();
  const raised =
    row.status === 'IN_HAND'
      ? await moveRequest(unit, grievanceHandler, row, { action: 'release', by: actor })
      : await raiseVersion(unit, row);
  note(unit, actor, 'GRIEVANCE_ESCALATED', raised, { escalated: true }, reason);
  const notice = { title: 'grievance.escalated.title', body: 'grievance.escalated.body' } as const;
  await notifyOffice(unit, grievanceHandler, raised, notice, reason);
}

/** The answer of the office, once, with its letter; of a refusal the letter names the way to the court and its days. */
export async function answerGrievance(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, outcome, text }: AnswerGrievance,
): Promise<void> {
  const { row, grievance } = await hold(unit, actor, id, version, 'OFFICE');
  const open = await answersOpenTo(unit.tx, actor, row, grievance, unit.now);
  if (open.length === 0) refuse('PERM-403', { message: 'grievance.notThisOfficer' });
  if (!open.includes(outcome)) refuse('FLOW-409', { message: NOT_OPEN[outcome] ?? 'requests.notAllowed' });
  const taken =
    row.status === 'IN_HAND' ? row : await moveRequest(unit, grievanceHandler, row, { action: 'take', by: actor });
  const { grievanceRemedyDays: days } = await readTerm(unit.tx, 'REQUEST_TERMS', dayInNepal(unit.now));
  const until = outcome === 'REFUSED' ? addDays(dayInNepal(unit.now), days) : null;
  const letterId = await issueAnswer(unit, taken, {
    outcome,
    text,
    remedy: until === null ? null : { days, until },
    given: await givenFor(unit.tx, row, grievance, outcome),
    signer: actor.accountId,
  });
  await unit.tx
    .updateTable('grievance')
    .set({ outcome, letter_id: letterId, remedy_until: until, handler: actor.accountId })
    .where('request_id', '=', id)
    .execute();
  const ended = await moveRequest(unit, grievanceHandler, taken, {
    action: outcome === 'REFUSED' ? 'refuse' : 'finish',
    by: actor,
    reason: text,
  });
  await notifyRequester(unit, grievanceHandler, ended, grievanceHandler.notices.refused, text);
}

/** What the requester thinks of the answer, once. */
export async function rateGrievance(
  unit: UnitOfWork,
  actor: Actor | null,
  id: string,
  { mark }: RateGrievance,
): Promise<void> {
  const { row, grievance } = await hold(unit, actor, id, undefined, 'REQUESTER');
  if (!mayRate(row, grievance)) refuse('FLOW-409', { message: 'requests.notAllowed' });
  await unit.tx
    .updateTable('grievance')
    .set({ satisfaction: mark, rated_at: unit.now })
    .where('request_id', '=', id)
    .execute();
  note(unit, actor, 'GRIEVANCE_RATED', row, { mark });
}

/** The answers that are open to this officer now: none if somebody else has it or the grievance concerns them. */
export async function answersOpenTo(
  db: Kysely<DB>,
  actor: Actor,
  row: RequestRow,
  grievance: GrievanceRow,
  now: Date,
): Promise<Outcome[]> {
  if (sideOf(grievanceHandler, actor, row) !== 'OFFICE' || hasEnded(row.status)) return [];
  if (grievance.handler !== null && grievance.handler !== actor.accountId) return [];
  const officers = await officersFor(db, row, grievance, now);
  if (!officers.some(({ id }) => id === actor.accountId)) return [];
  const given: Outcome[] = [];
  for (const outcome of ['REFUNDED', 'FINE_WAIVED'] as const)
    if ((await lastGiven(db, row, grievance, outcome)) !== null) given.push(outcome);
  return ['EXPLAINED', 'CORRECTED', ...given, 'REFUSED'];
}

async function givenFor(
  db: Kysely<DB>,
  row: RequestRow,
  grievance: GrievanceRow,
  outcome: Outcome,
): Promise<readonly Given[]> {
  if (outcome !== 'REFUNDED' && outcome !== 'FINE_WAIVED') return [];
  return (await lastGiven(db, row, grievance, outcome)) ?? [];
}

export function mayEscalate(actor: Actor | null, row: RequestRow, { escalated_at }: GrievanceRow, now: Date): boolean {
  if (hasEnded(row.status) || escalated_at !== null || row.reopened_at !== null) return false;
  const side = actor === null ? 'REQUESTER' : sideOf(grievanceHandler, actor, row);
  return side === 'OFFICE' || (side === 'REQUESTER' && row.due_on !== null && row.due_on < dayInNepal(now));
}

export const mayRate = (row: RequestRow, { satisfaction }: GrievanceRow): boolean =>
  hasEnded(row.status) && satisfaction === null;

/** Locked, for a person of the side who may read it; null: the address that asked, whose link the caller has proven. */
async function hold(
  unit: UnitOfWork,
  actor: Actor | null,
  id: string,
  version: number | undefined,
  side: 'OFFICE' | 'REQUESTER' | 'BOTH',
): Promise<Held> {
  const row = await lockRequest(unit, id);
  if (!row || row.kind !== grievanceHandler.kind.key) refuse('REQ-404');
  if (actor !== null) {
    if (!(await mayRead(unit.tx, grievanceHandler, actor, row, unit.now))) refuse('REQ-404');
    const own = sideOf(grievanceHandler, actor, row);
    if (own === null || (side !== 'BOTH' && own !== side)) refuse('PERM-403');
  }
  if (version !== undefined && row.version !== version) refuse('VER-412');
  return { row, grievance: await grievanceOf(unit.tx, id) };
}

const raiseVersion = ({ tx }: UnitOfWork, { id, version }: RequestRow): Promise<RequestRow> =>
  tx
    .updateTable('request')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

function note(
  unit: UnitOfWork,
  actor: Actor | null,
  action: 'GRIEVANCE_HANDED' | 'GRIEVANCE_ESCALATED' | 'GRIEVANCE_RATED',
  { id, number, version }: RequestRow,
  after: Readonly<Record<string, unknown>>,
  remark?: string,
): void {
  unit.audit({
    actor,
    action,
    objectType: 'grievance',
    objectId: id,
    objectVersion: version,
    after: { number, ...after },
    ...(remark !== undefined && { remark }),
  });
}
