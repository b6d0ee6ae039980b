import type { mismatchKinds } from '@registrar/domain/calls/payments';
import type { Selectable } from 'kysely';
import type { PaymentMismatchTable } from '../../platform/database/schema.generated';
import type { Deed } from '../../platform/deed';
import type { Held } from './attempts';
import type { ProviderAnswer } from './payment-provider';
import { tellRevenue } from './tell-payer';

export type MismatchRow = Selectable<PaymentMismatchTable>;
type Kind = (typeof mismatchKinds)[number];

/** Written once for each kind, and told to the revenue officers of the office. */
export async function reportMismatch(deed: Deed, held: Held, kind: Kind, answer: Pick<ProviderAnswer, 'amountPaisa' | 'transactionId' | 'status'> | null): Promise<void> {
  const { attempt, invoice } = held;
  const paidPaisa = answer?.status === 'SUCCESS' ? answer.amountPaisa : null;
  const written = await deed.tx
    .insertInto('payment_mismatch')
    .values({ id: deed.newId(), attempt_id: attempt.id, office_id: invoice.office_id, kind, paid_paisa: paidPaisa, transaction_id: answer?.transactionId ?? null, found_at: deed.now })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  deed.audit({ actor: null, action: 'PAYMENT_MISMATCH_FOUND', objectType: 'payment', objectId: attempt.id, objectVersion: attempt.version, after: { invoiceId: invoice.id, kind, paidPaisa } });
  await tellRevenue(deed, held, `${written.id}:found`);
}
