import { schedules, scheduleValueSchema } from '@registrar/domain/schedules';
import type { Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { ScheduleProposalTable } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { isAnotherPerson, requireOpenProposal, requireProposer, requireSecondPerson } from '../platform/two-person';
import { beginsTooEarly, rowOn, rowsOf, takesPlace } from './rows';
import { notifyOfSchedule } from './notify-of-schedule';
import { isOffered } from './offered-schedule';

type Proposal = Selectable<ScheduleProposalTable>;
type Settled = 'APPROVED' | 'REFUSED' | 'WITHDRAWN';
const ACTIONS = {
  APPROVED: 'SCHEDULE_APPROVED',
  REFUSED: 'SCHEDULE_REFUSED',
  WITHDRAWN: 'SCHEDULE_WITHDRAWN',
} as const satisfies Record<Settled, string>;

/** The second person lets the rate in: one more dated row, once, however many agree at the same time. */
export async function approveSchedule(
  unit: UnitOfWork,
  actor: Actor,
  proposalId: string,
  remark: string,
): Promise<void> {
  const proposal = await lockProposal(unit, proposalId);
  requireSecondPerson(actor, proposal);
  requireOpenProposal(proposal, unit.now);
  await requireProposer(unit, proposal, 'PROPOSE_CONFIGURATION');
  await settle(unit, actor, proposal, 'APPROVED', remark);
  await takeEffect(unit, proposal);
  await notifyProposer(unit, proposal, 'approved', remark);
}

export async function refuseSchedule(
  unit: UnitOfWork,
  actor: Actor,
  proposalId: string,
  remark: string,
): Promise<void> {
  const proposal = await lockProposal(unit, proposalId);
  requireSecondPerson(actor, proposal);
  requireOpenProposal(proposal, unit.now);
  await settle(unit, actor, proposal, 'REFUSED', remark);
  await notifyProposer(unit, proposal, 'refused', remark);
}

/** Only by whoever proposed it. */
export async function withdrawSchedule(
  unit: UnitOfWork,
  actor: Actor,
  proposalId: string,
  remark: string,
): Promise<void> {
  const proposal = await lockProposal(unit, proposalId);
  if (isAnotherPerson(actor, proposal)) refuse('PERM-403');
  requireOpenProposal(proposal, unit.now);
  await settle(unit, actor, proposal, 'WITHDRAWN', remark);
}

async function lockProposal(unit: UnitOfWork, proposalId: string): Promise<Proposal> {
  return (
    (await unit.tx
      .selectFrom('schedule_proposal')
      .selectAll()
      .where('id', '=', proposalId)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('REQ-404')
  );
}

/**
 * The past is never touched: the day has to lie ahead still, and the row that it follows has to be the one that was
 * seen.
 */
async function takeEffect(unit: UnitOfWork, proposal: Proposal): Promise<void> {
  const key = schedules.schema.parse(proposal.key);
  if (!isOffered(key)) refuse('FLOW-409', { message: 'schedule.askedByNothing' });
  const today = dayInNepal(unit.now);
  if (beginsTooEarly(key, proposal.valid_from, today)) refuse('FLOW-409', { message: 'schedule.dayHasCome' });
  const rows = await rowsOf(unit.tx, key);
  const taken = rows.some(({ validFrom }) => validFrom === proposal.valid_from);
  if (
    (rowOn(rows, proposal.valid_from)?.validFrom ?? null) !== proposal.replaces_from ||
    (taken && !takesPlace(key, proposal.valid_from, today))
  )
    refuse('FLOW-409', { message: 'proposal.outdated' });
  const value = scheduleValueSchema(key).parse(proposal.value);
  const content = {
    valid_to: proposal.valid_to,
    value: JSON.stringify(value),
    reference: proposal.reference,
    reference_nepali: proposal.reference_nepali,
    certainty: proposal.certainty,
  };
  const insert = unit.tx.insertInto('configuration').values({ key, valid_from: proposal.valid_from, ...content });
  // what stood there until now stays among the decided proposals, and in the audit
  await (
    taken ? insert.onConflict((conflict) => conflict.columns(['key', 'valid_from']).doUpdateSet(content)) : insert
  ).execute();
}

async function settle(
  unit: UnitOfWork,
  actor: Actor,
  proposal: Proposal,
  status: Settled,
  remark: string,
): Promise<void> {
  const after = { status, decided_by: actor.accountId, decided_at: unit.now, decision_remark: remark };
  await unit.tx.updateTable('schedule_proposal').set(after).where('id', '=', proposal.id).execute();
  unit.audit({
    actor,
    action: ACTIONS[status],
    objectType: 'schedule',
    objectId: proposal.id,
    before: proposal,
    after: { ...proposal, ...after },
    remark,
  });
}

async function notifyProposer(
  unit: UnitOfWork,
  proposal: Proposal,
  message: 'approved' | 'refused',
  remark: string,
): Promise<void> {
  await notifyOfSchedule(unit, {
    to: proposal.proposed_by,
    message,
    proposalId: proposal.id,
    key: schedules.schema.parse(proposal.key),
    validFrom: proposal.valid_from,
    remark,
  });
}
