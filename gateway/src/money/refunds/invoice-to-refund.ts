import { guardReasons } from '@registrar/domain/transitions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { hasPartIn } from '../card/payers';
import type { InvoiceRow } from '../payment-state';

/**
 * What was paid too much is a matter of the whole filing: two refunds of two of its invoices take turns on it. The
 * filing first, as everybody who acts on one holds it.
 */
export async function lockWithFiling({ tx }: UnitOfWork, invoiceId: string): Promise<InvoiceRow | undefined> {
  const found = await tx.selectFrom('invoice').select('application_id').where('id', '=', invoiceId).executeTakeFirst();
  if (found?.application_id)
    await tx.selectFrom('application').select('id').where('id', '=', found.application_id).forUpdate().execute();
  return tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst();
}

/** Nobody gives money back on a filing, or of a company, that they have a part in. */
export async function refuseOwnPart(
  unit: UnitOfWork,
  actor: Actor,
  invoice: Pick<InvoiceRow, 'id'>,
  language: WireLanguage,
): Promise<void> {
  if (await hasPartIn(unit.tx, actor.accountId, invoice, dayInNepal(unit.now)))
    refuse('PERM-403', { text: guardReasons.NO_CONFLICT_OF_INTEREST[domainLanguage(language)] });
}
