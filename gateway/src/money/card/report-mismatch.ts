import type { mismatchKinds } from '@registrar/domain/calls/payments';
import type { Selectable } from 'kysely';
import type { PaymentMismatchTable } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Held } from './attempts';
import type { ProviderAnswer } from './payment-provider';
import { notifyRevenue } from './notify-payer';

export type MismatchRow = Selectable<PaymentMismatchTable>;
type Kind = (typeof mismatchKinds)[number];

/** Stores a mismatch once per kind and notifies the revenue officers of the office. */
export async function reportMismatch(
  unit: UnitOfWork,
  held: Held,
  kind: Kind,
  answer: Pick<ProviderAnswer, 'amountPaisa' | 'transactionId' | 'status'> | null,
): Promise<void> {
  const { attempt, invoice } = held;
  const paidPaisa = answer?.status === 'SUCCESS' ? answer.amountPaisa : null;
  const written = await unit.tx
    .insertInto('payment_mismatch')
    .values({
      id: unit.newId(),
      attempt_id: attempt.id,
      office_id: invoice.office_id,
      kind,
      paid_paisa: paidPaisa,
      transaction_id: answer?.transactionId ?? null,
      found_at: unit.now,
    })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  unit.audit({
    actor: null,
    action: 'PAYMENT_MISMATCH_FOUND',
    objectType: 'payment',
    objectId: attempt.id,
    objectVersion: attempt.version,
    after: { invoiceId: invoice.id, kind, paidPaisa },
  });
  await notifyRevenue(unit, held, `${written.id}:found`);
}
