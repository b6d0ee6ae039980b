import type { mismatchDecisions, MismatchDecisionRequest } from '@registrar/domain/calls/payments';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import type { InvoiceRow } from '../payment-state';
import { holdAttempt, type AttemptRow, type Held } from './attempts';
import { hasPartIn } from './payers';
import { giveUp, mayBeSettled, settle } from './record-answer';
import type { MismatchRow } from './report-mismatch';

type Decision = (typeof mismatchDecisions)[number];

/**
 * The decisions that an officer has in this state. A payment of another amount does not settle an invoice. If money was
 * received, the invoice cannot be opened again before a refund; NOTED is for that case.
 */
export function allowedDecisions(
  mismatch: Pick<MismatchRow, 'kind' | 'decision'>,
  attempt: Pick<AttemptRow, 'status' | 'amount_paisa'>,
  invoice: Pick<InvoiceRow, 'status' | 'total_paisa' | 'covered_by'>,
): Decision[] {
  if (mismatch.decision !== null) return [];
  const open = attempt.status === 'OPEN' || attempt.status === 'MISMATCH';
  return [
    ...(open && mismatch.kind !== 'PAID_TWICE' && invoice.status === 'INITIATED' ? (['RELEASED'] as const) : []),
    ...(open &&
    mismatch.kind !== 'WRONG_AMOUNT' &&
    mayBeSettled(invoice) &&
    invoice.total_paisa === attempt.amount_paisa
      ? (['SETTLED'] as const)
      : []),
    'NOTED' as const,
  ];
}

/** A mismatch of another office does not exist (REQ-404); an officer related to the payer may not decide. */
export async function decideMismatch(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, decision, remark }: MismatchDecisionRequest,
): Promise<void> {
  const { held, mismatch } = await openMismatch(unit, actor, id);
  if (mismatch.decision !== null) refuse('FLOW-409', { message: 'money.mismatchDecided' });
  if (mismatch.version !== version) refuse('VER-412');
  if (!allowedDecisions(mismatch, held.attempt, held.invoice).includes(decision))
    refuse('FLOW-409', { message: 'money.mismatchNotNow' });
  await unit.tx
    .updateTable('payment_mismatch')
    .set({ decision, decided_by: actor.accountId, decided_at: unit.now, remark, version: version + 1 })
    .where('id', '=', id)
    .execute();
  unit.audit({
    actor,
    action: 'PAYMENT_MISMATCH_DECIDED',
    objectType: 'payment',
    objectId: held.attempt.id,
    objectVersion: held.attempt.version,
    after: { kind: mismatch.kind, decision },
    remark,
  });
  if (decision === 'RELEASED') await giveUp(unit, actor, held, 'RELEASED', mismatch.transaction_id);
  if (decision === 'SETTLED') await settle(unit, actor, held, mismatch.transaction_id);
}

async function openMismatch(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
): Promise<{ held: Held; mismatch: MismatchRow }> {
  const found = await mismatchOf(unit.tx, id);
  const held = found?.office_id === actor.officeId ? await holdAttempt(unit, found?.attempt_id ?? '') : undefined;
  const mismatch = held && (await mismatchOf(unit.tx, id)); // it may have been decided meanwhile
  if (!held || !mismatch) refuse('REQ-404');
  if (await hasPartIn(unit.tx, actor.accountId, held.invoice, dayInNepal(unit.now))) refuse('PERM-403');
  return { held, mismatch };
}

const mismatchOf = (db: Kysely<DB>, id: string): Promise<MismatchRow | undefined> =>
  db.selectFrom('payment_mismatch').selectAll().where('id', '=', id).executeTakeFirst();
