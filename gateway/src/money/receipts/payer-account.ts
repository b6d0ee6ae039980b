import type { UnitOfWork } from '../../platform/unit-of-work';

/**
 * To whom the papers over an invoice are sent: the applicant of a filing; of a company whoever brought the voucher, or
 * who came last to represent it.
 */
export async function payerAccount(
  { tx }: UnitOfWork,
  invoice: { readonly id: string; readonly application_id: string | null; readonly company_id: string | null },
): Promise<string> {
  if (invoice.application_id !== null)
    return (
      await tx
        .selectFrom('application')
        .select('applicant_id')
        .where('id', '=', invoice.application_id)
        .executeTakeFirstOrThrow()
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
