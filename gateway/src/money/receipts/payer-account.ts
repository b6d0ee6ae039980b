import type { WireLanguage } from '../../platform/language';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { filingOf, requestOf, type Owned } from '../invoice-owner';
import type { InvoiceRow } from '../payment-state';

/**
 * The recipient of the documents of an invoice: the applicant of a filing, who asked by a request; for a company the
 * submitter of the voucher, or its newest representative. Null: who asked by a request has no account.
 */
export async function payerAccount(
  { tx }: UnitOfWork,
  invoice: Owned & Pick<InvoiceRow, 'id' | 'company_id'>,
): Promise<string | null> {
  const filing = filingOf(invoice);
  if (filing !== null)
    return (
      await tx.selectFrom('application').select('applicant_id').where('id', '=', filing).executeTakeFirstOrThrow()
    ).applicant_id;
  const request = requestOf(invoice);
  if (request !== null) {
    const asked = await tx
      .selectFrom('request')
      .select('requester_account')
      .where('id', '=', request)
      .executeTakeFirstOrThrow();
    return asked.requester_account;
  }
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

/** Where somebody without an account is written to about an invoice of their request. */
export async function payerContact(
  { tx }: UnitOfWork,
  invoice: Owned,
): Promise<{ readonly address: string; readonly name: string | null; readonly language: WireLanguage } | undefined> {
  const asked = await tx
    .selectFrom('request')
    .select(['requester_contact', 'requester_name', 'requester_language'])
    .where('id', '=', requestOf(invoice))
    .executeTakeFirst();
  if (!asked || asked.requester_contact === null) return undefined;
  const { requester_contact: address, requester_name: name, requester_language: language } = asked;
  return { address, name, language: language ?? 'np' };
}
