import type { UnitOfWork } from '../../platform/unit-of-work';
import { filingOf, type Owned } from '../invoice-owner';
import type { InvoiceRow } from '../payment-state';

/**
 * The recipient of the documents of an invoice: the applicant of a filing; for a company the submitter of the voucher,
 * or its newest representative.
 */
export async function payerAccount(
  { tx }: UnitOfWork,
  invoice: Owned & Pick<InvoiceRow, 'id' | 'company_id'>,
): Promise<string> {
  const filing = filingOf(invoice);
  if (filing !== null)
    return (
      await tx.selectFrom('application').select('applicant_id').where('id', '=', filing).executeTakeFirstOrThrow()
    ).applicant_id;
  const voucher = await tx
    .selectFrom('payment_voucher')
    .select('uploaded_by')
    .where('invoice_id', '=', invoice.id)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst();
  if (voucher) return voucher.uploaded_by;
  const { account_id } = await tx
    .selectFrom('company_representative')
    .select('account_id')
    .where('company_id', '=', invoice.company_id ?? '')
    .orderBy('since', 'desc')
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return account_id;
}
