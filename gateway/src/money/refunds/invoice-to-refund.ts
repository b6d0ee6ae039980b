import { guardReasons } from '@registrar/domain/transitions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { hasPartIn } from '../card/payers';
import type { InvoiceRow } from '../payment-state';
import { filingOf } from '../invoice-owner';

/**
 * Locks the filing and then the invoice. An overpayment concerns the whole filing, so refunds of two of its invoices
 * run one after the other. The filing comes first, as in every action on a filing.
 */
export async function lockWithFiling({ tx }: UnitOfWork, invoiceId: string): Promise<InvoiceRow | undefined> {
  const found = await tx
    .selectFrom('invoice')
    .select(['for_kind', 'for_id'])
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  const filing = found && filingOf(found);
  if (filing) await tx.selectFrom('application').select('id').where('id', '=', filing).forUpdate().execute();
  return tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst();
}

/** An officer may not refund a filing, or a payment of a company, that they are related to. */
export async function refuseOwnPart(
  unit: UnitOfWork,
  actor: Actor,
  invoice: Pick<InvoiceRow, 'id'>,
  language: WireLanguage,
): Promise<void> {
  if (await hasPartIn(unit.tx, actor.accountId, invoice, dayInNepal(unit.now)))
    refuse('PERM-403', { text: guardReasons.NO_CONFLICT_OF_INTEREST[domainLanguage(language)] });
}
