import {
  oldPaymentSchema,
  type oldPaymentPageSchema,
  type oldPaymentQuerySchema,
} from '@registrar/domain/calls/receipts';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import type { Noted } from '../../register/access-log/note-access';
import { authorityFor, companiesOf } from '../../register/representation';
import { notePayments } from '../note-payments';

/** Payments in the older system, by the user and by the companies they file for today, the newest first. */
export async function readOldPayments(
  db: Kysely<DB>,
  actor: Actor,
  { page, size }: z.infer<typeof oldPaymentQuerySchema>,
  noted: Noted,
): Promise<z.infer<typeof oldPaymentPageSchema>> {
  const today = dayInNepal(noted.now);
  const companies: string[] = [];
  // a limited mandate sees the payments of its own filings only, and old payments belong to no filing
  for (const { companyId } of await companiesOf(db, actor.accountId, today))
    if ((await authorityFor(db, actor.accountId, companyId, today)) === 'ALL') companies.push(companyId);
  const found = db
    .selectFrom('old_system_payment as payment')
    .leftJoin('old_system_user as payer', 'payer.id', 'payment.user_id')
    .leftJoin('old_system_company as company', 'company.id', 'payment.company_id')
    .where((of) =>
      of.or([
        of.and([of('payment.company_id', 'is', null), of('payer.account_id', '=', actor.accountId)]),
        ...(companies.length === 0 ? [] : [of('payment.company_id', 'in', companies)]),
      ]),
    );
  const { rows, total } = await pageOf(
    found
      .selectAll('payment')
      .select(['company.name_english', 'company.name_nepali', 'company.registration_number'])
      .orderBy(sql`payment.paid_on desc nulls last`)
      .orderBy('payment.id'),
    { page, size },
  );
  await notePayments(
    db,
    actor,
    noted,
    rows.map(({ company_id }) => company_id),
  );
  const items = rows.map((row) =>
    oldPaymentSchema.parse({
      id: row.id,
      purposeEnglish: row.purpose_english,
      purposeNepali: row.purpose_nepali,
      amountPaisa: row.amount_paisa,
      paidOn: row.paid_on,
      receiptNumber: row.receipt_number,
      voucherNumber: row.voucher_number,
      bank: row.bank,
      company:
        row.registration_number === null
          ? null
          : {
              nameEnglish: row.name_english ?? '',
              nameNepali: row.name_nepali ?? '',
              registrationNumber: row.registration_number,
            },
    }),
  );
  return { items, total, page, size };
}
